import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@/server/database/open-database';
import { TestEngine } from '@/server/engine/testing/test-engine';
import { WorkerProcess } from '../processes/worker-process';
import type { FaultPromise } from './promise';
import { counted, Tally } from './support/tally';
import { until } from './support/until';

const DECKS_PER_KILL = 8;
/** A worker is killed within this many milliseconds after it begins. */
const LIFE = 4000;
const TEXT = Array.from({ length: 12 }, (_, at) => `## Hive ${at}\n\n- bees\n- honey ${at}`).join('\n\n');

/** Kills workers while they make decks. Every deck is made in the end. */
export const killedDecks: FaultPromise = {
  number: 47,
  says: 'kill -9 at random moments while decks are made: every deck is completed and charged once',
  full: 19,
  run: async (count) => {
    const tally = new Tally();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cardwright-decks-'));
    const test = await TestEngine.open({ db: await openDatabase({ dataDir }), openingCredits: 1_000_000 });
    // The workers have the real clock, and a deck of the test's year is not due.
    test.time = Date.now();
    const { db } = test.world;
    const rows = () => db.selectFrom('engine_generations').select(['id', 'state', 'attempts', 'deducted']).execute();
    const decks = count * DECKS_PER_KILL;
    try {
      for (let at = 0; at < decks; at++)
        await test.generate({
          inputText: `# Deck ${at}\n\n${TEXT}`,
          textMode: 'preserve',
          imageOptions: { source: 'noImages' },
        });
      for (let kill = 0; kill < count; kill++) {
        const worker = await WorkerProcess.start({ DATA_DIR: dataDir });
        await pause(Math.random() * LIFE);
        await worker.end('SIGKILL');
      }
      const last = await WorkerProcess.start({ DATA_DIR: dataDir });
      await until(async () => (await rows()).every(({ state }) => state !== 'pending'), 600_000);
      await last.end();
      const made = await rows();
      tally.check(made.length === decks, `${made.length} rows for ${decks} decks`);
      for (const { id, state } of made) tally.check(state === 'completed', `${id} is ${state}`);
      const charged = await db
        .selectFrom('engine_ledger')
        .select(({ fn }) => fn.sum('amount').as('sum'))
        .executeTakeFirst();
      const deducted = made.reduce((sum, each) => sum + (each.deducted ?? 0), 0);
      tally.check(Number(charged?.sum) === 1_000_000 - deducted, `${charged?.sum} credits are left`);
      return tally.outcome(
        `${count} kills, ${decks} decks: ${counted(made.map(({ state }) => state))}; counted crashes: ${counted(made.map(({ attempts }) => String(attempts)))}`,
      );
    } finally {
      await test.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
