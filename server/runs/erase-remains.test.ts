import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { DurableSqliteDialect } from '../database/sqlite-dialect';
import { TEST_DIALECT } from '../database/testing/test-database';
import { log } from '../log/log';
import { binRun, finishPurge } from './bin-run';
import { changeRun } from './change-run';
import { eraseRemains, nextErasure, purgeRuns } from './purge-runs';
import { DeckWorld } from './testing/deck-world';

// SQLite only: a Postgres server's files are not accessible (docs/decisions/015-what-deleting-a-run-does.md).
const onSqlite = it.skipIf(TEST_DIALECT !== 'sqlite');

/** A text that is escaped in JSON, and whose letters change when it is folded for searching. */
const CANARY = 'Kanärie"Zwölfte\\Straße';
/** Traces that may be left in a file: the text itself, its escaped form, and its entry in the word index. */
const TRACES = [
  CANARY,
  JSON.stringify(CANARY).slice(1, -1),
  'Kanärie',
  'kanärie',
  'kanarie',
  'zwolfte',
  'strasse',
  'straße',
];

let test: DeckWorld;
let file: string;
beforeEach(async () => {
  vi.spyOn(log, 'info').mockImplementation(() => {});
  test = await DeckWorld.open();
});
afterEach(async () => {
  await test.close();
  vi.restoreAllMocks();
});

/** Reopens the test with a database file on disk. */
async function openOnDisk(): Promise<void> {
  await test.close();
  test = await DeckWorld.open(async (folder) => openDatabase({ dataDir: folder }));
  file = path.join(test.folder, 'cardwright.sqlite');
}

/** Files in the data folder that hold a trace of the canary. */
async function traces(): Promise<string[]> {
  const entries = await readdir(test.folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    for (const trace of TRACES) if (bytes.includes(trace)) found.push(`${entry.name}: ${trace}`);
  }
  return found;
}

/** Long enough for overflow pages, and with enough rows to rebalance the B-trees often. */
const filler = (index: number) => `# Run ${index}\n\n${`word${index} `.repeat(40 + ((index * 37) % 900))}`;

onSqlite('leaves nothing of a purged run in any file', async () => {
  await openOnDisk();
  const shared = { externalAccess: 'view', emailOptions: { recipients: ['a@x.example'], access: 'view' } };
  for (let index = 0; index < 60; index++) {
    const isCanary = index % 3 === 1;
    const text = isCanary ? `# ${CANARY}\n\n${CANARY} ${filler(index)}` : filler(index);
    const of = { title: isCanary ? CANARY : `Run ${index}`, note: isCanary ? CANARY : null };
    const id = `run_${index}`;
    if (index % 15 === 1) await test.make(id, { inputText: text, exportAs: 'pdf', sharingOptions: shared }, of);
    else await test.add(id, { ...of, request: JSON.stringify({ inputText: text, textMode: 'preserve' }) });
  }
  // The words of an earlier note are in the index too.
  await changeRun(test.runs.world, 'run_4', { note: 'another' });
  expect((await traces()).length).toBeGreaterThan(5);
  const ids = Array.from({ length: 20 }, (_, index) => `run_${index * 3 + 1}`);
  for (const id of ids) await binRun(test.runs.world, id);
  expect(await purgeRuns(test.runs.world, ids)).toHaveLength(20);
  await finishPurge(test.runs.world);
  expect(await traces()).toEqual([]);
  expect(await nextErasure(test.db)).toBeNull();
  // The other runs are still there and can be found.
  const left = await test.db.selectFrom('generations').select('id').execute();
  expect(left).toHaveLength(40);
});

onSqlite('goes on after a program that was killed right after the purge', async () => {
  await openOnDisk();
  await test.add('run_1', { title: CANARY, note: CANARY });
  await binRun(test.runs.world, 'run_1');
  await purgeRuns(test.runs.world, ['run_1']);
  expect(await traces()).not.toEqual([]);
  const again = new Kysely<Database>({ dialect: new DurableSqliteDialect(file) });
  await test.db.destroy();
  await eraseRemains(again, new Date());
  expect(await traces()).toEqual([]);
  await again.destroy();
});

onSqlite(
  'waits for another process that is reading, and tries again a minute later',
  async () => {
    await openOnDisk();
    await test.add('run_1', { title: CANARY, note: CANARY });
    await test.add('run_2', {});
    const reader = new SQLite(file, { timeout: 0 });
    reader.exec('begin; select count(*) from generations');
    reader.prepare('select count(*) from generations').get();
    await binRun(test.runs.world, 'run_1');
    await purgeRuns(test.runs.world, ['run_1']);
    await finishPurge(test.runs.world);
    expect(await traces()).not.toEqual([]);
    expect((await nextErasure(test.db))?.getTime()).toBe(test.runs.time + 60_000);
    reader.close();
    test.runs.time += 60_000;
    await finishPurge(test.runs.world);
    expect(await traces()).toEqual([]);
  },
  30_000,
);

it('records nothing to erase on Postgres', async () => {
  await test.add('run_1', {});
  await binRun(test.runs.world, 'run_1');
  await purgeRuns(test.runs.world, ['run_1']);
  expect((await nextErasure(test.db)) === null).toBe(TEST_DIALECT === 'postgres');
});
