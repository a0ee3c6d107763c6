import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';

/** Why a model gave no usable answer, as a clause. The server's own words are not shown: they may repeat the key. */
export const MODEL_FAILURES = {
  unreachable: englishMessage('it can’t be reached'),
  timeout: englishMessage('it took too long'),
  throttled: englishMessage('it is rate limited'),
  server: englishMessage('its server had an error'),
  key: englishMessage('it refused the API key'),
  refused: englishMessage('it declined to answer'),
  empty: englishMessage('its answer was empty'),
  garbled: englishMessage('its answer could not be read'),
  cut: englishMessage('its answer was cut off'),
  'too-large': englishMessage('its answer was too long'),
  context: englishMessage('the text is too long for it'),
  rejected: englishMessage('it rejected the request'),
  paused: englishMessage('it failed several times, so it is paused'),
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
