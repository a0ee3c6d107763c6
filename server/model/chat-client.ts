import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config';
import { log } from '../log/log';
import {
  callConfigured,
  limitConcurrency,
  readBeginning,
  retryAfterMs,
  withinDeadline,
} from '../outbound/bounded-calls';
import { type ChatMessage, chatBody, type Dialect, FIRST_DIALECT, nextDialect } from './chat-dialect';
import { isModelError, ModelError, type ModelFailure } from './model-error';
import { type ChatAnswer, readChatAnswer } from './read-chat-answer';

export type ChatRequest = {
  messages: readonly ChatMessage[];
  maxTokens: number;
  /** The JSON schema of the answer. A server that accepts no schema gets only the prompt. */
  schema?: { name: string; schema: object };
  signal: AbortSignal;
  /** Sends the request even while the model is paused, so that a person can test whether it answers again. */
  evenPaused?: true;
  /** Called with all text so far. */
  onText?: (text: string) => void;
  /** Called before the request leaves; again for each try. */
  onSend?: () => void;
};

/** Dependencies that tests replace. */
type ClientDeps = { now(): number; wait(ms: number, signal: AbortSignal): Promise<unknown> };

const DEFAULT_DEPS: ClientDeps = { now: Date.now, wait: (ms, signal) => sleep(ms, undefined, { signal }) };

/** Pauses between tries, in milliseconds. If the try after the last one fails too, the request fails. */
const RETRY_PAUSES = [500, 2000];
/** How often the dialect may change within one request, after refusals of the server. */
const MAX_DIALECT_CHANGES = 6;

/**
 * A client for one language model, with its dialect, its limit on concurrent calls, and a pause when it keeps failing.
 */
export class ChatClient {
  readonly settings: ModelSettings;
  readonly #deps: ClientDeps;
  readonly #breaker: CircuitBreaker;
  readonly #limit: ReturnType<typeof limitConcurrency>;
  #dialect: Dialect = FIRST_DIALECT;

  constructor(settings: ModelSettings, deps: ClientDeps = DEFAULT_DEPS) {
    this.settings = settings;
    this.#deps = deps;
    this.#breaker = new CircuitBreaker(deps.now);
    this.#limit = limitConcurrency(settings.concurrency);
  }

  get dialect(): Dialect {
    return this.#dialect;
  }

  /**
   * One answer, within the timeout, including retries.
   * @throws ModelError; the signal's reason if the caller gave up
   */
  async complete(request: ChatRequest): Promise<ChatAnswer> {
    return this.#limit(async () => {
      request.signal.throwIfAborted();
      if (!request.evenPaused) this.#breaker.check();
      try {
        const answer = await this.#withinDeadline(request);
        this.#breaker.noteSuccess();
        return answer;
      } catch (error) {
        if (isModelError(error)) {
          this.#breaker.noteFailure(error.reason);
          log.warn({ model: this.settings.model, reason: error.reason }, 'the language model failed');
        }
        throw error;
      }
    });
  }

  async #withinDeadline(request: ChatRequest): Promise<ChatAnswer> {
    const { timeoutMs } = this.settings;
    const until = this.#deps.now() + timeoutMs;
    return withinDeadline(
      { signal: request.signal, timeoutMs, expired: () => new ModelError('timeout') },
      async (signal) => {
        try {
          return await this.#tryRepeatedly({ ...request, signal }, until);
        } catch (error) {
          if (signal.aborted) throw signal.reason;
          throw isModelError(error) ? error : new ModelError('unreachable', null, error);
        }
      },
    );
  }

  async #tryRepeatedly(request: ChatRequest, until: number): Promise<ChatAnswer> {
    let dialect = this.#dialect;
    let dialectChanges = 0;
    for (let failures = 0; ; ) {
      try {
        const answer = await this.#tryOnce(request, dialect);
        // A dialect is kept only once it has worked, because a single request may be refused for its content.
        this.#dialect = dialect;
        return answer;
      } catch (error) {
        if (error instanceof Refusal) {
          dialectChanges += 1;
          if (dialectChanges > MAX_DIALECT_CHANGES) throw new ModelError('rejected');
          dialect = nextDialect(dialect, error.text, request.schema !== undefined);
          continue;
        }
        const pause = pauseAfter(error, failures);
        if (pause === null || this.#deps.now() + pause >= until) throw error;
        failures += 1;
        await this.#deps.wait(pause, request.signal);
      }
    }
  }

  async #tryOnce(request: ChatRequest, dialect: Dialect): Promise<ChatAnswer> {
    const { messages, maxTokens, schema, signal, onText, onSend } = request;
    const { baseUrl, apiKey, model } = this.settings;
    const body = chatBody({ model, messages, maxTokens, schema }, dialect);
    onSend?.();
    const response = await postToModel(`${baseUrl}/chat/completions`, { apiKey, body, signal });
    const { status, headers, body: stream } = response;
    try {
      const mediaType = String(headers['content-type'] ?? '');
      if (status === 200) return await readChatAnswer(stream, { mediaType, signal, onText });
      if (status === 400 || status === 422)
        throw new Refusal((await readBeginning(stream, MAX_ERROR_BYTES)).bytes.toString('utf8'));
      if (status === 413) throw new ModelError('context');
      if (status === 401 || status === 403) throw new ModelError('key');
      const wait = retryAfterMs(response.retryAfter, this.#deps.now());
      if (status === 429) throw new ModelError('throttled', wait);
      throw new ModelError(status >= 500 ? 'server' : 'rejected', wait);
    } finally {
      stream.destroy();
    }
  }
}

/** The server refused the form of the request. */
class Refusal extends Error {
  constructor(readonly text: string) {
    super('the request was refused');
  }
}

/** Milliseconds to wait before a retry; null if none would help. */
function pauseAfter(error: unknown, failures: number): number | null {
  const pause = RETRY_PAUSES[failures];
  if (pause === undefined || !isModelError(error)) return null;
  if (!['unreachable', 'throttled', 'server', 'empty'].includes(error.reason)) return null;
  return Math.max(pause, error.retryAfterMs ?? 0);
}

/** Consecutive failures after which the model is paused. */
const MAX_FAILURES = 5;
/** Length of the pause, in milliseconds. */
const PAUSE_MS = 30_000;

/** Only failures of the server as a whole count. A failure of a single answer says nothing about the next one. */
const COUNTED: readonly ModelFailure[] = ['unreachable', 'timeout', 'throttled', 'server', 'key'];

/** Stops calling a model that keeps failing, so that runs fall back at once instead of waiting for each timeout. */
class CircuitBreaker {
  readonly #now: () => number;
  #failures = 0;
  #pausedUntil = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @throws ModelError while paused */
  check(): void {
    const left = this.#pausedUntil - this.#now();
    if (left > 0) throw new ModelError('paused', left);
  }

  noteSuccess(): void {
    this.#failures = 0;
    this.#pausedUntil = 0;
  }

  noteFailure(reason: ModelFailure): void {
    if (!COUNTED.includes(reason)) return;
    this.#failures += 1;
    if (this.#failures < MAX_FAILURES) return;
    // After the pause one more failure is enough to pause again.
    this.#failures = MAX_FAILURES - 1;
    this.#pausedUntil = this.#now() + PAUSE_MS;
  }
}

/** How much of an error response is read, in bytes: enough to tell its kind. */
const MAX_ERROR_BYTES = 64 * 1024;

type Posted = { apiKey: string | undefined; body: string; signal: AbortSignal };

async function postToModel(url: string, { apiKey, body, signal }: Posted) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
  };
  if (apiKey !== undefined) headers.authorization = `Bearer ${apiKey}`;
  return callConfigured(url, { method: 'POST', headers, body, signal }).catch((cause: unknown) => {
    throw signal.aborted ? signal.reason : new ModelError('unreachable', null, cause);
  });
}

/** A configured language model: any server that speaks the OpenAI chat completions wire. */
export type ModelSettings = {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** Prompt and answer together must fit. */
  contextTokens: number;
  /** Timeout of one answer, including retries. */
  timeoutMs: number;
  concurrency: number;
};

/** The model's settings; null unless both address and name are configured. */
export function modelSettings(config: Config): ModelSettings | null {
  const { llmBaseUrl, llmModel, llmApiKey, llmContextTokens, llmTimeoutS, llmConcurrency } = config;
  if (llmBaseUrl === undefined || llmModel === undefined) return null;
  return {
    baseUrl: llmBaseUrl,
    model: llmModel,
    apiKey: llmApiKey,
    contextTokens: llmContextTokens,
    timeoutMs: llmTimeoutS * 1000,
    concurrency: llmConcurrency,
  };
}
