/** A pause in the typing after which it is kept on this device. */
const STILL_MS = 250;
/** Writing a very long text into the browser's storage takes a moment that cannot be interrupted. */
const LONG = { characters: 20_000, stillMs: 900 };
/** And then until it is brought to the server. */
export const PUSH_MS = 1200;
/** Between tries of a server that does not answer. */
const RETRY_MS = [4000, 8000, 16_000, 30_000];
/** What may outlive its page (the platform allows 64 KiB in all). */
export const KEEPALIVE_BYTES = 50_000;

/** The pause after which a text of so many characters is kept, in milliseconds. */
export function stillFor(characters: number): number {
  return characters > LONG.characters ? LONG.stillMs : STILL_MS;
}

/** Milliseconds until the next try after a status (0: no answer) and so many failures before it; null where a try would fail again. */
export function waitAfter(status: number, failures: number): number | null {
  const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return isFinal ? null : (RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 30_000);
}
