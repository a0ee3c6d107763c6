import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // `server-only` throws outside a server bundle; in the tests it is an empty module.
      'server-only': path.join(root, 'e2e/support/empty-module.ts'),
    },
  },
  test: {
    include: ['{app,components,lib,server,e2e}/**/*.test.{ts,tsx}'],
    setupFiles: ['e2e/support/fail-on-console.ts'],
    testTimeout: 20_000,
  },
});
