import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, openFileStore, TooManyBytes } from './file-store';

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cardwright-files-'));
  store = openFileStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (key: string) => new TextDecoder().decode(await store.getBytes(key));
const allFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('the file store', () => {
  it('returns what was stored, byte for byte', async () => {
    const every = Uint8Array.from({ length: 256 }, (_, index) => index);
    await store.put('images/a.png', every);
    expect(new Uint8Array(await store.getBytes('images/a.png'))).toEqual(every);
    expect(await store.size('images/a.png')).toBe(256);
    expect(await store.exists('images/a.png')).toBe(true);
    const chunks = await (await store.getStream('images/a.png')).toArray();
    expect(Buffer.concat(chunks)).toEqual(Buffer.from(every));
  });

  it('replaces and deletes', async () => {
    await store.put('a', bytes('one'));
    await store.put('a', bytes('two'));
    expect(await textOf('a')).toBe('two');
    await store.delete('a');
    await store.delete('a');
    expect(await store.exists('a')).toBe(false);
    expect(await store.size('a')).toBeNull();
    await expect(store.getBytes('a')).rejects.toThrow();
  });

  it('removes files left by a killed writer, and none that is still being written', async () => {
    expect(await store.dropAbandoned(new Date())).toBe(0);
    await store.put('a', bytes('whole'));
    const [old, young] = ['old', 'young'].map((name) => path.join(folder, 'incoming', name)) as [string, string];
    for (const file of [old, young]) await writeFile(file, 'hal');
    await utimes(old, new Date(), new Date(Date.now() - 7_200_000));
    expect(await store.dropAbandoned(new Date(Date.now() - 3_600_000))).toBe(1);
    expect((await allFiles()).map(({ name }) => name).toSorted()).toEqual(['a', 'young']);
  });

  it('stores streams of both kinds up to the limit', async () => {
    expect(await store.putStream('node', Readable.from([bytes('12'), bytes('345')]), { maxBytes: 5 })).toBe(5);
    expect(await store.putStream('web', new Blob(['12345']).stream(), { maxBytes: 5 })).toBe(5);
    expect(await textOf('node')).toBe('12345');
    expect(await textOf('web')).toBe('12345');
  });

  it('keeps the earlier file when a stream exceeds the limit', async () => {
    await store.put('a', bytes('old'));
    let taken = 0;
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          taken += 1;
          yield bytes('123');
        }
      })(),
    );
    await expect(store.putStream('a', endless, { maxBytes: 5 })).rejects.toThrow(TooManyBytes);
    expect(await textOf('a')).toBe('old');
    expect(endless.destroyed).toBe(true);
    expect(taken).toBeLessThan(1000);
    expect(await allFiles()).toHaveLength(1);
  });

  it('keeps nothing of a stream that breaks off', async () => {
    const breaking = Readable.from(
      (async function* () {
        yield bytes('123');
        throw new Error('reset');
      })(),
    );
    await expect(store.putStream('a', breaking, { maxBytes: 50 })).rejects.toThrow('reset');
    expect(await store.exists('a')).toBe(false);
    expect(await allFiles()).toEqual([]);
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    'a/./b',
    '.hidden',
    'a/.b',
    'a b',
    'a\\b',
    'a\0',
    '%2e%2e/a',
    'C:/a',
    'incoming/x',
    'x'.repeat(301),
  ])('rejects the key %j', async (key) => {
    await expect(store.put(key, bytes('x'))).rejects.toThrow();
    await expect(store.getBytes(key)).rejects.toThrow();
    await expect(store.exists(key)).rejects.toThrow();
    await expect(store.delete(key)).rejects.toThrow();
  });
});
