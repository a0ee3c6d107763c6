import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePrivate } from './private-modes';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cardwright-modes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (name: string) => ((await stat(path.join(folder, name))).mode & 0o777).toString(8);

async function make(name: string, mode: number) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'x');
  await chmod(file, mode);
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('is made readable only by its owner', async () => {
    await chmod(folder, 0o755);
    for (const name of ['cardwright.sqlite', 'cardwright.sqlite-wal', 'cardwright.sqlite-shm', 'files/a/b/c.pdf'])
      await make(name, 0o644);
    for (const name of ['files', 'files/a', 'files/a/b']) await chmod(path.join(folder, name), 0o755);
    expect(await makePrivate(folder)).toEqual({ corrected: 4, failed: null, isComplete: true });
    for (const name of ['', 'files', 'files/a', 'files/a/b']) expect(await modeOf(name), name).toBe('700');
    for (const name of ['cardwright.sqlite', 'cardwright.sqlite-wal', 'cardwright.sqlite-shm', 'files/a/b/c.pdf'])
      expect(await modeOf(name), name).toBe('600');
    expect(await makePrivate(folder)).toMatchObject({ corrected: 0 });
  });

  it('leaves other files there alone, and does not follow links', async () => {
    await make('notes/mine.txt', 0o644);
    await make('elsewhere.txt', 0o644);
    await mkdir(path.join(folder, 'files'));
    await symlink(path.join(folder, 'elsewhere.txt'), path.join(folder, 'files/link'));
    await makePrivate(folder);
    expect([await modeOf('notes/mine.txt'), await modeOf('elsewhere.txt')]).toEqual(['644', '644']);
  });

  it('is checked up to a limit, which the report mentions', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await make(`files/${name}`, 0o644);
    expect(await makePrivate(folder, { maxEntries: 4 })).toMatchObject({ isComplete: false });
  });
});
