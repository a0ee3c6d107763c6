import { describe, expect, it } from 'vitest';
import type { ListOutcome } from '../service/client';
import { NotSent } from '../service/errors';
import { type Item, ListCache } from './list-cache';

const MINUTE = 60_000;
const failure: ListOutcome<Item> = { ok: false, error: new NotSent(new Error('away')) };

/** A cache, its clock, and a service that counts its calls and answers on command. */
function open(bounds: { maxEntries?: number; maxBytes?: number } = {}) {
  const clock = { time: 1_000_000 };
  const cache = new ListCache({ now: () => clock.time, ...bounds });
  const calls: { answer: (outcome: ListOutcome<Item>) => void; fail: (error: Error) => void }[] = [];
  const ask = (key = 'a') => cache.read(key, () => new Promise((answer, fail) => calls.push({ answer, fail })));
  const fill = async (key: string, list: ListOutcome<Item>) => {
    const asked = ask(key);
    calls.at(-1)?.answer(list);
    return asked;
  };
  return { clock, cache, calls, ask, fill };
}

const page = (...ids: string[]): ListOutcome<Item> => ({
  ok: true,
  list: { data: ids.map((id) => ({ id })), hasMore: false, nextCursor: null },
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a page of a list', () => {
  it('is fetched once and is fresh for a minute', async () => {
    const { clock, calls, ask, fill } = open();
    await fill('a', page('one'));
    clock.time += MINUTE - 1;
    expect(await ask()).toEqual(page('one'));
    expect(calls).toHaveLength(1);
  });

  it('is returned at once when stale, while one call refreshes it in the background', async () => {
    const { clock, calls, ask, fill } = open();
    await fill('a', page('old'));
    clock.time += MINUTE;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([page('old'), page('old'), page('old')]);
    expect(calls).toHaveLength(2);
    calls[1]?.answer(page('new'));
    await settled();
    expect(await ask()).toEqual(page('new'));
    expect(calls).toHaveLength(2);
  });

  it('is fetched before it is returned when too old', async () => {
    const { clock, calls, ask, fill } = open();
    await fill('a', page('old'));
    clock.time += 10 * MINUTE;
    const asked = ask();
    calls[1]?.answer(page('new'));
    expect(await asked).toEqual(page('new'));
  });

  it('is fetched with one call for concurrent readers', async () => {
    const { calls, ask } = open();
    const asked = Array.from({ length: 20 }, () => ask());
    expect(calls).toHaveLength(1);
    calls[0]?.answer(page('one'));
    expect(await Promise.all(asked)).toEqual(asked.map(() => page('one')));
  });

  it.each(['answers that it failed', 'throws'])('is kept when its refresh %s, until it is too old', async (how) => {
    const { clock, calls, ask, fill } = open();
    await fill('a', page('old'));
    clock.time += MINUTE;
    await ask();
    if (how === 'throws') calls[1]?.fail(new Error('surprise'));
    else calls[1]?.answer(failure);
    await settled();
    expect(await ask()).toEqual(page('old'));
    expect(calls).toHaveLength(2);
    clock.time += MINUTE;
    await ask();
    expect(calls).toHaveLength(3);
    calls[2]?.answer(failure);
    await settled();
    clock.time += 9 * MINUTE;
    const asked = ask();
    calls[3]?.answer(failure);
    expect(await asked).toEqual(failure);
  });

  it('is not cached after a failure', async () => {
    const { calls, cache, ask, fill } = open();
    expect(await fill('a', failure)).toEqual(failure);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
    const asked = ask();
    calls[1]?.answer(page('one'));
    expect(await asked).toEqual(page('one'));
  });
});

describe('the cached pages', () => {
  it('are the most recently used', async () => {
    const { calls, ask, fill } = open({ maxEntries: 2 });
    await fill('a', page('a'));
    await fill('b', page('b'));
    await ask('a');
    await fill('c', page('c'));
    await ask('a');
    expect(calls).toHaveLength(3);
    void ask('b');
    expect(calls).toHaveLength(4);
  });

  it('are limited in bytes, and a page beyond the limit is passed on uncached', async () => {
    const { cache, fill } = open({ maxBytes: 20_000 });
    for (let index = 0; index < 100; index++) await fill(`${index}`, page('x'.repeat(1000)));
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.size.entries).toBeGreaterThan(5);
    const { entries } = cache.size;
    expect(await fill('huge', page('x'.repeat(100_000)))).toMatchObject({ ok: true });
    expect(cache.size.entries).toBe(entries);
  });

  it('are counted down to zero when they are dropped', async () => {
    const { cache, fill } = open();
    await fill('themes 1', page('a'));
    await fill('themes 2', page('b'));
    await fill('folders', page('c'));
    cache.forget('themes');
    expect(cache.size.entries).toBe(1);
    cache.forget('');
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
});
