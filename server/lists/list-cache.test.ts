import { describe, expect, it } from 'vitest';
import type { ListOutcome } from '../service/client';
import { NotSent } from '../service/errors';
import { type Item, ListCache } from './read-list';

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
});
