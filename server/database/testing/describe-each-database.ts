import { IS_DEEP } from '@/e2e/support/depth';
import 'server-only';
import { Kysely, Migrator } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { ALL_MIGRATIONS } from '../migrations/all-migrations';
import { postgresDialect } from '../postgres-dialect';
import { DurableSqliteDialect } from '../sqlite-dialect';
import type { Database } from '../tables';
import { findPostgres, startTestPostgres, type TestPostgres } from '../test-postgres';

type DatabaseName = 'SQLite' | 'Postgres';
type OpenDatabase = () => Promise<{ db: Kysely<Database>; migrator: Migrator }>;

/**
 * Defines tests of migrations on SQLite, and in `npm run check:deep` also on Postgres, if its binaries are there.
 * `openDatabase` returns an empty database without any tables.
 */
export function describeEachDatabase(define: (openDatabase: OpenDatabase, name: DatabaseName) => void): void {
  const programs = IS_DEEP ? findPostgres() : null;
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    if (programs) postgres = await startTestPostgres(programs);
  }, 60_000);
  afterAll(() => postgres?.stop());
  const dialects = {
    SQLite: async () => new DurableSqliteDialect(':memory:'),
    Postgres: async () => postgresDialect((await postgres?.createDatabase()) ?? ''),
  };
  const names: DatabaseName[] = programs ? ['SQLite', 'Postgres'] : ['SQLite'];
  describe.each(names)('on %s', (name) => {
    define(async () => {
      const db = new Kysely<Database>({ dialect: await dialects[name]() });
      return { db, migrator: new Migrator({ db, provider: { getMigrations: async () => ALL_MIGRATIONS } }) };
    }, name);
  });
}
