'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { mayPass } from './may-pass';

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
