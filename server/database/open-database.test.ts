import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runRow } from '../runs/run-row';
import { dropOldCopies } from './copy-before-migration';
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

  it('names the variable and the cause when it cannot be opened', async () => {
    await expect(openDatabase({ dataDir: '/dev/null/x' })).rejects.toThrow(/DATA_DIR \(.*\) cannot be .*a file, not/);
    await expect(openDatabase({ url: 'postgres://u:secret@127.0.0.1:1/x', dataDir })).rejects.toThrow(
      /^The database at DATABASE_URL cannot be opened: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    );
  });

  const keep = async (name: string, content = 'x') => {
    await mkdir(path.dirname(path.join(dataDir, name)), { recursive: true });
    await writeFile(path.join(dataDir, name), content);
  };
  const change = (act: (database: SQLite.Database) => void) => {
    const database = new SQLite(path.join(dataDir, 'cardwright.sqlite'));
    act(database);
    database.close();
  };
  const OLDER =
    "delete from kysely_migration where name like '0022%'; alter table engine_generations drop column title";

  it.each<[string, RegExp, (file: string, size: number) => unknown]>([
    ['text', /damaged.*NOTADB/, (file) => writeFile(file, 'garbage '.repeat(1000))],
    ['a short text', /damaged.*NOTADB/, (file) => writeFile(file, 'garbage')],
    ['no header', /damaged.*NOTADB/, (file) => overwrite(file, [0])],
    ['half of it', /damaged/, (file, size) => truncate(file, size / 2)],
    ['a part of the header', /damaged/, (file) => truncate(file, 50)],
    ['overwritten pages', /damaged/, (file, size) => overwrite(file, [size / 4, size / 2])],
    ['a folder', /a folder, not a file/, (file) => rm(file).then(() => mkdir(file))],
    [
      'nothing, beside files',
      /is empty, but .*files\/artifacts\/a\.pdf exists/,
      (file) => truncate(file).then(() => keep('files/artifacts/a.pdf')),
    ],
    [
      'no file, beside files',
      /is missing, but .*a\.pdf exists/,
      (file) => rm(file).then(() => keep('files/artifacts/a.pdf')),
    ],
    [
      'no file, beside its log',
      /is missing, but .*-wal exists/,
      (file) => rm(file).then(() => keep('cardwright.sqlite-wal')),
    ],
    [
      'no file, beside a copy',
      /is missing, but .*0021-uploads\.sqlite exists/,
      (file) => rm(file).then(() => keep('cardwright-0021-uploads.sqlite')),
    ],
    [
      'no tables, beside files',
      /is empty, but .*a\.pdf exists/,
      async (file) => {
        await rm(file);
        change((database) => database.exec('create table t(x); drop table t'));
        await keep('files/a.pdf');
      },
    ],
    [
      "another program's tables",
      /belongs to another program/,
      async (file) => {
        await rm(file);
        change((database) => database.exec('create table t(x)'));
      },
    ],
    [
      'a later schema',
      /this data is from a newer version of Cardwright \(0999-later\)/,
      () => change((database) => database.exec("insert into kysely_migration values ('0999-later', '')")),
    ],
  ])('is refused, and left as it is, with %s', async (_, message, damage) => {
    await (await openDatabase({ dataDir })).destroy();
    const file = path.join(dataDir, 'cardwright.sqlite');
    await damage(file, (await stat(file)).size);
    // The first bytes also say how the file is written to, which SQLite changes when it opens it.
    const content = () =>
      readFile(file).then(
        (all) => all.subarray(100),
        (error) => error.code,
      );
    const before = await content();
    await expect(openDatabase({ dataDir })).rejects.toThrow(message);
    expect(await content()).toEqual(before);
  });

  it('is new if only unfinished files exist', async () => {
    await keep('files/incoming/a');
    await (await openDatabase({ dataDir })).destroy();
  });

  it('is copied aside before a migration, once per version', async () => {
    await (await openDatabase({ dataDir })).destroy();
    change((database) => database.exec(OLDER));
    await (await openDatabase({ dataDir })).destroy();
    const copy = path.join(dataDir, 'cardwright-0021-uploads.sqlite');
    const migrations = (file: string) =>
      new SQLite(file, { readonly: true }).prepare('select count(*) as n from kysely_migration').get();
    const all = Object.keys(ALL_MIGRATIONS).length;
    expect(migrations(copy)).toEqual({ n: all - 1 });
    expect(migrations(path.join(dataDir, 'cardwright.sqlite'))).toEqual({ n: all });
    const { mtimeMs } = await stat(copy);
    change((database) => database.exec(OLDER));
    await (await openDatabase({ dataDir })).destroy();
    expect((await stat(copy)).mtimeMs).toBe(mtimeMs);
    await dropOldCopies(dataDir, new Date(mtimeMs + 29 * 86_400_000));
    expect((await stat(copy)).isFile()).toBe(true);
    await dropOldCopies(dataDir, new Date(mtimeMs + 31 * 86_400_000));
    expect((await readdir(dataDir)).filter((name) => !name.startsWith('cardwright.sqlite'))).toEqual([]);
  });
});

/** Overwrites 2,000 bytes at each of these places. */
async function overwrite(file: string, places: readonly number[]): Promise<void> {
  const handle = await open(file, 'r+');
  for (const at of places) await handle.write(Buffer.alloc(2000, 0xaa), 0, 2000, Math.floor(at));
  await handle.close();
}

describe('an id', () => {
  it('sorts by time and is unique', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => newId('run', 1_000_000 + Math.floor(index / 100)));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(5000);
    expect(ids[0]).toMatch(/^run_[0-9a-v]{30}$/);
  });
});
