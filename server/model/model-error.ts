import { inEnglish, type Kept } from '@/lib/words/say-kept';

/** Why a model gave no usable answer, as a clause. The server's own words are not shown: they may repeat the key. */
export const MODEL_FAILURES = {
  unreachable: inEnglish('it can’t be reached'),
  timeout: inEnglish('it took too long'),
  throttled: inEnglish('it is rate limited'),
  server: inEnglish('its server had an error'),
  key: inEnglish('it refused the API key'),
  refused: inEnglish('it declined to answer'),
  empty: inEnglish('its answer was empty'),
  garbled: inEnglish('its answer could not be read'),
  cut: inEnglish('its answer was cut off'),
  'too-large': inEnglish('its answer was too long'),
  context: inEnglish('the text is too long for it'),
  rejected: inEnglish('it rejected the request'),
  paused: inEnglish('it failed several times, so it is paused'),
} as const satisfies Record<string, Kept>;

export type ModelFailure = keyof typeof MODEL_FAILURES;

export class ModelError extends Error {
  constructor(
    readonly reason: ModelFailure,
    /** When the server asks for it to be called again, in milliseconds from now. */
    readonly retryAfterMs: number | null = null,
    cause?: unknown,
  ) {
    super(`language model: ${MODEL_FAILURES[reason]}`, { cause });
    this.name = 'ModelError';
  }
}

/**
 * By name, not by class: modules are evaluated twice in one process, and the client that throws may come from the other
 * evaluation than the writer that catches.
 */
export function isModelError(error: unknown): error is ModelError {
  return error instanceof Error && error.name === 'ModelError' && 'reason' in error;
}
