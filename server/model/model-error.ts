import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';

/** Why a model gave no usable answer, as a clause. The server's own words are not shown: they may repeat the key. */
export const MODEL_FAILURES = {
  unreachable: englishMessage('can’t connect'),
  timeout: englishMessage('no answer in time'),
  throttled: englishMessage('rate limit reached'),
  server: englishMessage('server error'),
  key: englishMessage('API key refused'),
  refused: englishMessage('the request was declined'),
  empty: englishMessage('empty answer'),
  garbled: englishMessage('unreadable answer'),
  cut: englishMessage('answer cut off'),
  'too-large': englishMessage('answer too long'),
  context: englishMessage('text too long for the model'),
  rejected: englishMessage('request rejected'),
  paused: englishMessage('paused after several failures'),
} as const satisfies Record<string, StoredMessage>;

export type ModelFailure = keyof typeof MODEL_FAILURES;

export class ModelError extends Error {
  constructor(
    readonly reason: ModelFailure,
    /** When the model may be called again, in milliseconds from now: as the server asks, or after a pause. */
    readonly retryAfterMs: number | null = null,
    cause?: unknown,
  ) {
    super(`language model: ${MODEL_FAILURES[reason]}`, { cause });
    this.name = 'ModelError';
  }
}

/**
 * Checks the name, not the class: modules are evaluated twice in one process, and the client that throws may come from
 * another evaluation than the code that catches.
 */
export function isModelError(error: unknown): error is ModelError {
  return error instanceof Error && error.name === 'ModelError' && 'reason' in error;
}
