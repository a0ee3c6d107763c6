/** Debounce before a draft is saved on this device. */
const DEBOUNCE_MS = 250;
/** Writing a very long text to browser storage blocks the main thread noticeably. */
const LONG_TEXT = { characters: 20_000, stillMs: 900 };
/** Additional delay before it is saved on the server. */
export const PUSH_MS = 1200;
/** Retry delays while the server does not respond. */
const RETRY_MS = [4000, 8000, 16_000, 30_000];
/** The size limit of a keepalive request (the platform allows 64 KiB in total). */
export const KEEPALIVE_BYTES = 50_000;

/** The debounce for a text of this length, in milliseconds. */
export function stillFor(characters: number): number {
  return characters > LONG_TEXT.characters ? LONG_TEXT.stillMs : DEBOUNCE_MS;
}

/**
 * Milliseconds until the next retry, by status (0: no response) and number of earlier failures; null if a retry would
 * fail again.
 */
export function waitAfter(status: number, failures: number): number | null {
  const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return isFinal ? null : (RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 30_000);
}
