import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

// Plain Node: `npm start` calls it before the program sees a request.

/** What a request says about its reader's language. */
export type Reader = { readonly cookie: string; readonly acceptLanguage: string };

// One for the process: the server's start and the built program have separate copies of this module.
const shared = globalThis as typeof globalThis & { cardwrightReader?: AsyncLocalStorage<Reader> };
shared.cardwrightReader ??= new AsyncLocalStorage();
const storage = shared.cardwrightReader;

/** Handles a request so that everything it calls can read its reader. */
export function withReader(headers: IncomingHttpHeaders, handle: () => void): void {
  storage.run({ cookie: headers.cookie ?? '', acceptLanguage: headers['accept-language'] ?? '' }, handle);
}

/** The reader of the current request; null outside of requests, as in background work. */
export function currentReader(): Reader | null {
  return storage.getStore() ?? null;
}
