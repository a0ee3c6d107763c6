/** A pause in the typing after which it is kept here, and there. */
export const STILL_MS = 250;
/** Writing a very long text into the browser's storage takes a moment that cannot be interrupted. */
export const LONG = { characters: 20_000, stillMs: 900 };
/** And then until it is brought to the server. */
export const PUSH_MS = 1200;
/** Between tries of a server that does not answer. */
export const RETRY_MS = [4000, 8000, 16_000, 30_000];
/** What may outlive its page (the platform allows 64 KiB in all). */
export const KEEPALIVE_BYTES = 50_000;
