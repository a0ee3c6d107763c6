import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decoded, DecodeFailure, DecodeJob, Decoder } from './decoder';
import { DecoderPool } from './decoder-pool';

const PICTURE: Decoded = {
  ok: true,
  picture: { bytes: new Uint8Array(1), mediaType: 'image/png', width: 1, height: 1 },
};

/** A decoder whose pictures are completed by the test. */
class FakeDecoder implements Decoder {
  ready = Promise.resolve();
  isDead = false;
  isHeld = false;
  job: DecodeJob | null = null;
  private settle: ((decoded: Decoded) => void) | null = null;

  decode(job: DecodeJob): Promise<Decoded> {
    this.job = job;
    begun.push(String.fromCharCode(...job.bytes));
    return new Promise((resolve) => {
      this.settle = resolve;
    });
  }
  finish(decoded: Decoded = PICTURE): void {
    this.job = null;
    this.settle?.(decoded);
  }
  kill(code: DecodeFailure): void {
    this.isDead = true;
    this.finish({ ok: false, code });
  }
  ref(): void {
    this.isHeld = true;
  }
  unref(): void {
    this.isHeld = false;
  }
}

let begun: string[] = [];
let started: FakeDecoder[] = [];
let time = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  begun = [];
  started = [];
  time = 0;
});
afterEach(() => void vi.useRealTimers());

function poolOf(size: number, mostPictures = 50): DecoderPool {
  const start = () => {
    const decoder = new FakeDecoder();
    started.push(decoder);
    return decoder;
  };
  return new DecoderPool({ start, size, mostPictures, slice: 1000, idle: 5000, now: () => time });
}
const asks = (pool: DecoderPool, owner: object, name: string, signal = new AbortController().signal) =>
  pool.decode(
    owner,
    { kind: name.startsWith('<') ? 'svg' : 'png', bytes: Buffer.from(name), deadline: () => 9000 },
    signal,
  );
/** Lets resolved promises run their callbacks. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
/** Completes every picture in turn, after the time that `took` gives for it, until none is left. */
async function workThrough(took: (name: string) => number): Promise<void> {
  for (;;) {
    await settle();
    const busy = started.find(({ job, isDead }) => job && !isDead);
    if (!busy?.job) return;
    time += took(String.fromCharCode(...busy.job.bytes));
    busy.finish();
  }
}

describe('DecoderPool', () => {
  it('starts no more processes than allowed, and reuses them', async () => {
    const pool = poolOf(2);
    const answers = ['a', 'b', 'c', 'd', 'e'].map((name) => asks(pool, {}, name));
    await workThrough(() => 1);
    expect(begun).toHaveLength(5);
    expect(started).toHaveLength(2);
    for (const answer of answers) expect(await answer).toMatchObject({ decoded: { ok: true } });
  });

  it('alternates between the pictures of several decks, no matter how many the first one has', async () => {
    const pool = poolOf(1);
    const [one, other] = [{}, {}];
    for (const name of ['1', '2', '3', '4']) void asks(pool, one, name);
    for (const name of ['a', 'b']) void asks(pool, other, name);
    await workThrough(() => 10);
    expect(begun).toEqual(['1', 'a', '2', 'b', '3', '4']);
  });

  it('makes a deck with slow pictures wait for decks with quick ones', async () => {
    const pool = poolOf(1);
    const [slow, quick] = [{}, {}];
    for (const name of ['1', '2', '3']) void asks(pool, slow, name);
    for (const name of ['a', 'b', 'c', 'd']) void asks(pool, quick, name);
    await workThrough((name) => (/\d/.test(name) ? 900 : 10));
    expect(begun).toEqual(['1', 'a', 'b', 'c', 'd', '2', '3']);
  });

  it('kills a slow picture only while another deck is waiting', async () => {
    const pool = poolOf(1);
    const slow = {};
    const first = asks(pool, slow, '1');
    void asks(pool, slow, '2');
    await settle();
    vi.advanceTimersByTime(1000);
    await settle();
    expect(begun).toEqual(['1']);
    void asks(pool, {}, 'a');
    expect(await first).toMatchObject({ decoded: { ok: false, code: 'timeout' } });
    await settle();
    expect(begun).toEqual(['1', '2']);
    vi.advanceTimersByTime(1000);
    await settle();
    expect(begun).toEqual(['1', '2', 'a']);
    expect(started).toHaveLength(3);
  });

  it('kills the process of a canceled picture, and drops waiting ones', async () => {
    const pool = poolOf(1);
    const stop = new AbortController();
    const working = asks(pool, {}, '1', stop.signal);
    const waiting = asks(pool, {}, '2', stop.signal);
    const other = asks(pool, {}, 'a');
    await settle();
    stop.abort();
    expect(await working).toMatchObject({ decoded: { code: 'stopped' } });
    expect(await waiting).toMatchObject({ decoded: { code: 'stopped' }, took: 0 });
    expect(await asks(pool, {}, '3', stop.signal)).toMatchObject({ decoded: { code: 'stopped' } });
    await workThrough(() => 1);
    expect(await other).toMatchObject({ decoded: { ok: true } });
    expect(begun).toEqual(['1', 'a']);
    expect(started.map(({ isDead }) => isDead)).toEqual([true, false]);
  });

  it('replaces a process that died, and one that has decoded its maximum of pictures', async () => {
    const pool = poolOf(1, 2);
    const first = asks(pool, {}, '1');
    await settle();
    started[0]?.kill('crashed');
    expect(await first).toMatchObject({ decoded: { code: 'crashed' } });
    for (const name of ['2', '3', '4']) void asks(pool, {}, name);
    await workThrough(() => 1);
    expect(begun).toEqual(['1', '2', '3', '4']);
    expect(started.map(({ isDead }) => isDead)).toEqual([true, true, false]);
  });

  it('stops idle processes after a while, and starts new ones when needed', async () => {
    const pool = poolOf(2);
    void asks(pool, {}, '1');
    await workThrough(() => 1);
    expect(started[0]?.isHeld).toBe(false);
    vi.advanceTimersByTime(4999);
    expect(started[0]?.isDead).toBe(false);
    vi.advanceTimersByTime(1);
    expect(started[0]?.isDead).toBe(true);
    const again = asks(pool, {}, '2');
    await workThrough(() => 1);
    expect(await again).toMatchObject({ decoded: { ok: true } });
  });
});
