import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';

/** Why a picture was not made or found, as a clause. The server's own words are not shown: they may repeat the key. */
const FAILURES = {
  unreachable: (name) => englishMessage('{name} can’t be reached', { name }),
  timeout: (name) => englishMessage('{name} took too long', { name }),
  throttled: (name) => englishMessage('{name} is rate limited', { name }),
  server: (name) => englishMessage('{name} had a server error', { name }),
  key: (name) => englishMessage('{name} refused the API key', { name }),
  refused: (name) => englishMessage('{name} declined the request', { name }),
  empty: (name) => englishMessage('{name} found no image', { name }),
  garbled: (name) => englishMessage('{name} sent an unreadable answer', { name }),
  'too-large': (name) => englishMessage('{name} sent too much data', { name }),
  rejected: (name) => englishMessage('{name} rejected the request', { name }),
  unusable: (name) => englishMessage('{name} sent an unusable image', { name }),
  paused: (name) => englishMessage('{name} failed twice, so it was left alone', { name }),
  interrupted: (name) => englishMessage('the server stopped while {name} was working', { name }),
  budget: (name) => englishMessage('the run reached its image limit for {name}', { name }),
} as const satisfies Record<string, (name: string) => StoredMessage>;

export type PictureFailure = keyof typeof FAILURES;

export function failureWords(reason: PictureFailure, name: string): StoredMessage {
  return FAILURES[reason](name);
}

export class PictureError extends Error {
  constructor(
    readonly reason: PictureFailure,
    {
      retryAfterMs = null,
      neverSent = false,
      cause,
    }: { retryAfterMs?: number | null; neverSent?: boolean; cause?: unknown } = {},
  ) {
    super(`picture source: ${reason}`, { cause });
    this.name = 'PictureError';
    this.retryAfterMs = retryAfterMs;
    this.neverSent = neverSent;
  }
  /** When the server asks to be called again, in milliseconds from now. */
  readonly retryAfterMs: number | null;
  /** Whether nothing has reached the server, so nothing can have been charged. */
  readonly neverSent: boolean;
}

/** Checks the name, not the class, because modules are evaluated twice in one process. */
export function isPictureError(error: unknown): error is PictureError {
  return error instanceof Error && error.name === 'PictureError' && 'reason' in error;
}
