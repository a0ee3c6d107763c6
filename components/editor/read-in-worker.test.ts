import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ReadReply, readInWorker } from './read-in-worker';

const TIMES = { stallMilliseconds: 10_000, milliseconds: 60_000 };
const READ: ReadReply = { kind: 'read', text: 'Words', lostPictures: 0, formatted: true };

/** A worker with scripted replies. */
function fakeReader() {
  const reader = {
    isOver: false,
    posted: [] as unknown[],
    onmessage: null as ((event: MessageEvent<ReadReply>) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    postMessage: (call: unknown) => void reader.posted.push(call),
    terminate: () => {
      reader.isOver = true;
    },
    reply: (data: unknown) => reader.onmessage?.({ data } as MessageEvent<ReadReply>),
  };
  return reader;
}

describe('readInWorker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(signal = new AbortController().signal) {
    const reader = fakeReader();
    const outcome = readInWorker({ kind: 'html', html: '<b>x</b>' }, signal, { times: TIMES, open: () => reader });
    return { reader, outcome };
  }

  it('returns the text and terminates the worker', async () => {
    const { reader, outcome } = start();
    expect(reader.posted).toEqual([{ kind: 'html', html: '<b>x</b>' }]);
    reader.reply({ action: 'ready' });
    reader.reply(READ);
    expect(await outcome).toEqual(READ);
    expect(reader.isOver).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('terminates a worker that makes no progress', async () => {
    const { reader, outcome } = start();
    vi.advanceTimersByTime(9000);
    reader.reply({ kind: 'progress' });
    vi.advanceTimersByTime(9999);
    expect(reader.isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await outcome).toEqual({ kind: 'refused', why: 'tooSlow' });
    expect(reader.isOver).toBe(true);
  });

  it('terminates a worker that never finishes despite progress', async () => {
    const { reader, outcome } = start();
    for (let second = 0; second < 60; second += 5) {
      reader.reply({ kind: 'progress' });
      vi.advanceTimersByTime(5000);
    }
    expect(await outcome).toEqual({ kind: 'refused', why: 'tooSlow' });
    expect(reader.isOver).toBe(true);
  });

  it('terminates the worker on cancel, and starts no worker if already cancelled', async () => {
    const stop = new AbortController();
    const { reader, outcome } = start(stop.signal);
    stop.abort();
    expect(await outcome).toEqual({ kind: 'refused', why: 'cancelled' });
    expect(reader.isOver).toBe(true);
    const late = start(stop.signal);
    expect(await late.outcome).toEqual({ kind: 'refused', why: 'cancelled' });
    expect(late.reader.posted).toEqual([]);
  });

  it('fails if no worker can be started', async () => {
    const { reader, outcome } = start();
    reader.onerror?.({} as ErrorEvent);
    expect(await outcome).toEqual({ kind: 'refused', why: 'noReader' });
  });
});
