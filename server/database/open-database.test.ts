import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { knownCause } from '../http/known-cause';
import { findRuns } from '../runs/find/find-runs';
import { runRow } from '../runs/testing/run-row';
import type { Database } from './database';
import { ALL_MIGRATIONS, copyBeforeMigration, dropOldCopies, migrate } from './migrate';
import { newId } from './new-id';
import { openDatabase } from './open-database';
import { TABLES } from './tables';

const run = promisify(execFile);

/** The file of an empty, migrated database. */
let migrated: Buffer;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cardwright-db-'));
  await (await openDatabase({ dataDir: folder })).destroy();
  migrated = await readFile(path.join(folder, 'cardwright.sqlite'));
  await rm(folder, { recursive: true });
});

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
    const unreached = openDatabase({ url: 'postgres://u:secret@127.0.0.1:1/x', dataDir });
    await expect(unreached).rejects.toThrow(
      /^The database at DATABASE_URL cannot be opened: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    );
    expect(await unreached.catch(knownCause)).toMatchObject({ status: 503 });
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
  it.each<[string, RegExp, (file: string, size: number) => unknown]>([
    ['text', /damaged.*NOTADB/, (file) => writeFile(file, 'garbage '.repeat(1000))],
    ['a short text', /damaged.*NOTADB/, (file) => writeFile(file, 'garbage')],
    ['no header', /damaged.*NOTADB/, (file) => overwrite(file, [0])],
    ['half of it', /damaged/, (file, size) => truncate(file, size / 2)],
    ['a part of the header', /damaged/, (file) => truncate(file, 50)],
    ['overwritten pages', /damaged/, (file, size) => overwrite(file, [size / 4, size / 3, size / 2])],
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
      /is missing, but .*0029-last-results\.sqlite exists/,
      (file) => rm(file).then(() => keep('cardwright-0029-last-results.sqlite')),
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
    [
      'a schema from before the first release',
      /cannot be opened: .* before its first release \(0021-uploads\)\. Use an empty database instead\.$/,
      () =>
        change((database) =>
          database.exec("delete from kysely_migration; insert into kysely_migration values ('0021-uploads', '')"),
        ),
    ],
  ])('is refused, and left as it is, with %s', async (_, message, damage) => {
    const file = path.join(dataDir, 'cardwright.sqlite');
    await writeFile(file, migrated);
    await damage(file, migrated.length);
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

  it('of the last development version opens with all its rows, and has the schema of a new one', async () => {
    const dump = await readFile(path.join(import.meta.dirname, 'testing/version-0022.sql'), 'utf8');
    change((database) => database.exec(dump));
    const db = await openDatabase({ dataDir });
    for (const table of TABLES) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
      const inserted = dump.split(`\ninsert into "${table}" values`).length - 1;
      const isNew = !dump.includes(`CREATE TABLE "${table}"`);
      expect([table, rows.length]).toEqual([table, isNew ? 0 : Math.max(1, inserted)]);
    }
    const query = { filter: { query: 'arger' }, sort: 'newest', after: null, limit: 9 } as const;
    expect((await findRuns(db, query)).map(({ id }) => id)).toEqual(['run_0']);
    const migrations = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(migrations.rows.map(({ name }) => name)).toEqual(Object.keys(ALL_MIGRATIONS));
    const fresh = await openDatabase({ dataDir: path.join(dataDir, 'fresh') });
    expect(await schemaOf(db)).toEqual(await schemaOf(fresh));
    await Promise.all([db.destroy(), fresh.destroy()]);
  });

  it('is copied aside before a migration, once per version', async () => {
    const db = await openDatabase({ dataDir });
    const later = { ...ALL_MIGRATIONS, '9999-later': { up: async () => {} } };
    const file = path.join(dataDir, 'cardwright.sqlite');
    const migrateLater = () =>
      migrate(db, { migrations: later, beforeChange: (version) => copyBeforeMigration(db, file, version) });
    await migrateLater();
    const copy = path.join(dataDir, 'cardwright-0029-last-results.sqlite');
    const migrations = (name: string) =>
      new SQLite(name, { readonly: true }).prepare('select count(*) as n from kysely_migration').get();
    const all = Object.keys(later).length;
    expect(migrations(copy)).toEqual({ n: all - 1 });
    expect(migrations(file)).toEqual({ n: all });
    const { mtimeMs } = await stat(copy);
    change((database) => database.exec("delete from kysely_migration where name = '9999-later'"));
    await migrateLater();
    await db.destroy();
    expect((await stat(copy)).mtimeMs).toBe(mtimeMs);
    await dropOldCopies(dataDir, new Date(mtimeMs + 29 * 86_400_000));
    expect((await stat(copy)).isFile()).toBe(true);
    await dropOldCopies(dataDir, new Date(mtimeMs + 31 * 86_400_000));
    expect((await readdir(dataDir)).filter((name) => !name.startsWith('cardwright.sqlite'))).toEqual([]);
  });
});

/** The columns of each table, and the indexes. */
async function schemaOf(db: Kysely<Database>): Promise<unknown> {
  const columns = await sql`
    select "table".name as "table", info.name, info.type, info."notnull", info.dflt_value, info.pk
    from sqlite_master "table", pragma_table_info("table".name) info where "table".type = 'table'
    order by 1, 2`.execute(db);
  const indexes = await sql<{ name: string; sql: string | null }>`
    select name, sql from sqlite_master where type = 'index' order by name`.execute(db);
  const plain = (text: string | null) => text?.toLowerCase().replace(/["\s]/g, '');
  return [columns.rows, indexes.rows.map(({ name, sql: text }) => [name, plain(text)])];
}

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
