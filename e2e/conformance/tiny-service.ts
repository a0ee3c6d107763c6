import { createHmac } from 'node:crypto';
import { LIMITS } from '@/lib/contract/limits';
import { validationMessage } from '@/lib/contract/messages';
import { openApiDocument } from '@/lib/contract/openapi';
import { relevanceWarnings } from '@/lib/contract/relevance';
import { countCards } from '@/lib/contract/request/count-cards';
import type { GenerateRequest, TemplateRequest } from '@/lib/contract/request/generate-request';
import type { Problem } from '@/lib/contract/request/problems';
import { validateGenerate, validateTemplate } from '@/lib/contract/request/validate';
import type { Fetch } from './probe';

export const TINY_URL = 'http://tiny.test';
export const TINY_KEY = 'tiny-key';

type Made = { body: string; status: object; polls: number };
type Item = { id: string; name: string };

const FOLDERS: Item[] = ['100% done', 'Drafts', 'Reports', 'Talks'].map((name) => ({ id: `folder_${name}`, name }));
const THEMES = ['Ink_1', 'Lake', 'Paper'].map((name) => ({
  id: `theme_${name}`,
  name,
  type: 'standard',
  colorKeywords: ['white'],
  toneKeywords: ['calm'],
}));

/**
 * An in-memory service that follows docs/spec/settled-points.md without making decks. It shows that the conformance run
 * can pass, and with one wrong response, that it can fail.
 */
export function tinyService(): Fetch {
  const made = new Map<string, Made>();
  const byKey = new Map<string, { body: string; answer: object }>();
  let remaining = 1000;

  const start = (request: GenerateRequest | TemplateRequest, body: string): object => {
    const id = `gen_${made.size + 1}`;
    const isTemplate = 'prompt' in request;
    const operation = isTemplate ? 'template' : 'generate';
    const cards = isTemplate
      ? countCards({ inputText: request.prompt, cardSplit: 'inputTextBreaks' })
      : countCards(request);
    const sentences = isTemplate ? relevanceWarnings('template', request) : relevanceWarnings('generate', request);
    const warnings = sentences.length > 0 ? { warnings: sentences.join('\n') } : {};
    const deducted = cards * (operation === 'template' ? 2 : 1);
    remaining -= deducted;
    const { exportAs } = request;
    const exportUrl = exportAs && { exportUrl: `${TINY_URL}/exports/${id}.${exportAs}?sign=${sign(id)}` };
    made.set(id, {
      body,
      polls: 0,
      status: {
        generationId: id,
        status: 'completed',
        artifactId: `art_${id}`,
        artifactUrl: `${TINY_URL}/a/art_${id}`,
        credits: { deducted, remaining },
        ...exportUrl,
        ...warnings,
      },
    });
    return { generationId: id, ...warnings };
  };

  const post = async (request: Request, isTemplate: boolean): Promise<Response> => {
    if (!/^application\/json(;|$)/.test(request.headers.get('content-type') ?? '')) return failure(415, 'JSON only');
    const body = await request.text();
    if (Buffer.byteLength(body) > LIMITS.bodyBytes) return failure(413, 'Too large');
    const parsed = parse(body);
    if (!parsed.ok) return invalid([{ path: 'body', message: 'must be JSON' }]);
    const verdict = isTemplate ? validateTemplate(parsed.value) : validateGenerate(parsed.value);
    if (!verdict.ok) return invalid(verdict.problems);
    const unknown = unknownIds(verdict.value, made);
    if (unknown.length > 0) return invalid(unknown);
    const key = request.headers.get('idempotency-key');
    const before = key === null ? undefined : byKey.get(key);
    if (before) return before.body === body ? json(201, before.answer) : failure(422, 'Key used with another body');
    const answer = start(verdict.value, body);
    if (key !== null) byKey.set(key, { body, answer });
    return json(201, answer);
  };

  const status = (id: string): Response => {
    const one = made.get(id);
    if (!one) {
      const credits = { deducted: 0, remaining };
      return json(404, { message: `Generation ID not found. generationId: ${id}`, statusCode: 404, credits });
    }
    one.polls += 1;
    return json(200, one.polls === 1 ? { generationId: id, status: 'pending' } : one.status);
  };

  return async (request) => {
    const url = new URL(request.url);
    const file = /^\/exports\/(gen_\d+)\.(pdf|pptx)$/.exec(url.pathname);
    if (file) {
      if (url.searchParams.get('sign') !== sign(file[1] ?? '')) return failure(404, 'Not found');
      return new Response(`${file[2] === 'pdf' ? '%PDF-1.7' : 'PK\u0003\u0004'}${' '.repeat(2000)}`);
    }
    if (url.pathname === '/v1.0/openapi.json') return json(200, openApiDocument(TINY_URL));
    if (request.headers.get('x-api-key') !== TINY_KEY) return failure(403, 'Forbidden');
    const path = url.pathname.replace(/^\/v1\.0/, '');
    const isPost = path === '/generations' || path === '/generations/from-template';
    const method = isPost ? 'POST' : 'GET';
    if (request.method !== method) return failure(405, 'Method not allowed', { Allow: method });
    if (isPost) return post(request, path.endsWith('template'));
    if (path === '/themes' || path === '/folders') return list(path, url.searchParams);
    return status(decodeURIComponent(path.replace('/generations/', '')));
  };
}

function list(path: '/themes' | '/folders', parameters: URLSearchParams): Response {
  if (['query', 'limit', 'after'].some((name) => parameters.getAll(name).length > 1)) return failure(400, 'Repeated');
  const limit = parameters.get('limit') ?? '20';
  if (!/^\d{1,2}$/.test(limit) || Number(limit) < 1 || Number(limit) > 50) return failure(400, 'limit: 1 to 50');
  const query = (parameters.get('query') ?? '').trim().toLowerCase();
  const all: Item[] = path === '/themes' ? THEMES : FOLDERS;
  const found = all.filter((item) => item.name.toLowerCase().includes(query));
  const cursorOf = (at: number) => `${at}.${sign(`${path}?${query}@${at}`)}`;
  const after = parameters.get('after');
  const from = after === null ? 0 : Number(after.split('.')[0]);
  if (after !== null && after !== cursorOf(from)) return failure(400, 'after: not a cursor of this list and query');
  const to = from + Number(limit);
  const hasMore = to < found.length;
  return json(200, { data: found.slice(from, to), hasMore, nextCursor: hasMore ? cursorOf(to) : null });
}

function unknownIds(request: GenerateRequest | TemplateRequest, made: ReadonlyMap<string, Made>): Problem[] {
  const problems: Problem[] = [];
  const refuse = (path: string) => problems.push({ path, message: 'is not known' });
  if (request.themeId && !THEMES.some((theme) => theme.id === request.themeId)) refuse('themeId');
  for (const [index, id] of (request.folderIds ?? []).entries())
    if (!FOLDERS.some((folder) => folder.id === id)) refuse(`folderIds[${index}]`);
  if ('artifactId' in request && !made.has(request.artifactId.replace(/^art_/, ''))) refuse('artifactId');
  return problems;
}

function parse(body: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(body) };
  } catch {
    return { ok: false };
  }
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

function failure(statusCode: number, message: string, headers: Record<string, string> = {}): Response {
  return json(statusCode, { message, statusCode }, headers);
}

function invalid(problems: Problem[]): Response {
  return failure(400, validationMessage(problems));
}

function sign(text: string): string {
  return createHmac('sha256', 'tiny').update(text).digest('base64url');
}
