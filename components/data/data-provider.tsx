'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { connection } from './connection';
import { isRefusal } from './request-json';

function makeClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayPass,
        networkMode: 'always',
      },
      // Never retry mutations automatically, because they can spend credits. The server is often this machine, so
      // "offline" means little.
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}

export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** More retries would only delay the error message. */
const MAX_RETRIES = 2;

/**
 * Whether a failed read should be retried at once. Refusals are final; server errors and lost responses may be
 * transient. While the server is unreachable the read fails immediately, and is repeated when the connection is back
 * (`offline-banner.tsx`).
 * @param failures the number of earlier failures
 */
export function mayPass(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && !isRefusal(error) && connection() === 'here';
}
