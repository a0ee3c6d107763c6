import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import { bulkRequest } from '@/lib/contract/history';
import type { Database } from '@/server/database/database';
import { openDatabase } from '@/server/database/open-database';
import { actOnMany } from '@/server/runs/act-on-many';
import { binRun, restoreRun } from '@/server/runs/bin-run';
import { changeRun } from '@/server/runs/change-run';
import { findRuns } from '@/server/runs/find/find-runs';
import { importRuns } from '@/server/runs/history-file/import-runs';
import type { FaultPromise } from './promise';
import { exportedRunOf } from './support/history-lane';
import { SpiedDialect } from './support/spied-dialect';
import { Tally } from './support/tally';

type World = { db: Kysely<Database>; now: () => Date };
type Act = (world: World, word: string) => Promise<unknown>;

const FILE = 'cardwright.sqlite';
const now = () => new Date();
const IDS = ['a', 'b', 'c'];
const bulk = (world: World, asked: unknown) => actOnMany(world, bulkRequest.parse(asked));

/**
 * Each action must be atomic on disk; one on all runs that a filter finds is so for each run, since it works in
 * batches (`act-on-many.ts`). It gets a new word each time.
 */
const ACTS: Record<string, Act> = {
  rename: ({ db }, word) => changeRun({ db }, 'a', { title: word }),
  'rename and note': ({ db }, word) => changeRun({ db }, 'b', { title: word, note: `${word}note` }),
  star: ({ db }, word) => changeRun({ db }, 'a', { star: word.length % 2 === 0 }),
  'delete one': (world) => binRun(world, 'a'),
  undo: (world) => restoreRun(world, 'a'),
  'star those named': (world, word) => bulk(world, { act: word.length % 2 ? 'star' : 'unstar', ids: IDS }),
  'delete what is found': (world) => bulk(world, { act: 'delete', filter: { query: 'text' } }),
  'restore what is found': (world) => bulk(world, { act: 'restore', filter: { query: 'text', bin: '1' } }),
  import: ({ db }, word) =>
    importRuns(
      { db, now: () => new Date() },
      [1, 2, 3].map((index) => exportedRunOf(`${word}r${index}`)),
    ),
};
const NAMES = Object.keys(ACTS);
const TRIES_PER_ACT = 20;

/**
 * Copies the database files at each statement, as a kill would leave them, and opens each copy like a restarted
 * program.
 */
export const wholeActs: FaultPromise = {
  number: 35,
  says: 'rename, star, note, delete, undo, bulk acts and import: what the disk holds at each statement is all of it or nothing, its words too',
  full: NAMES.length * TRIES_PER_ACT,
  run: async (count) => {
    const tally = new Tally();
    const folder = await mkdtemp(path.join(tmpdir(), 'cardwright-whole-'));
    let copies = 0;
    try {
      const plain = await openDatabase({ dataDir: folder });
      await importRuns(
        { db: plain, now: () => new Date() },
        IDS.map((id) => exportedRunOf(id)),
      );
      await plain.destroy();
      const words = ['text', 'title', 'a', 'b', 'c'];
      for (let at = 0; at < count; at++) {
        const word = `word${'x'.repeat(at % 3)}${at}w`;
        words.push(word, `${word}note`);
        copies += await tryAct({
          name: NAMES[at % NAMES.length] as string,
          word,
          words: words.slice(-20),
          folder,
          tally,
        });
      }
      return tally.outcome(`${count} acts of ${Math.min(count, NAMES.length)} kinds, ${copies} disks opened`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

type Tried = { name: string; word: string; words: readonly string[]; folder: string; tally: Tally };

/** Returns the number of copies that were opened. */
async function tryAct({ name, word, words, folder, tally }: Tried): Promise<number> {
  const before = await seen(folder, words);
  const copies: string[] = [];
  const copy = () => {
    const to = path.join(folder, `copy${copies.length}`);
    mkdirSync(to);
    for (const file of [FILE, `${FILE}-wal`])
      if (existsSync(path.join(folder, file))) copyFileSync(path.join(folder, file), path.join(to, file));
    copies.push(to);
  };
  const db = new Kysely<Database>({
    dialect: new SpiedDialect(path.join(folder, FILE), { before: copy, after: copy }),
  });
  await ACTS[name]?.({ db, now }, word);
  // The action is complete, so the last copy must contain it.
  copy();
  await db.destroy();
  const after = await seen(folder, words);
  const isOnFound = name.endsWith('what is found');
  for (const [at, of] of copies.entries()) {
    const found = await seen(of, words);
    const isLast = at === copies.length - 1;
    tally.check(found.startsWith('{"wrong":[]'), `${name} at ${at} of ${copies.length}: ${found.slice(0, 200)}`);
    const isWhole =
      found === after || (!isLast && (found === before || (isOnFound && areWholeRows(found, before, after))));
    tally.check(isWhole, `${name} at ${at} of ${copies.length} is half done`);
    await rm(of, { recursive: true });
  }
  return copies.length;
}

/** Whether there are as many runs as before and after, each as before or as after. */
function areWholeRows(...states: [found: string, before: string, after: string]): boolean {
  const [found, before, after] = states.map((state) =>
    (JSON.parse(state) as { rows: object[] }).rows.map((row) => JSON.stringify(row)),
  );
  if (before!.length !== after!.length || found!.length !== after!.length) return false;
  return found!.every((row, at) => row === before![at] || row === after![at]);
}

/** All rows, and the words whose search results do not match them. */
async function seen(folder: string, words: readonly string[]): Promise<string> {
  const db = await openDatabase({ dataDir: folder });
  try {
    const rows = await db.selectFrom('generations').selectAll().orderBy('id').execute();
    const wrong: string[] = [];
    for (const word of words)
      for (const bin of [false, true]) {
        const search = { filter: { query: word, bin }, sort: 'oldest' as const, after: null, limit: 1000 };
        const found = (await findRuns(db, search)).map(({ id }) => id).sort();
        const holding = rows.filter((row) => (row.deleted_at !== null) === bin && holds(row, word)).map(({ id }) => id);
        if (found.join() !== holding.join()) wrong.push(`${word} finds ${found} and not ${holding}`);
      }
    return JSON.stringify({ wrong, rows });
  } finally {
    await db.destroy();
  }
}

function holds(
  { title, note, request }: { title: string; note: string | null; request: string },
  word: string,
): boolean {
  const text = `${title} ${note ?? ''} ${JSON.parse(request).inputText}`;
  return text.split(' ').some((one) => one.startsWith(word));
}
