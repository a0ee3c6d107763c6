import { describe, expect, it, vi } from 'vitest';
import { DeckDecoder } from './deck-decoder';
import type { Decoded } from './decoder';
import type { PoolJob } from './decoder-pool';

const DRAWN: Decoded = { ok: true, picture: { bytes: new Uint8Array(1), mediaType: 'image/png', width: 1, height: 1 } };
const failed = (code: 'timeout' | 'memory' | 'damaged' | 'svg-complex'): Decoded => ({ ok: false, code });

/** A deck whose pictures decode as listed. `deadlines` records the deadline that each picture was given. */
function deckWith(outcomes: { decoded: Decoded; took: number }[]) {
  const deadlines: (number | null)[] = [];
  const clock = { time: 0 };
  const decode = async (_owner: object, job: PoolJob) => {
    const deadline = job.deadline();
    deadlines.push(deadline);
    const gaveUp = { decoded: { ok: false, code: 'gave-up' } as const, took: 0 };
    return deadline === null ? gaveUp : (outcomes.shift() ?? { decoded: DRAWN, took: 0 });
  };
  const deck = new DeckDecoder(new AbortController().signal, { decode }, () => clock.time);
  return { deadlines, clock, deck, next: () => deck.decode('svg', new Uint8Array(1)) };
}

describe('DeckDecoder', () => {
  it('gives up after three killed pictures', async () => {
    const ended = ['timeout', 'memory', 'timeout'] as const;
    const { deadlines, deck, next } = deckWith(ended.map((code) => ({ decoded: failed(code), took: 1000 })));
    for (const code of ended) expect(await next()).toEqual(failed(code));
    expect(deck.hasGivenUp).toBe(true);
    expect(await next()).toEqual({ ok: false, code: 'gave-up' });
    expect(deadlines).toEqual([10_000, 10_000, 10_000]);
  });

  it('gives up after 12 seconds spent on killed pictures', async () => {
    const { next } = deckWith([10_000, 2000].map((took) => ({ decoded: failed('timeout'), took })));
    await next();
    await next();
    expect(await next()).toEqual({ ok: false, code: 'gave-up' });
  });

  it('drops waiting pictures once its full-deadline period is over and a picture was killed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let count = 0;
    const decode = async (_owner: object, _job: PoolJob, signal: AbortSignal) => {
      count += 1;
      if (count === 1) return { decoded: failed('timeout'), took: 2000 };
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { decoded: { ok: false, code: 'stopped' } as const, took: 0 };
    };
    const deck = new DeckDecoder(new AbortController().signal, { decode }, () => 0);
    const all = Promise.all([1, 2, 3].map(() => deck.decode('svg', new Uint8Array(1))));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await all).toEqual([failed('timeout'), { ok: false, code: 'gave-up' }, { ok: false, code: 'gave-up' }]);
    vi.useRealTimers();
  });

  it('continues after pictures that are only damaged or refused', async () => {
    const outcomes = Array.from({ length: 20 }, (_, at) => ({
      decoded: failed(at % 2 ? 'damaged' : 'svg-complex'),
      took: 10,
    }));
    const { next } = deckWith(outcomes);
    for (let count = 0; count < 20; count += 1) await next();
    expect(await next()).toEqual(DRAWN);
  });

  it('gives up when its pictures have taken 30 seconds in total', async () => {
    const { deadlines, next } = deckWith([8, 8, 8, 5, 1].map((seconds) => ({ decoded: DRAWN, took: seconds * 1000 })));
    for (let count = 0; count < 5; count += 1) expect(await next()).toEqual(DRAWN);
    expect(await next()).toEqual({ ok: false, code: 'gave-up' });
    expect(deadlines).toEqual([10_000, 10_000, 10_000, 6000, 1000]);
  });
});
