import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { TEST_DIALECT, testDatabase } from '../database/testing/test-database';
import { claimDue } from './claim-due';
import { freeDeadLeases, nextDue, roomIn } from './job-source';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.destroy());

/** SQLite's query plan for the first statement of an action. */
async function planOf(act: (db: Kysely<Database>) => Promise<unknown>): Promise<string> {
  const asked: CompiledQuery[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await act(db.withPlugin(listening));
  const [first] = asked;
  if (!first) throw new Error('Nothing was asked.');
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${first.sql}`, [...first.parameters]),
  );
  return rows.map(({ detail }) => detail).join('; ');
}

// The query runs each second on the main thread, and nearly all runs are finished.
it.runIf(TEST_DIALECT === 'sqlite').each([
  ['the next due', (on: Kysely<Database>) => nextDue(on, 'generations', ['queued', 'sending'])],
  ['the leases of the dead', (on: Kysely<Database>) => freeDeadLeases(on, 'generations')],
  [
    'what is due',
    (on: Kysely<Database>) =>
      claimDue(on, 'generations', { states: ['queued'], owner: 'a', now: new Date(), leaseMs: 1000, limit: 8 }),
  ],
  ['whether there is room', (on: Kysely<Database>) => roomIn(on, 'generations', 1000)],
] as const)('%s is read off the index of what is due', async (_, act) =>
  expect(await planOf(act)).toMatch(/USING (COVERING )?INDEX generations_due \(due_at/),
);
