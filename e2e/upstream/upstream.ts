import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { countTemplateCards } from '@/lib/composer/estimate-credits';
import { LIMITS } from '@/lib/contract/limits';
import { validationMessage } from '@/lib/contract/messages';
import { relevanceWarnings } from '@/lib/contract/relevance';
import { countCards } from '@/lib/contract/request/count-cards';
import type { Problem } from '@/lib/contract/request/problems';
import { validateGenerate, validateTemplate } from '@/lib/contract/request/validate';
import { exportFile } from './export-files';
import { type CallName, chargesAllTheSame, type Fault } from './faults';
import { type Generation, lookAt, type Plan, USUAL_PLAN } from './generations';
import { keyOfText, Ledger } from './ledger';
import { FOLDERS, type ListMood, pageOf, THEMES } from './lists';
import { type Answer, jsonAnswer, playAnswer } from './play-fault';
import { answerScript } from './script-route';
import { NEUTRAL_WORDS, readWords, type WireWords, writeWords } from './wire-words';

/**
 * A received request. `socket` numbers the connections; `hasKey`: the key was in its head; `aborted`: its sender left
 * before the response was sent.
 */
export type Seen = {
  call: CallName | null;
  method: string;
  path: string;
  at: number;
  socket: number;
  hasKey: boolean;
  aborted: boolean;
};

type Rule = { call: CallName; fault: Fault; times: number; of: string | null };

export type UpstreamOptions = {
  port?: number;
  key?: string;
  credits?: number;
  words?: WireWords;
  /** A higher number of cards is refused, as by a plan. */
  maxCards?: number;
  /** Milliseconds since 1970: the clock of `seen`, the ledger and the plans. The real one by default. */
  now?: () => number;
};

const CREDITS_A_CARD = 2;

/**
 * A remote service that implements the interface, keeps a ledger of its charges, and fails as scripted. It has no
 * idempotency keys: every accepted POST is charged.
 */
export class Upstream {
  readonly ledger: Ledger;
  readonly seen: Seen[] = [];
  readonly generations = new Map<string, Generation>();
  /** The plan of generations started from now on. */
  plan: Plan = USUAL_PLAN;
  lists: ListMood = 'good';
  /** Whether issued export links have expired. */
  linksDead = false;
  readonly key: string;
  readonly #options: UpstreamOptions;
  readonly #words: WireWords;
  readonly #now: () => number;
  readonly #sockets = new WeakMap<object, number>();
  #socketCount = 0;
  #rules: Rule[] = [];
  #server: Server | null = null;

  constructor(options: UpstreamOptions = {}) {
    this.#options = options;
    this.key = options.key ?? 'upstream-key';
    this.#words = options.words ?? NEUTRAL_WORDS;
    this.#now = options.now ?? Date.now;
    this.ledger = new Ledger(options.credits ?? 100_000);
  }

  async start(): Promise<this> {
    const server = createServer((request, response) => void this.#answer(request, response));
    // If the service closed idle connections, a stalled machine would lose polls, which the promises count.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.#options.port ?? 0, '127.0.0.1', resolve);
    });
    this.#server = server;
    return this;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(null));
    this.#server = null;
  }

  /** Its URL, without `/v1.0`. */
  get url(): string {
    const address = this.#server?.address();
    if (!address || typeof address === 'string') throw new Error('the upstream is not started');
    return `http://127.0.0.1:${address.port}`;
  }

  /**
   * Makes the next `times` calls of this name fail with this fault, in script order. `of`: only those whose path
   * contains this (the id of a generation).
   */
  tell(call: CallName, fault: Fault, times = Number.POSITIVE_INFINITY, of: string | null = null): void {
    this.#rules.push({ call, fault, times, of });
  }

  /** Removes all faults. */
  behave(): void {
    this.#rules = [];
  }

  seenOf(call: CallName): Seen[] {
    return this.seen.filter((seen) => seen.call === call);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => {});
    const url = new URL(request.url ?? '/', this.url);
    if (url.pathname.startsWith('/_')) return answerScript(this, request, response);
    const call = callOf(request.method ?? '', url.pathname);
    const seen = this.#see(call, request, response);
    const rule =
      call && this.#rules.find((each) => each.call === call && each.times > 0 && url.pathname.includes(each.of ?? ''));
    if (rule) rule.times -= 1;
    const fault = rule?.fault ?? null;
    // A request that is cut at once has not been read, unless it is to be charged.
    if (fault?.kind === 'reset' && !fault.charges) return playAnswer(response, NOTHING, fault);
    const answer = await this.#truth(call, request, url, fault).catch((error: unknown) => {
      seen.aborted = true;
      return jsonAnswer(500, { message: String(error), statusCode: 500 });
    });
    await playAnswer(response, answer, fault, call === 'status' ? idOf(url) : '');
  }

  #see(call: CallName | null, request: IncomingMessage, response: ServerResponse): Seen {
    const { socket } = request;
    if (!this.#sockets.has(socket)) this.#sockets.set(socket, ++this.#socketCount);
    const seen: Seen = {
      call,
      method: request.method ?? '',
      path: request.url ?? '',
      at: this.#now(),
      socket: this.#sockets.get(socket) ?? 0,
      hasKey: `${request.url}\n${request.rawHeaders.join('\n')}`.includes(this.key),
      aborted: false,
    };
    response.on('close', () => {
      if (!response.writableFinished) seen.aborted = true;
    });
    this.seen.push(seen);
    return seen;
  }

  /** The response of a healthy service; a start is charged here, whatever happens to the response. */
  async #truth(call: CallName | null, request: IncomingMessage, url: URL, fault: Fault | null): Promise<Answer> {
    if (call === 'export') return this.#export(url);
    if (request.headers['x-api-key'] !== this.key) return refusal(401, 'Invalid API key');
    if (call === 'start') return this.#start(request, url.pathname.endsWith('/from-template'), fault);
    if (call === 'status') return this.#status(idOf(url));
    if (call === 'themes' || call === 'folders') return this.#list(call, url);
    return refusal(404, 'No such route');
  }

  async #start(request: IncomingMessage, isTemplate: boolean, fault: Fault | null): Promise<Answer> {
    if (!/^application\/json/.test(request.headers['content-type'] ?? '')) return refusal(415, 'JSON only');
    const text = await readText(request);
    if (text === null) return refusal(413, 'Too large');
    const { body, leaks } = readWords(parse(text), this.#words);
    const maxCards = this.#options.maxCards;
    const verdict = isTemplate ? validateTemplate(body) : validateGenerate(body, { maxCards, target: 'remote' });
    const problems = [...leaks, ...(verdict.ok ? unknownIds(verdict.value) : verdict.problems)];
    if (!verdict.ok || problems.length > 0) return refusal(400, validationMessage(problems));
    const wanted = verdict.value;
    const key = keyOfText('prompt' in wanted ? wanted.prompt : wanted.inputText);
    this.ledger.took(key);
    const cards = 'prompt' in wanted ? countTemplateCards(wanted.prompt) : countCards(wanted);
    const credits = cards * CREDITS_A_CARD;
    if (credits > this.ledger.remaining) return refusal(402, 'Insufficient credits remaining');
    if (fault && !chargesAllTheSame(fault)) return NOTHING;
    const id = `gen_${String(this.generations.size + 1).padStart(8, '0')}`;
    const at = this.#now();
    this.ledger.charge({ generationId: id, key, credits, at });
    const warnings = 'prompt' in wanted ? relevanceWarnings('template', wanted) : relevanceWarnings('generate', wanted);
    const { remaining } = this.ledger;
    const { exportAs } = wanted;
    this.generations.set(id, { id, plan: this.plan, cards, credits, remaining, exportAs, warnings, looks: 0, at });
    const extra = warnings.length > 0 ? { warnings: warnings.join('\n') } : {};
    return jsonAnswer(201, { generationId: id, ...extra }, { 'x-request-id': `req_${id}` });
  }

  #status(id: string): Answer {
    const generation = this.generations.get(id);
    const found = generation && lookAt(generation, this.url, this.#now());
    if (found) return jsonAnswer(200, writeWords(found, this.#words), { 'x-request-id': `req_look_${id}` });
    const credits = { deducted: 0, remaining: this.ledger.remaining };
    return jsonAnswer(404, { message: `Generation ID not found. generationId: ${id}`, statusCode: 404, credits });
  }

  #list(call: 'themes' | 'folders', url: URL): Answer {
    const limit = url.searchParams.get('limit') ?? '20';
    if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > LIMITS.listLimit.max)
      return refusal(400, validationMessage([{ path: 'limit', message: 'must be from 1 to 50' }]));
    const page = pageOf(call === 'themes' ? THEMES : FOLDERS, url.searchParams, this.lists);
    if (!page) return refusal(400, validationMessage([{ path: 'after', message: 'is not a cursor of this list' }]));
    return jsonAnswer(200, page);
  }

  #export(url: URL): Answer {
    const [, id = '', format] = /^\/exports\/(gen_\d+)\.(pdf|pptx)$/.exec(url.pathname) ?? [];
    if (this.linksDead || !this.generations.has(id) || !url.searchParams.get('signature'))
      return refusal(404, 'Not found');
    const kind = format === 'pdf' ? 'pdf' : 'pptx';
    // Like object stores: the type says nothing, the bytes do.
    return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: exportFile(kind, id) };
  }
}

/** The id in the path of a status request. */
function idOf({ pathname }: URL): string {
  const segment = pathname.split('/')[3] ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const NOTHING: Answer = { status: 500, headers: {}, body: new Uint8Array() };

function callOf(method: string, path: string): CallName | null {
  if (method === 'POST' && /^\/v1\.0\/generations(\/from-template)?$/.test(path)) return 'start';
  if (method !== 'GET') return null;
  if (/^\/v1\.0\/generations\/[^/]+$/.test(path)) return 'status';
  if (path.startsWith('/exports/')) return 'export';
  return path === '/v1.0/themes' ? 'themes' : path === '/v1.0/folders' ? 'folders' : null;
}

function refusal(status: number, message: string): Answer {
  return jsonAnswer(status, { message, statusCode: status });
}

function unknownIds(request: { themeId?: string; folderIds?: readonly string[] }): Problem[] {
  const problems: Problem[] = [];
  if (request.themeId && !THEMES.some(({ id }) => id === request.themeId))
    problems.push({ path: 'themeId', message: 'is not a theme of this workspace' });
  for (const [at, id] of (request.folderIds ?? []).entries())
    if (!FOLDERS.some((folder) => folder.id === id))
      problems.push({ path: `folderIds[${at}]`, message: 'is not a folder of this workspace' });
  return problems;
}

async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let count = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    count += chunk.byteLength;
    if (count > LIMITS.bodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
