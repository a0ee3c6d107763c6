import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { type Folder, folderList, type ListResponse, type Theme, themeList } from '@/lib/contract/lists';
import type { Operation } from '@/lib/contract/run-words';
import { type StatusRecord, startResponse, statusRecord } from '@/lib/contract/status';
import { toWire, type WireNames } from '@/lib/contract/wire-words';
import type * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import { internalHeaders } from '../http/internal-headers';
import { REDACTED } from '../log/redact-secrets';
import { AnswerLost, type CallFailure, ContractMismatch, NotSent, ServiceError } from './errors';
import { cleanText, readAnswer, requestIdOf } from './read-answer';
import type { Transport, WireRequest } from './remote-transport';
import { idSegment, withVersion } from './service-address';

/** Timeout of a call in milliseconds, from the first byte sent to the last one received. */
const DEADLINE = 30_000;
/** An id no service has assigned: requesting it reads the balance for free (docs/spec/settled-points.md#16.11). */
const NO_GENERATION = 'gen_000000000000000000000000';

export type ServiceSettings = { baseUrl: string; apiKey: string; names: WireNames; transport: Transport };
export type ListQuery = { query?: string; limit?: number; after?: string };
/** `title`, which the person typed, and `draftId` are for the embedded engine only: the interface has no such fields. */
export type Start = {
  operation: Operation;
  request: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
  title?: string | null;
  draftId?: string | null;
};

/** `remaining` is null if the service did not report it; the rest is null if it did not answer. */
export type BalanceReading = { remaining: number | null; httpStatus: number | null; requestId: string | null };

type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};
type Answered = { status: number; requestId: string | null; body: Readonly<Record<string, unknown>>; raw: string };

/** A client of the interface, remote or embedded. Expected outcomes are returned, never thrown. */
export class ServiceClient {
  readonly #settings: ServiceSettings;

  constructor(settings: ServiceSettings) {
    this.#settings = settings;
  }

  /** docs/spec/interface.md#4.1. */
  listThemes(query: ListQuery, signal?: AbortSignal): Promise<ListOutcome<Theme>> {
    return this.#list('/themes', themeList, pickTheme, query, signal);
  }

  /** docs/spec/interface.md#4.2. */
  listFolders(query: ListQuery, signal?: AbortSignal): Promise<ListOutcome<Folder>> {
    return this.#list('/folders', folderList, pickFolder, query, signal);
  }

  /** docs/spec/interface.md#4.3, #4.4: spends credits. Sends exactly once; cannot be aborted once begun. */
  async startGeneration({ operation, request, idempotencyKey, ...run }: Start): Promise<StartOutcome> {
    const path = operation === 'generate' ? '/generations' : '/generations/from-template';
    const body = toWire(request, this.#settings.names);
    try {
      const answer = await this.#call({ method: 'POST', path, body, idempotencyKey, headers: internalHeaders(run) });
      const { generationId, warnings } = parse(startResponse, answer);
      if (!isUsableId(generationId))
        throw new ContractMismatch(
          englishMessage('The answer has an unusable ID (“{id}”)', { id: cleanText(generationId, 100) }),
          answer,
        );
      const { status, requestId, raw } = answer;
      return { kind: 'started', generationId, warnings: sentences(warnings), status, requestId, raw };
    } catch (error) {
      return this.#startFailure(failureOf(error));
    }
  }

  /** docs/spec/interface.md#4.5. */
  async readStatus(generationId: string, signal?: AbortSignal): Promise<StatusOutcome> {
    const id = idSegment(generationId);
    if (id === null) return { kind: 'unknown', error: noSuchId() };
    try {
      const answer = await this.#call({ method: 'GET', path: `/generations/${id}`, signal });
      const record = parse(statusRecord, answer);
      if (record.generationId !== undefined && record.generationId !== generationId)
        throw new ContractMismatch(englishMessage('The answer is about another generation'), answer);
      return { kind: 'known', record, httpStatus: answer.status, requestId: answer.requestId, raw: answer.raw };
    } catch (error) {
      const failure = failureOf(error);
      const isUnknown = failure instanceof ServiceError && failure.status === 404;
      return isUnknown ? { kind: 'unknown', error: failure } : { kind: 'trouble', error: failure };
    }
  }

  /** The credits left, as reported in the 404 for an unknown generation (docs/spec/interface.md#7). Free. */
  async readBalance(signal?: AbortSignal): Promise<BalanceReading> {
    const outcome = await this.readStatus(NO_GENERATION, signal);
    if (outcome.kind === 'known') return { remaining: null, ...answerFacts(outcome) };
    const remaining = outcome.kind === 'unknown' ? outcome.error.remaining : null;
    return { remaining, ...answerFacts(outcome.error) };
  }

  async #list<Item>(
    path: string,
    schema: z.ZodType<ListResponse<Item>>,
    pick: (item: Item) => Item,
    { query, limit, after }: ListQuery,
    signal?: AbortSignal,
  ): Promise<ListOutcome<Item>> {
    const parameters = new URLSearchParams();
    if (query) parameters.set('query', query);
    if (limit !== undefined) parameters.set('limit', String(Math.min(limit, LIMITS.listLimit.max)));
    if (after) parameters.set('after', after);
    const address = parameters.size > 0 ? `${path}?${parameters}` : path;
    try {
      const { data, hasMore, nextCursor } = parse(schema, await this.#call({ method: 'GET', path: address, signal }));
      // `hasMore` without a cursor is the end, and a cursor back to the same page would never end.
      const isEnd = !hasMore || !nextCursor || nextCursor === after;
      return { ok: true, list: { data: data.map(pick), hasMore: !isEnd, nextCursor: isEnd ? null : nextCursor } };
    } catch (error) {
      return { ok: false, error: failureOf(error) };
    }
  }

  async #startFailure(error: CallFailure): Promise<StartOutcome> {
    if (error instanceof NotSent) return { kind: 'not-sent', error };
    if (!(error instanceof ServiceError)) return { kind: 'unconfirmed', error };
    const { status } = error;
    if (status < 400 || status >= 500 || status === 408) return { kind: 'unconfirmed', error };
    if (status === 429) return { kind: 'throttled', error };
    return { kind: 'rejected', error, key: status === 401 ? await this.#judgeKey() : null };
  }

  /**
   * Bursts of requests got 401 from services whose key was good (docs/spec/settled-points.md#16.6), so a list is
   * requested before the key is reported as bad.
   */
  async #judgeKey(): Promise<KeyVerdict> {
    const list = await this.listThemes({ limit: 1 });
    if (list.ok) return 'taken';
    const isRefused = list.error instanceof ServiceError && (list.error.status === 401 || list.error.status === 403);
    return isRefused ? 'refused' : 'unknown';
  }

  async #call({ method, path, body, idempotencyKey, headers: more, signal }: Call): Promise<Answered> {
    const { baseUrl, apiKey, names, transport } = this.#settings;
    const headers: Record<string, string> = { ...more, 'x-api-key': apiKey, accept: 'application/json' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    const deadline = AbortSignal.timeout(DEADLINE);
    const wire: WireRequest = {
      method,
      url: withVersion(baseUrl) + path,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    };
    const answer = await transport(wire);
    try {
      const read = await withDeadline(readAnswer(answer, names), wire.signal);
      return { status: answer.status, requestId: requestIdOf(answer), ...read };
    } finally {
      answer.close();
    }
  }
}

// Only members of the interface are passed on to the browser, not the service's own additions.
const pickFolder = ({ id, name }: Folder): Folder => ({ id, name });
const pickTheme = ({ id, name, type, colorKeywords, toneKeywords }: Theme): Theme => ({
  id,
  name,
  type,
  colorKeywords,
  toneKeywords,
});

/** Whether an id can be stored, shown and requested. An id that contained our key was redacted on arrival. */
function isUsableId(id: string): boolean {
  return idSegment(id) !== null && id === cleanText(id) && !id.includes(REDACTED);
}

/** Gives up a body that arrives too slowly for the deadline, even if its stream ignores the signal. */
function withDeadline<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

function parse<Value>(schema: z.ZodType<Value>, answer: Answered): Value {
  const parsed = schema.safeParse(answer.body);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') || 'the whole';
  throw new ContractMismatch(
    englishMessage('Unexpected answer format ({path})', { path: cleanText(where, 200) }),
    answer,
  );
}

/** Warnings come as one string, one sentence per line (docs/spec/settled-points.md#5). */
function sentences(warnings: string | undefined): string[] {
  return cleanText(warnings ?? '', 10_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function failureOf(error: unknown): CallFailure {
  const isKnown = error instanceof NotSent || error instanceof ServiceError || error instanceof ContractMismatch;
  return isKnown ? error : new AnswerLost(error);
}

function answerFacts(
  of: CallFailure | Extract<StatusOutcome, { kind: 'known' }>,
): Pick<BalanceReading, 'httpStatus' | 'requestId'> {
  if ('httpStatus' in of) return { httpStatus: of.httpStatus, requestId: of.requestId };
  const isAnswer = of instanceof ServiceError || of instanceof ContractMismatch;
  return isAnswer ? { httpStatus: of.status, requestId: of.requestId } : { httpStatus: null, requestId: null };
}

function noSuchId(): ServiceError {
  const facts = {
    status: 404,
    fields: [],
    requestId: null,
    retryAfterMs: null,
    remaining: null,
    deducted: null,
    raw: null,
  };
  return new ServiceError(englishMessage('Not a generation ID'), facts);
}

/** What the lists said about the key after a 401: accepted, refused too, or could not be asked. */
export type KeyVerdict = 'taken' | 'refused' | 'unknown';

/** The outcome of a submission: the first column of the table in docs/spec/faults.md#submissions. */
export type StartOutcome =
  | { kind: 'started'; generationId: string; warnings: string[]; status: number; requestId: string | null; raw: string }
  /** Refused permanently; nothing was charged. */
  | { kind: 'rejected'; error: ServiceError; key: KeyVerdict | null }
  /** Refused for now; nothing was charged. */
  | { kind: 'throttled'; error: ServiceError }
  /** The request cannot have arrived. */
  | { kind: 'not-sent'; error: NotSent }
  /** It may have been charged, and no response says whether it was. */
  | { kind: 'unconfirmed'; error: ServiceError | ContractMismatch | AnswerLost };

export type StatusOutcome =
  | { kind: 'known'; record: StatusRecord; httpStatus: number; requestId: string | null; raw: string }
  /** 404. `remaining` is the balance that such a response carries. */
  | { kind: 'unknown'; error: ServiceError }
  /** The status could not be read; the next request may succeed. */
  | { kind: 'trouble'; error: CallFailure };

export type ListOutcome<Item> = { ok: true; list: ListResponse<Item> } | { ok: false; error: CallFailure };
