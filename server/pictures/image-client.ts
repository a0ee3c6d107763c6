import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type Config, perConfig } from '../config';
import { log } from '../log/log';
import { limitConcurrency, withinDeadline } from '../outbound/bounded-calls';
import type { PictureShape } from './photo-provider';
import { isPictureError, PictureError } from './picture-error';
import { failureOfStatus, requestBounded } from './request-bounded';

type SizeTable = 'usual' | 'wide' | 'square' | 'none';

/** What an image server accepts. Learned from its refusals, which cost nothing, and kept for later calls. */
type ImageDialect = { sizes: SizeTable; asksForBytes: boolean };

const FIRST_IMAGE_DIALECT: ImageDialect = { sizes: 'usual', asksForBytes: true };

const SIZES = {
  usual: { landscape: '1536x1024', portrait: '1024x1536', square: '1024x1024' },
  wide: { landscape: '1792x1024', portrait: '1024x1792', square: '1024x1024' },
  square: { landscape: '1024x1024', portrait: '1024x1024', square: '1024x1024' },
  none: null,
} as const satisfies Record<SizeTable, Record<PictureShape, string> | null>;

const NEXT = { usual: 'wide', wide: 'square', square: 'none', none: null } as const satisfies Record<
  SizeTable,
  SizeTable | null
>;

type Parts = { model: string; prompt: string; shape: PictureShape };

function imageBody({ model, prompt, shape }: Parts, { sizes, asksForBytes }: ImageDialect): string {
  const size = SIZES[sizes]?.[shape];
  return JSON.stringify({
    model,
    prompt,
    n: 1,
    ...(size ? { size } : {}),
    ...(asksForBytes ? { response_format: 'b64_json' } : {}),
  });
}

const DECLINED = /content[ _-]?policy|moderation|safety|not allowed|violat/i;

/**
 * The dialect to try next, after the server refused the request with 400 or 422.
 * @throws PictureError if no other dialect would help
 */
function nextImageDialect(dialect: ImageDialect, refusal: string): ImageDialect {
  if (DECLINED.test(refusal)) throw new PictureError('refused');
  const sizes = NEXT[dialect.sizes];
  if (dialect.asksForBytes && /response_format/.test(refusal)) return { ...dialect, asksForBytes: false };
  if (sizes !== null && /\bsizes?\b|resolution|dimension|\d{3,4}x\d{3,4}/i.test(refusal)) return { ...dialect, sizes };
  // An older server may refuse an unknown member without naming it.
  if (dialect.asksForBytes) return { ...dialect, asksForBytes: false };
  throw new PictureError('rejected');
}

/** A configured image model: any server that speaks the OpenAI images wire. */
export type ImageSettings = {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** Timeout of one picture, including retries. */
  timeoutMs: number;
  concurrency: number;
};

export type ImageRequest = {
  prompt: string;
  shape: PictureShape;
  signal: AbortSignal;
  /** Awaited when the request has its turn, before anything is sent. */
  beforeSend?: () => Promise<void>;
};

/** The picture, or where to fetch it. */
export type MadeImage = { bytes: Uint8Array } | { url: string };

/** Limit on a response, in bytes: the largest accepted picture as base64, plus what surrounds it. */
const MAX_BYTES = 16 * 1024 * 1024;
/** How often the dialect may change within one request, after refusals of the server. */
const MAX_DIALECT_CHANGES = 5;
const MIN_PAUSE = 500;

const answerShape = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().max(4096).nullish() })).min(1),
});

/** A client for one image model, with its dialect and its limit on concurrent calls. */
export class ImageClient {
  readonly settings: ImageSettings;
  readonly #limit: ReturnType<typeof limitConcurrency>;
  #dialect: ImageDialect = FIRST_IMAGE_DIALECT;

  constructor(settings: ImageSettings) {
    this.settings = settings;
    this.#limit = limitConcurrency(settings.concurrency);
  }

  /**
   * One picture, within the timeout.
   * @throws PictureError; the signal's reason if the caller gave up
   */
  async make(request: ImageRequest): Promise<MadeImage> {
    return this.#limit(async () => {
      request.signal.throwIfAborted();
      await request.beforeSend?.();
      const { timeoutMs, model } = this.settings;
      const until = Date.now() + timeoutMs;
      try {
        return await withinDeadline(
          { signal: request.signal, timeoutMs, expired: () => new PictureError('timeout') },
          (signal) => this.#tryRepeatedly({ ...request, signal }, until),
        );
      } catch (error) {
        if (isPictureError(error)) log.warn({ model, reason: error.reason }, 'no image was made');
        throw error;
      }
    });
  }

  /** Retries after each refusal of the form, and once after a failure that cannot have been charged. */
  async #tryRepeatedly(request: ImageRequest, until: number): Promise<MadeImage> {
    let dialect = this.#dialect;
    let dialectChanges = 0;
    for (let hasRetried = false; ; ) {
      try {
        const made = await this.#tryOnce(request, dialect);
        // A dialect is kept only once it has worked, because a single request may be refused for its content.
        this.#dialect = dialect;
        return made;
      } catch (error) {
        if (error instanceof Refusal) {
          dialectChanges += 1;
          if (dialectChanges > MAX_DIALECT_CHANGES) throw new PictureError('rejected');
          dialect = nextImageDialect(dialect, error.text);
          continue;
        }
        const pause = hasRetried ? null : pauseAfter(error);
        if (pause === null || Date.now() + pause >= until) throw error;
        hasRetried = true;
        await sleep(pause, undefined, { signal: request.signal }).catch(() => {
          throw request.signal.reason;
        });
      }
    }
  }

  async #tryOnce({ prompt, shape, signal }: ImageRequest, dialect: ImageDialect): Promise<MadeImage> {
    const { baseUrl, apiKey, model } = this.settings;
    const answer = await requestBounded(`${baseUrl}/images/generations`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: imageBody({ model, prompt, shape }, dialect),
      signal,
      maxBytes: MAX_BYTES,
    });
    if (answer.status === 400 || answer.status === 422) throw new Refusal(answer.text.slice(0, 64 * 1024));
    if (answer.status !== 200) throw failureOfStatus(answer);
    return readImageAnswer(answer.text);
  }
}

/** The server refused the form of the request. */
class Refusal extends Error {
  constructor(readonly text: string) {
    super('the request was refused');
  }
}

/**
 * Milliseconds to wait before the retry; null if there must be none. A request that was throttled or never arrived has
 * made nothing. Any other failure may have been charged.
 */
function pauseAfter(error: unknown): number | null {
  if (!isPictureError(error)) return null;
  if (error.reason !== 'throttled' && !error.neverSent) return null;
  return Math.max(MIN_PAUSE, error.retryAfterMs ?? 0);
}

function readImageAnswer(text: string): MadeImage {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new PictureError('garbled');
  }
  const read = answerShape.safeParse(json);
  if (!read.success) {
    const isEmpty = z.object({ data: z.array(z.unknown()).length(0) }).safeParse(json).success;
    throw new PictureError(isEmpty ? 'empty' : 'garbled');
  }
  const { b64_json, url } = read.data.data[0]!;
  const inline = b64_json ?? /^data:image\/[a-z+]+;base64,(.+)$/s.exec(url ?? '')?.[1];
  if (inline) return { bytes: Buffer.from(inline, 'base64') };
  if (url) return { url };
  throw new PictureError('empty');
}

/** The configured image model of this process; null without one. */
export const imageModel = perConfig('cardwrightImageModel', (from) => {
  const settings = imageSettings(from);
  return settings && new ImageClient(settings);
});

/** Null unless both address and name are configured. */
function imageSettings(from: Config): ImageSettings | null {
  const { imageBaseUrl, imageModel: model, imageApiKey, imageTimeoutS, imageConcurrency } = from;
  if (imageBaseUrl === undefined || model === undefined) return null;
  return {
    baseUrl: imageBaseUrl,
    model,
    apiKey: imageApiKey,
    timeoutMs: imageTimeoutS * 1000,
    concurrency: imageConcurrency,
  };
}
