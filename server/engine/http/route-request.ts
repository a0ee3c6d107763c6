import 'server-only';
import { openApiDocument } from '@/lib/contract/openapi';
import type { DeckTheme } from '@/lib/deck/theme';
import { englishMessage } from '@/lib/words/stored-messages';
import { judgeKey } from '../../tokens/api-tokens';
import type { Engine } from '../context';
import { exportLink } from '../exports/export-link';
import { readBalance } from '../store/credits';
import { findGeneration, type GenerationRow, orderOf } from '../store/generations-store';
import { answer, answerOrFail, refuse } from './answer';
import { answerList, type ListRow } from './answer-list';
import { createFromTemplate, createGeneration } from './create-generation';

type Operation = {
  method: 'GET' | 'POST';
  path: RegExp;
  isOpen?: boolean;
  answer(engine: Engine, request: Request, id: string): Promise<Response>;
};

/** All routes under `/v1.0` (docs/spec/interface.md#4). */
const OPERATIONS: readonly Operation[] = [
  { method: 'GET', path: /^\/v1\.0\/themes$/, answer: listThemes },
  { method: 'GET', path: /^\/v1\.0\/folders$/, answer: listFolders },
  { method: 'GET', path: /^\/v1\.0\/openapi\.json$/, isOpen: true, answer: readOpenApi },
  { method: 'POST', path: /^\/v1\.0\/generations$/, answer: createGeneration },
  { method: 'POST', path: /^\/v1\.0\/generations\/from-template$/, answer: createFromTemplate },
  { method: 'GET', path: /^\/v1\.0\/generations\/([^/]+)$/, answer: readGeneration },
];

/**
 * Answers one API request. Checks it in the order of docs/spec/settled-points.md#2: the key (403), then the method,
 * then what the operation itself checks.
 */
export function routeRequest(engine: Engine, request: Request): Promise<Response> {
  return answerOrFail(async () => {
    const { pathname } = new URL(request.url);
    const operation = OPERATIONS.find(({ path }) => path.test(pathname));
    const refusal = operation?.isOpen ? null : await refuseKey(engine, request);
    if (refusal) return refusal;
    if (!operation) return refuse(404, englishMessage('Not found'));
    const { method } = request;
    const isRead = operation.method === 'GET' && method === 'HEAD';
    if (method !== operation.method && !isRead) {
      const allowed = operation.method === 'GET' ? 'GET, HEAD' : operation.method;
      return refuse(405, englishMessage('Method not allowed'), { Allow: allowed });
    }
    const answered = await operation.answer(engine, request, decoded(operation.path.exec(pathname)?.[1] ?? ''));
    return isRead ? new Response(null, answered) : answered;
  });
}

/** The body of a 403 is always the same (docs/spec/settled-points.md#2), so a header says why a token was refused. */
async function refuseKey(engine: Engine, { method, headers }: Request): Promise<Response | null> {
  const needs = method === 'POST' ? 'create' : 'read';
  const judged = await judgeKey(engine, headers, headers.get('x-api-key') ?? '', needs);
  if (judged.ok) return null;
  if (judged.status === 429)
    return refuse(429, englishMessage('Too many failed attempts. Try again later.'), {
      'Retry-After': String(judged.retryAfter),
    });
  return refuse(403, englishMessage('Forbidden'), judged.reason ? { 'Cardwright-Reason': judged.reason } : {});
}

/** Decodes a path segment. One with invalid encoding matches no id, and is returned unchanged. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** docs/spec/interface.md#4.2: the folders the caller is a member of. */
function listFolders(engine: Engine, request: Request): Promise<Response> {
  return answerList(engine, 'folders', new URL(request.url).searchParams, ({ id, name }) => ({ id, name }));
}

/** docs/spec/interface.md#4.1: standard and custom themes in one sorted list. */
function listThemes(engine: Engine, request: Request): Promise<Response> {
  return answerList(engine, 'themes', new URL(request.url).searchParams, toTheme);
}

function toTheme({ id, name, data }: ListRow): object {
  const { type, colorKeywords, toneKeywords } = JSON.parse(data ?? '{}') as DeckTheme;
  return { id, name, type, colorKeywords, toneKeywords };
}

/** The OpenAPI document. It contains no workspace data, so it needs no key. */
async function readOpenApi({ baseUrl }: Engine): Promise<Response> {
  return answer(200, openApiDocument(baseUrl));
}

/** docs/spec/interface.md#4.5, docs/spec/settled-points.md#5. */
async function readGeneration(engine: Engine, _request: Request, generationId: string): Promise<Response> {
  // Postgres rejects NUL in text, and none of our ids contains one.
  const row = generationId.includes('\0') ? null : await findGeneration(engine.db, generationId);
  if (!row || row.state === 'purged') return notFound(engine, generationId);
  if (row.state === 'completed') return answer(200, await completed(engine, row));
  if (row.state === 'failed') return answer(200, failed(row));
  return answer(200, { generationId: row.id, status: 'pending' });
}

async function completed(engine: Engine, row: GenerationRow): Promise<object> {
  const { exportAs } = orderOf(row).request;
  return {
    generationId: row.id,
    status: 'completed',
    artifactId: row.artifact_id,
    artifactUrl: `${engine.baseUrl}/a/${row.artifact_id}`,
    credits: { deducted: row.deducted ?? 0, remaining: row.remaining ?? 0 },
    ...(exportAs && row.artifact_id ? { exportUrl: await exportLink(engine, row.artifact_id, exportAs) } : {}),
    ...(row.warnings ? { warnings: row.warnings } : {}),
  };
}

function failed(row: GenerationRow): object {
  return {
    generationId: row.id,
    status: 'failed',
    error: {
      message: row.error_message ?? englishMessage('The generation failed'),
      statusCode: row.error_status ?? 500,
    },
    credits: { deducted: row.deducted ?? 0, remaining: row.remaining ?? 0 },
  };
}

async function notFound(engine: Engine, generationId: string): Promise<Response> {
  const shown = generationId.length > 200 ? `${generationId.slice(0, 200)}…` : generationId;
  return answer(404, {
    message: englishMessage('Generation ID not found. generationId: {shown}', { shown }),
    statusCode: 404,
    credits: { deducted: 0, remaining: await readBalance(engine.db) },
  });
}
