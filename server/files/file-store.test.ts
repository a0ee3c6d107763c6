import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileStore, TooManyBytes } from './file-store';
import { openLocalStore } from './open-store';
import { openS3Store } from './s3-store';
import { type S3Server, startS3Server } from './testing/s3-server';

let folder: string;
let store: FileStore;
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cardwright-files-'));
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (key: string) => new TextDecoder().decode(await store.getBytes(key));
const allFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

const keys = async () => (await Readable.from(store.list()).toArray()).toSorted();

describe.each([
  ['on disk', () => openLocalStore(folder)],
  ['in a bucket', () => openS3Store(server.place, folder)],
])('the file store %s', (_, open) => {
  beforeEach(() => {
    store = open();
  });
  afterEach(async () => {
    for (const key of await keys()) await store.delete(key);
  });

  it('returns what was stored, byte for byte', async () => {
    const every = Uint8Array.from({ length: 256 }, (_, index) => index);
    await store.put('images/a.png', every);
    expect(new Uint8Array(await store.getBytes('images/a.png'))).toEqual(every);
    expect(await store.size('images/a.png')).toBe(256);
    expect(await store.exists('images/a.png')).toBe(true);
    const chunks = await (await store.getStream('images/a.png')).toArray();
    expect(Buffer.concat(chunks)).toEqual(Buffer.from(every));
  });

  it('lists its files and can be checked', async () => {
    await store.check();
    await store.put('a/b.pdf', bytes('1'));
    await store.put('c', bytes('2'));
    expect(await keys()).toEqual(['a/b.pdf', 'c']);
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
    await mkdir(path.dirname(old), { recursive: true });
    for (const file of [old, young]) await writeFile(file, 'hal');
    await utimes(old, new Date(), new Date(Date.now() - 7_200_000));
    expect(await store.dropAbandoned(new Date(Date.now() - 3_600_000))).toBe(1);
    expect((await allFiles()).map(({ name }) => name).filter((name) => name !== 'a')).toEqual(['young']);
    expect(await keys()).toEqual(['a']);
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
    expect(await keys()).toEqual(['a']);
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
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

describe('a bucket that cannot be used', () => {
  const SOON = { connect: 200, answer: 200, upload: 200, stalledUpload: 200, stalledDownload: 200 };

  const KEY = 'S3RVER';
  // s3rver does not check these signatures. Amazon's answer repeats the key id and what was signed.
  const denying = createServer((_, response) => {
    const code = '<Code>SignatureDoesNotMatch</Code><Message>wrong key S3RVER</Message>';
    response.writeHead(403, { 'Content-Type': 'application/xml' });
    response.end(`<Error>${code}<AWSAccessKeyId>${KEY}</AWSAccessKeyId><StringToSign>${KEY}</StringToSign></Error>`);
  });
  beforeAll(async () => {
    await once(denying.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => denying.close());

  it.each([
    ['wrong credentials', () => ({ endpoint: `http://127.0.0.1:${(denying.address() as AddressInfo).port}` })],
    ['an unknown bucket', () => ({ bucket: 'unknown' })],
    ['nobody at its address', () => ({ endpoint: 'http://127.0.0.1:1' })],
  ])('fails with %s, without a key in the error', async (_, place) => {
    const broken = openS3Store({ ...server.place, ...place() }, folder);
    for (const act of [() => broken.put('a', bytes('x')), () => broken.getBytes('a'), () => broken.check()]) {
      const error = await act().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({
        name: 'StorageUnavailable',
        message: expect.stringMatching(/^The file storage failed: \w+/),
      });
      expect(inspect(error, { depth: 5, showHidden: true })).not.toContain(KEY);
    }
  });

  it('fails within its deadline when it does not answer', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const hanging = openS3Store({ ...server.place, endpoint: `http://127.0.0.1:${port}` }, folder, SOON);
    try {
      for (const act of [
        () => hanging.put('a', bytes('x')),
        () => hanging.putStream('a', Readable.from([bytes('x')]), { maxBytes: 5 }),
        () => hanging.getStream('a'),
        () => hanging.size('a'),
      ]) {
        const start = performance.now();
        await expect(act()).rejects.toThrow(/^The file storage failed: (TimeoutError|ETIMEDOUT)/);
        expect(performance.now() - start).toBeLessThan(20_000);
      }
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });
});
