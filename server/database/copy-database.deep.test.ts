import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { type InsertObject, type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresPerTest } from '@/server/testing/postgres-per-test';
import { TestEngine } from '../engine/testing/test-engine';
import { insertAttempt } from '../runs/send/send-run';
import { addEvent } from '../runs/store';
import { runRow } from '../runs/testing/run-row';
import { CopyDiffers, copyDatabase, openSource, TargetNotEmpty } from './copy-database';
import { openDatabase } from './open-database';
import type { Database } from './tables';
import { TABLE_KEYS, TABLES } from './tables';
import { findPostgres } from './testing/test-postgres';

const programs = findPostgres();
const program = path.join(import.meta.dirname, '../cli/copy-database.ts');
const AT = new Date('2030-01-01T00:00:00.000Z');
const TEXTS = ['Bees 🐝 und Ärger', "'; drop table generations; --", '\u202e\u200b\\ \u0001 \r\n', ''];

/** More than two batches. */
const RUNS = 250;
const NAME = 'cardwright.sqlite';
let filled: string;
let folder: string;
let file: string;
beforeAll(async () => {
  filled = await mkdtemp(path.join(tmpdir(), 'cardwright-filled-'));
  await fill(filled);
});
afterAll(() => rm(filled, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cardwright-copy-'));
  file = path.join(folder, NAME);
  await copyFile(path.join(filled, NAME), file);
});
afterEach(() => rm(folder, { recursive: true }));

/** A realistic database: the engine's workspace with a finished deck, and more than a batch of runs. */
async function fill(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir });
  const put = <Table extends keyof Database>(table: Table, row: InsertObject<Database, Table>) =>
    db.insertInto(table).values(row).execute();
  const lease = { due_at: null, lease_until: null, lease_owner: null };
  const [edit, at] = ['5f0f2f6c-6a0c-4d51-9a52-0a0e2f1b7c11', AT.toISOString()];
  const times = { created_at: at, updated_at: at };
  await put('balances', { target: 'remote', remaining: 99.5, as_of: AT.toISOString() });
  for (let index = 0; index < RUNS; index++) {
    // Upper and lower case, digits and dashes: language collations sort them differently from bytes.
    const id = `${index % 2 ? 'Run' : 'run'}_${index % 3 ? '-' : ''}${index}`;
    const [title, draft] = [TEXTS[index % TEXTS.length], index % 5 ? null : JSON.stringify({ text: TEXTS[0] })];
    await put('generations', runRow({ id, title, draft, credits_remaining: index / 8 }));
  }
  await addEvent(db, 'run_0', { kind: 'queued' }, AT);
  await insertAttempt(db, { id: 'run_0', attempt: 1 }, AT);
  await put('kept_exports', {
    ...{ id: 'run_0.pdf', state: 'kept' },
    ...lease,
    ...{ generation_row: 'run_0', format: 'pdf', file_key: 'exports/run_0.pdf', file_name: 'Bees 🐝.pdf' },
    ...{ bytes: 1234, reason: null, tries: 1, created_at: AT.toISOString() },
  });
  await put('drafts', {
    ...{ id: 'd1', revision: 3, edit, name: null, title: TEXTS[0] ?? '', run_id: null },
    ...{ draft: JSON.stringify({ inputText: TEXTS }), characters: 40, ...times, deleted_at: null },
  });
  await put('presets', { id: 'p1', name: 'Ä', name_key: 'ä', is_default: 1, settings: '{}', ...times });
  await put('sessions', {
    ...{ id: 'ses_1', secret_hash: 'hash', token_mark: 'mark', browser: 'Firefox', system: null },
    ...{ address: '192.0.2.1', created_at: at, last_seen_at: at, expires_at: at },
  });
  await put('connections', { name: 'remote', sealed: 'sealed', updated_at: at });
  await put('connection_tests', { name: 'remote', result: '{}' });
  await put('api_tokens', {
    ...{ id: 'tok_1', name: 'Script', scope: 'read', secret_hash: 'hash', start: 'cw_abcde' },
    ...{ created_at: at, expires_at: null, last_used_at: at },
  });
  await put('batches', {
    ...{ id: 'bat_1', state: 'paused', name: 'Ä', template: '{}', columns: '["a"]', row_count: 1, body_hash: 'hash' },
    ...{ ...lease, max_credits: 5, pause_reason: 'person', created_at: at, ended_at: null },
  });
  await put('batch_rows', {
    ...{ id: 'bat_1.1', batch_id: 'bat_1', number: 1, cells: '["Ä"]', tries: 0, run_id: null, problem: null },
    most_credits: 0.5,
  });
  await put('webhooks', {
    ...{ id: 'hook_1', url: 'https://a.example', sealed_secret: 's', created_at: at, failing_since: null },
    ...{ paused_at: null, pause_reason: null },
  });
  await put('webhook_deliveries', {
    ...{ id: 'msg_1', webhook_id: 'hook_1', event: 'webhook.test', body: '{}', tries: 0, created_at: at, ...lease },
    ...{ state: 'waiting', tried_at: null, status: null, answer: null, problem: null },
  });
  const filter = '{"star":"1"}';
  await put('saved_views', { id: 'view_1', name: 'Starred', name_key: 'starred', filter, ...times });
  await put('saved_templates', {
    ...{ id: 't1', target: 'remote', artifact_id: 'doc_1', name: 'Ä', name_key: 'ä', created_at: at },
  });
  await put('engine_hidden', { id: 'gen_1', hidden_at: at });
  await put('engine_images', { id: 'gen_1 images/1.png', owner: 'gen_1', file_key: 'images/1.png' });
  await put('engine_written', {
    ...{ id: 'gen_1:outline', generation_id: 'gen_1', part: 'outline', data: '[]', written_by: 'model' },
    ...{ model: 'm', prompt_version: '1', tokens_in: 1, tokens_out: 2 },
  });
  await put('engine_rewrites', {
    ...{ id: 'rew_1', state: 'ready' },
    ...lease,
    ...{ artifact_id: 'art_1', generation_id: 'gen_1', request_key: 'key', card: 0, instruction: 'Ä' },
    ...{ reserved: 2, before: '{}', after: '{}', error_message: null, created_at: at, decided_at: null },
  });
  await put('engine_pictures', { id: 'gen_1:0', generation_id: 'gen_1', model: 'm', state: 'made', data: '{}' });
  await put('engine_reviews', { id: 'run_1', state: 'open', until: at, created_at: at });
  await put('engine_uploads', {
    ...{ id: 'a', file_key: 'images/3.png', media_type: 'image/png' },
    ...{ width: 4, height: 3, bytes: 9, seen_at: at },
  });
  await put('file_removals', { id: 'images/2.png', due_at: at, passes: 1 });
  await put('upkeep', { id: 'words', due_at: at });
  const engine = await TestEngine.open({ db });
  await engine.make({
    inputText: TEXTS[0],
    textMode: 'preserve',
    imageOptions: { source: 'noImages' },
    exportAs: 'pdf',
  });
  await engine.close();
}

async function source(): Promise<Kysely<Database>> {
  const opened = await openSource(file);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.db;
}

/** Whether a table is copied. The word index is rebuilt instead. */
const isCopied = ({ name }: { name: string }) => !name.startsWith('run_words');

describe('the list of tables', () => {
  it('contains every table, with its primary key', async () => {
    const db = await openDatabase({ dataDir: folder });
    const tables = (await db.introspection.getTables()).filter(isCopied).map(({ name }) => name);
    expect([...TABLES].sort()).toEqual(tables.sort());
    for (const [table, key] of Object.entries(TABLE_KEYS)) {
      const { rows } = await sql<{ name: string }>`
        select name from pragma_table_info(${table}) where pk > 0`.execute(db);
      expect(rows, table).toEqual([{ name: key }]);
    }
    await db.destroy();
  });
});

describe('a source', () => {
  it('is refused while a program has it open, and is locked for others while it is open', async () => {
    const running = await openDatabase({ dataDir: folder });
    expect(await openSource(file)).toEqual({ ok: false, problem: 'in-use' });
    await running.destroy();
    const opened = await source();
    const other = new SQLite(file, { timeout: 0 });
    expect(() => other.prepare('select 1 from generations').get()).toThrow(/locked/);
    await opened.destroy();
    expect(other.prepare('select 1 from generations').get()).toBeDefined();
    other.close();
  });

  it('must exist, and be of this program; nothing is created or changed', async () => {
    expect(await openSource(path.join(folder, 'none'))).toEqual({ ok: false, problem: 'no-file' });
    await writeFile(file, 'a text that is long enough to be looked at as the head of a database file, and is none');
    expect(await openSource(file)).toEqual({ ok: false, problem: 'not-ours' });
    await writeFile(file, '');
    expect(await openSource(file)).toEqual({ ok: false, problem: 'not-ours' });
    expect(await readFile(file, 'utf8')).toBe('');
  });
});

describe.skipIf(programs === null)('copying to Postgres', () => {
  const postgres = postgresPerTest(programs);

  const openTarget = () => openDatabase({ url: postgres.url, dataDir: '/nowhere' });

  async function rowsIn(db: Kysely<Database>): Promise<number> {
    const counts = TABLES.map((table) => sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db));
    return (await Promise.all(counts)).reduce((sum, { rows }) => sum + Number(rows[0]?.n), 0);
  }

  it('writes every row unchanged, in every table', async () => {
    const from = await source();
    const to = await openTarget();
    const copies = await copyDatabase(from, to);
    expect(copies.map(({ table }) => table)).toEqual(TABLES);
    expect(copies.filter(({ source: { rows } }) => rows === 0).map(({ table }) => table)).toEqual([]);
    expect(copies.find(({ table }) => table === 'generations')?.target.rows).toBe(RUNS);
    for (const { table, source, target } of copies) {
      expect(target, table).toEqual(source);
      // Compares the rows themselves, independently of our own checksum.
      const all = (db: Kysely<Database>) => db.selectFrom(table).selectAll().execute();
      const byKey = (rows: object[]) => new Set(rows.map((row) => JSON.stringify(Object.entries(row).sort())));
      expect(byKey(await all(to)), table).toEqual(byKey(await all(from)));
    }
    const found = await sql`select run from run_words where words @@ '''arger'''::tsquery`.execute(to);
    expect(found.rows).toHaveLength(Math.floor(RUNS / TEXTS.length) + 1);
    await Promise.all([from.destroy(), to.destroy()]);
  });

  it('refuses a target with a row in any table, and leaves it unchanged', async () => {
    const from = await source();
    const to = await openTarget();
    for (const table of TABLES) {
      const [row] = await from.selectFrom(table).selectAll().limit(1).execute();
      // Only the row, without the rows it refers to.
      await sql`alter table ${sql.table(table)} disable trigger all`.execute(to);
      await to
        .insertInto(table)
        .values(row as never)
        .execute();
      await expect(copyDatabase(from, to)).rejects.toEqual(new TargetNotEmpty([table]));
      expect(await rowsIn(to)).toBe(1);
      await sql`delete from ${sql.table(table)}`.execute(to);
    }
    await Promise.all([from.destroy(), to.destroy()]);
  });

  it.each([
    ['a changed value', `new.title = new.title || ' '; return new`],
    ['a lost row', `if new.id = 'run_0' then new.id = 'run_00'; end if; return new`],
  ])('keeps nothing if the target has %s', async (_, change) => {
    const from = await source();
    await from.deleteFrom('run_events').execute();
    await from.deleteFrom('kept_exports').execute();
    await from.deleteFrom('send_attempts').execute();
    const to = await openTarget();
    await sql.raw(`create function spoil() returns trigger language plpgsql as $$ begin ${change}; end $$`).execute(to);
    await sql
      .raw('create trigger spoil before insert on generations for each row execute function spoil()')
      .execute(to);
    const error = await copyDatabase(from, to).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(CopyDiffers);
    expect(error.message).toBe('the copy differs in generations');
    expect(await rowsIn(to)).toBe(0);
    await Promise.all([from.destroy(), to.destroy()]);
  });

  it('keeps nothing if the target rejects a row', async () => {
    const from = await source();
    // SQLite stores it, Postgres cannot.
    await from.updateTable('engine_exports').set({ file_key: 'a\0b' }).execute();
    const to = await openTarget();
    await expect(copyDatabase(from, to)).rejects.toThrow('engine_exports');
    expect(await rowsIn(to)).toBe(0);
    await Promise.all([from.destroy(), to.destroy()]);
  });

  describe('npm run database:copy', () => {
    function copy(args: string[], environment: Record<string, string> = {}) {
      return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
        const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', program, ...args], {
          // biome-ignore lint/style/noProcessEnv: the spawned program gets only these variables
          env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...environment },
        });
        const said = { out: '', error: '' };
        child.stdout.on('data', (chunk) => {
          said.out += chunk;
        });
        child.stderr.on('data', (chunk) => {
          said.error += chunk;
        });
        child.on('close', (code) => resolve({ code, ...said }));
      });
    }

    it('prints tables, rows and checksums, and refuses to do it twice', async () => {
      const done = await copy([], { DATA_DIR: folder, DATABASE_URL: postgres.url });
      expect(done).toMatchObject({ code: 0, error: '' });
      expect(done.out).toMatch(/^generations +250 {2}[0-9a-f]{64}$/m);
      for (const table of TABLES) expect(done.out).toMatch(new RegExp(`^${table} +\\d+ {2}[0-9a-f]{64}$`, 'm'));
      const again = await copy(['--from', file, '--to', postgres.url]);
      expect(again).toMatchObject({ code: 1, out: '' });
      expect(again.error).toContain('not empty');
    });

    it('explains in one sentence what is missing', async () => {
      const nowhere = { DATA_DIR: path.join(folder, 'none'), DATABASE_URL: postgres.url };
      const mistakes: [string[], Record<string, string>, string][] = [
        [[], nowhere, 'not found'],
        [['--from', file], {}, 'Set DATABASE_URL'],
        [['--all'], {}, '--all'],
      ];
      for (const [args, environment, reason] of mistakes) {
        const { code, error } = await copy(args, environment);
        expect([code, error.includes(reason), error.split('\n').length], error).toEqual([1, true, 2]);
      }
      expect(await copy(['--help'])).toMatchObject({ code: 0, error: '', out: expect.stringContaining('--from FILE') });
    });
  });
});
