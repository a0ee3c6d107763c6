import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import * as tar from 'tar';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import type { FileStore } from '../files/file-store';
import { openLocalStore } from '../files/open-store';
import { openS3Store } from '../files/s3-store';
import { startS3Server } from '../files/testing/s3-server';
import { eventsOf } from '../runs/store';
import { runRow } from '../runs/testing/run-row';
import { backUp } from './back-up';
import { restore } from './restore';

let folder: string;
let dataDir: string;
let empty: string;
let file: string;
let db: Kysely<Database>;
let files: FileStore;
let restoredFiles: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cardwright-backup-'));
  [dataDir, empty] = [path.join(folder, 'data'), path.join(folder, 'empty')];
  file = path.join(folder, 'backup.tar');
  db = await openDatabase({ dataDir });
  for (const [id, target, state] of [
    ['waiting', 'remote', 'queued'],
    ['leaving', 'remote', 'sending'],
    ['watched', 'remote', 'pending'],
    ['local', 'local', 'queued'],
  ] as const)
    await db.insertInto('generations').values(runRow({ id, target, state })).execute();
  [files, restoredFiles] = [openLocalStore(path.join(dataDir, 'files')), openLocalStore(path.join(empty, 'files'))];
  await files.put('kept/one.pdf', Buffer.from('a file'));
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('restores every row and file, and sends no remote run that may have been sent since', async () => {
    await backUp(db, files, file);
    // What happens later is not in it.
    await db
      .insertInto('generations')
      .values(runRow({ id: 'later' }))
      .execute();
    expect(await restore(file, empty, restoredFiles)).toEqual({ unconfirmed: 2 });
    expect((await readdir(empty)).sort()).toEqual(['cardwright.sqlite', 'files']);
    expect(await readFile(path.join(empty, 'files/kept/one.pdf'), 'utf8')).toBe('a file');
    const restored = await openDatabase({ dataDir: empty });
    const rows = await restored.selectFrom('generations').select(['id', 'state']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'leaving', state: 'unconfirmed' },
      { id: 'local', state: 'queued' },
      { id: 'waiting', state: 'unconfirmed' },
      { id: 'watched', state: 'pending' },
    ]);
    expect((await eventsOf(restored, 'waiting')).at(-1)?.detail).toContain('may have been sent since');
    await restored.destroy();
  });

  it('moves the files to a bucket and back, and refuses a bucket with files', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
    const server = await startS3Server();
    try {
      await backUp(db, files, file);
      const bucket = openS3Store(server.place, path.join(folder, 'spool'));
      await restore(file, empty, bucket);
      expect(await readdir(empty)).toEqual(['cardwright.sqlite']);
      expect(Buffer.from(await bucket.getBytes('kept/one.pdf')).toString()).toBe('a file');
      const again = path.join(folder, 'again');
      await expect(restore(file, again, bucket)).rejects.toThrow('storage is not empty');
      await rm(file);
      await backUp(db, bucket, file);
      const local = openLocalStore(path.join(again, 'files'));
      await restore(file, again, local);
      expect(Buffer.from(await local.getBytes('kept/one.pdf')).toString()).toBe('a file');
    } finally {
      await server.stop();
    }
  });

  it('leaves nothing behind when it cannot be written', async () => {
    await mkdir(file);
    await expect(backUp(db, files, file)).rejects.toThrow();
    expect((await readdir(folder)).sort()).toEqual(['backup.tar', 'data']);
  });
});

describe('a restore', () => {
  it('refuses a folder with data', async () => {
    await backUp(db, files, file);
    await expect(restore(file, dataDir, files)).rejects.toThrow('is not empty');
  });

  it.each([
    ['is no archive', async () => writeFile(file, 'no archive')],
    ['is cut off', async () => writeFile(file, (await archive()).subarray(0, 3000))],
    ['has another file', async () => tar.create({ file, cwd: dataDir }, ['files'])],
  ])('refuses a file that %s, and leaves the folder empty', async (_, write) => {
    await write();
    await expect(restore(file, empty, restoredFiles)).rejects.toThrow();
    expect(await readdir(empty)).toEqual([]);
  });

  async function archive(): Promise<Buffer> {
    await backUp(db, files, file);
    return readFile(file);
  }

  it('writes nothing outside its folder', async () => {
    await writeFile(path.join(folder, 'evil'), 'x');
    await mkdir(path.join(folder, 'deep'));
    await tar.create({ file, cwd: path.join(folder, 'deep'), preservePaths: true }, ['../evil']);
    await rm(path.join(folder, 'evil'));
    await expect(restore(file, empty, restoredFiles)).rejects.toThrow();
    expect((await readdir(folder)).includes('evil')).toBe(false);
  });
});
