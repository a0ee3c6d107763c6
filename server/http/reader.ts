import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { perProcess } from '../per-process';

// Plain Node: `npm start` calls it before the program sees a request.

/** What a request says about its reader's language. */
export type Reader = { readonly cookie: string; readonly acceptLanguage: string };

const storage = perProcess('cardwrightReader', () => new AsyncLocalStorage<Reader>());

/** Handles a request so that everything it calls can read its reader. */
export function withReader(headers: IncomingHttpHeaders, handle: () => void): void {
  storage().run({ cookie: headers.cookie ?? '', acceptLanguage: headers['accept-language'] ?? '' }, handle);
}

/** The reader of the current request; null outside of requests, as in background work. */
export function currentReader(): Reader | null {
  return storage().getStore() ?? null;
}
