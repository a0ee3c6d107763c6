import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PhotoFinder } from './photo-finder';
import type { PhotoAdapter } from './photo-provider';

const QUERY = { words: 'boat', shape: 'landscape', kind: 'photo', licence: 'any', language: 'en' } as const;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A provider that answers when `release` is called, with the statuses given in turn. */
async function startProvider(statuses: readonly number[]) {
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = createServer(async (_, response) => {
    const status = statuses[asked] ?? 200;
    asked += 1;
    arrive();
    await released;
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const adapter = { id: 'openverse', request: () => ({ url, headers: {} }), read: () => [] } as unknown as PhotoAdapter;
  return { finder: new PhotoFinder([adapter]), release, arrived, count: () => asked };
}

describe('the photo finder', () => {
  it('answers other runs when the run that started a search gives up', async () => {
    const { finder, release, arrived, count } = await startProvider([200]);
    const cancelled = new AbortController();
    const first = finder.search('openverse', QUERY, cancelled.signal);
    const second = finder.search('openverse', QUERY, new AbortController().signal);
    await arrived;
    cancelled.abort(new Error('cancelled'));
    await expect(first).rejects.toThrow('cancelled');
    release();
    await expect(second).resolves.toEqual([]);
    expect(count()).toBe(1);
  });

  it('caches answers, not failures', async () => {
    const { finder, release, count } = await startProvider([500, 200]);
    release();
    const { signal } = new AbortController();
    await expect(finder.search('openverse', QUERY, signal)).rejects.toThrow();
    await expect(finder.search('openverse', QUERY, signal)).resolves.toEqual([]);
    await expect(finder.search('openverse', QUERY, signal)).resolves.toEqual([]);
    expect(count()).toBe(2);
  });
});
