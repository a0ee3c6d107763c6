import { Kysely, Migrator } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRuns } from '../../generations/find-runs';
import { indexWords } from '../../generations/word-index';
import { postgresDialect } from '../postgres-dialect';
import { DurableSqliteDialect } from '../sqlite-dialect';
import type { Database } from '../tables';
import { findPostgres, startTestPostgres, type TestPostgres } from '../test-postgres';
import { oldRow } from '../testing/old-row';
import { ALL_MIGRATIONS } from './all-migrations';

const programs = findPostgres();
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (programs) postgres = await startTestPostgres(programs);
});
afterAll(() => postgres?.stop());

const DIALECTS = {
  SQLite: async () => new DurableSqliteDialect(':memory:'),
  Postgres: async () => postgresDialect((await postgres?.createDatabase()) ?? ''),
};

describe.each(programs ? (['SQLite', 'Postgres'] as const) : (['SQLite'] as const))('on %s', (name) => {
  it('finds the runs of before by what a filter asks, and by the beginnings of their words', async () => {
    const db = new Kysely<Database>({ dialect: await DIALECTS[name]() });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ALL_MIGRATIONS } });
    await migrator.migrateTo('0008-lineage');
    for (const [id, star, deleted_at] of [
      ['plain', 0, null],
      ['starred', 1, null],
      ['binned', 1, '2030'],
    ] as const) {
      const row = oldRow({ id, star, deleted_at, state: 'completed', title: 'Harbour lights' });
      await db.insertInto('generations').values(row).execute();
      await indexWords(db, row);
    }
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const find = async (filter: object) =>
      (await findRuns(db, { filter, sort: 'newest', after: null, limit: 9 })).map(({ id }) => id);
    expect(await find({ star: true })).toEqual(['starred']);
    expect(await find({ star: true, bin: true })).toEqual(['binned']);
    expect(await find({ star: false, query: 'harbou' })).toEqual(['plain']);
    expect(await find({ query: 'harbours' })).toEqual([]);
    await db.destroy();
  });
});
