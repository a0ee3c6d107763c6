import type { TestProject } from 'vitest/node';
import { openDatabase } from '../open-database';
import type { TestServer } from './test-database';
import { findPostgres, startTestPostgres, type TestPostgres } from './test-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

type Shared = { server: Promise<{ postgres: TestPostgres; template: string }>; projects: number };
const shared = globalThis as { cardwrightSharedPostgres?: Shared };

/** One server for all test files of a run, in the projects of `vitest.config.ts` that name this file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.cardwrightSharedPostgres ??= { server: start(), projects: 0 };
  const { server } = shared.cardwrightSharedPostgres;
  shared.cardwrightSharedPostgres.projects += 1;
  const { postgres, template } = await server;
  project.provide('postgres', { address: postgres.address, template });
  return async () => {
    if (!shared.cardwrightSharedPostgres) return;
    shared.cardwrightSharedPostgres.projects -= 1;
    if (shared.cardwrightSharedPostgres.projects > 0) return;
    shared.cardwrightSharedPostgres = undefined;
    await postgres.stop();
  };
}

async function start() {
  const programs = findPostgres();
  if (!programs) throw new Error('No Postgres is available for this platform. Use: npx vitest run --project unit');
  const postgres = await startTestPostgres(programs);
  const template = await postgres.createDatabase();
  await (await openDatabase({ url: template, dataDir: '/nowhere' })).destroy();
  return { postgres, template };
}
