import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runRow } from '../runs/run-row';
import { ALL_MIGRATIONS } from './migrations/all-migrations';
import { newId } from './new-id';
import { openDatabase } from './open-database';

const run = promisify(execFile);

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'cardwright-db-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('the SQLite database', () => {
  it('creates its folder, and keeps its data after it is closed', async () => {
    const place = { dataDir: path.join(dataDir, 'a/b') };
    const first = await openDatabase(place);
    await first.insertInto('generations').values(runRow()).execute();
    await first.destroy();
    const second = await openDatabase(place);
    expect(await second.selectFrom('generations').select('id').execute()).toEqual([{ id: 'run_1' }]);
    await second.destroy();
  });

  it('is durable, waits for other writers, and enforces references', async () => {
    const db = await openDatabase({ dataDir });
    const pragma = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(5000);
    const event = {
      id: 'e',
      generation_row: 'nobody',
      at: '',
      kind: '',
      http_status: null,
      request_id: null,
      detail: null,
    };
    await expect(db.insertInto('run_events').values(event).execute()).rejects.toThrow(/FOREIGN KEY/);
    await db.destroy();
  });

  it('is migrated once by processes that start together', async () => {
    const script = `
      const { openDatabase } = await import('./server/database/open-database.ts');
      const db = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
      console.log((await db.selectFrom('kysely_migration').selectAll().execute()).length);
      await db.destroy();`;
    const args = ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', script];
    const done = await Promise.all(Array.from({ length: 3 }, () => run(process.execPath, args)));
    const all = String(Object.keys(ALL_MIGRATIONS).length);
    expect(done.map(({ stdout }) => stdout.trim())).toEqual([all, all, all]);
  });

  it('reports a folder that cannot be created', async () => {
    await expect(openDatabase({ dataDir: '/dev/null/x' })).rejects.toThrow();
  });
});

describe('an id', () => {
  it('sorts by time and is unique', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => newId('run', 1_000_000 + Math.floor(index / 100)));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(5000);
    expect(ids[0]).toMatch(/^run_[0-9a-v]{30}$/);
  });
});
