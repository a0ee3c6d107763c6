import type { TestProject } from 'vitest/node';
import { openDatabase } from './open-database';
import type { TestServer } from './test-database';
import { findPostgres, startTestPostgres } from './test-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

/** One server for all test files of a run, in the project of `vitest.config.ts` that names this file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if (!programs) throw new Error('No Postgres is available for this platform. Use: npx vitest run --project unit');
  const postgres = await startTestPostgres(programs);
  const template = await postgres.createDatabase();
  await (await openDatabase({ url: template, dataDir: '/nowhere' })).destroy();
  project.provide('postgres', { address: postgres.address, template });
  return () => postgres.stop();
}
