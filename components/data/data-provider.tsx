'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isRefusal } from './request-json';

function makeClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal stays a refusal; only silence and the server's own faults may pass.
        retry: (count, error) => count < 2 && !isRefusal(error),
        networkMode: 'always',
      },
      // What spends money is never repeated by a machine. The server is often this machine, so "offline" means little.
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}

export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
