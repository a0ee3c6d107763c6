import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresPerTest } from '@/server/testing/postgres-per-test';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { findPostgres } from '../database/testing/test-postgres';
import { readBalance } from './store/credits';
import { addFolders } from './store/folders-store';
import { TestEngine } from './testing/test-engine';

const programs = findPostgres();
const ONE = { inputText: '# Bees \u{1f41d}', textMode: 'preserve', numCards: 1, imageOptions: { source: 'noImages' } };

describe.skipIf(programs === null)('the engine on Postgres', () => {
  const postgres = postgresPerTest(programs);
  let test: TestEngine;
  beforeEach(async () => {
    const db: Kysely<Database> = await openDatabase({ url: postgres.url, dataDir: '/nowhere' });
    test = await TestEngine.open({ db, openingCredits: 10 });
  });
  afterEach(() => test.close());

  it('is initialized once by processes that start together', async () => {
    const others = await Promise.all(
      Array.from({ length: 3 }, async () =>
        TestEngine.open({ db: await openDatabase({ url: postgres.url, dataDir: '/nowhere' }) }),
      ),
    );
    expect(await readBalance(test.world.db)).toBe(10);
    expect((await test.get('/v1.0/folders')).body.data).toHaveLength(3);
    expect((await test.ledger()).map(({ kind }) => kind)).toEqual(['opening']);
    await Promise.all(others.map((other) => other.close()));
  });

  it('lists, searches and paginates as on SQLite', async () => {
    const names = ['100% honey', 'under_score', 'back\\slash', 'Ärger', 'ärger', 'Zoo', '_x'];
    await test.world.db.deleteFrom('engine_folders').execute();
    await addFolders(
      test.world.db,
      names.map((name, index) => ({ id: `fld_${index}`, name, isMember: true })),
    );
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await test.get(`/v1.0/folders?limit=2${after && `&after=${encodeURIComponent(after)}`}`);
      seen.push(...page.body.data.map(({ name }: { name: string }) => name));
      after = page.body.nextCursor;
    }
    expect(seen).toEqual(['100% honey', '_x', 'back\\slash', 'under_score', 'Zoo', 'Ärger', 'ärger']);
    for (const [query, found] of Object.entries({ '%': 1, _: 2, '\\': 1, ÄRG: 2, nowhere: 0 }))
      expect((await test.get(`/v1.0/folders?query=${encodeURIComponent(query)}`)).body.data).toHaveLength(found);
  });

  it('treats 50 equal POSTs with one key as one generation, and charges it once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.generate({ ...ONE, numCards: 10 }, { 'idempotency-key': 'a' })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    await test.run();
    const { body } = await test.status(answers[0]?.body.generationId);
    expect(body).toMatchObject({ status: 'completed', credits: { deducted: 10, remaining: 0 } });
    expect((await test.generate(ONE)).status).toBe(402);
  });

  it('never spends a credit twice', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => test.generate({ ...ONE, numCards: 3 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(27);
    await test.run();
    const sum = (await test.ledger()).reduce((total, { amount }) => total + amount, 0);
    expect([await readBalance(test.world.db), sum]).toEqual([1, 1]);
  });

  it('treats an id that contains NUL as unknown', async () =>
    expect((await test.get('/v1.0/generations/%00')).status).toBe(404));
});
