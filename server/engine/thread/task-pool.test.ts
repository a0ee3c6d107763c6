import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleDeck } from '../render/testing/sample-deck';
import { onBehalfOf, TaskPool, threadsFor } from './task-pool';

const file = { task: 'file', order: { format: 'pdf', deck: sampleDeck([]), pictures: new Map() } } as const;
const cards = {
  task: 'cards',
  order: { from: 'prompt', prompt: 'Hello', template: { slots: [{ layout: 'flow', pictures: 0 }] } },
} as const;

/** Answers card tasks but never finishes a file task. */
const STUCK_ON_FILES = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage({ threadId: '1' });
  parentPort.on('message', ({ id, task }) => {
    if (task === 'file') for (;;);
    parentPort.postMessage({ id, ok: true, done: { cards: [], title: '', warnings: [] } });
  });`;

const open: TaskPool[] = [];
/** The processor time of every thread, in milliseconds. */
let spent = 0;
function poolOf(script: string): TaskPool {
  const options = { startWorker: () => new Worker(script, { eval: true }), processorTime: () => spent };
  const pool = new TaskPool(options, 3);
  open.push(pool);
  return pool;
}

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

it('still makes decks when more exports are stuck than there are threads', async () => {
  const pool = poolOf(STUCK_ON_FILES);
  const stuck = [1, 2, 3, 4].map(() => expect(pool.do(file)).rejects.toMatchObject({ reason: 'closed' }));
  for (let round = 0; round < 3; round += 1) await expect(pool.do(cards)).resolves.toMatchObject({ cards: [] });
  await pool.close();
  await Promise.all(stuck);
  await expect(pool.do(cards)).rejects.toMatchObject({ reason: 'closed' });
});

it('ends a task that has used up its processor time and continues with the waiting tasks', async () => {
  const pool = poolOf(STUCK_ON_FILES);
  // Afterwards the ids of two threads are known.
  await Promise.all([pool.do(cards), pool.do(cards)]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stuck = [1, 2].map(() => expect(pool.do(file)).rejects.toMatchObject({ reason: 'timeout' }));
  const waiting = expect(pool.do(file)).rejects.toMatchObject({ reason: 'closed' });
  await vi.advanceTimersByTimeAsync(0);
  spent += 15_000;
  await vi.advanceTimersByTimeAsync(15_000);
  await Promise.all(stuck);
  vi.useRealTimers();
  await pool.close();
  await waiting;
});

it('does one task of somebody else before the many that waited earlier', async () => {
  const pool = poolOf(STUCK_ON_FILES);
  const order: string[] = [];
  const task = (requester: string) =>
    onBehalfOf(requester, () => pool.do(cards, undefined, async () => void order.push(requester)));
  await Promise.all([...Array.from({ length: 12 }, () => task('many')), task('one')]);
  expect(order).toHaveLength(13);
  // Two were in threads already.
  expect(order.indexOf('one')).toBeLessThanOrEqual(3);
});

it('frees the thread of a canceled task', async () => {
  const pool = poolOf(STUCK_ON_FILES);
  for (let round = 0; round < 5; round += 1) {
    const stop = new AbortController();
    const stuck = pool.do(file, stop.signal);
    stop.abort(new Error('Not wanted'));
    await expect(stuck).rejects.toThrow('Not wanted');
  }
  await expect(pool.do(cards)).resolves.toMatchObject({ cards: [] });
});

it('uses as many threads as cores, at least 3 and at most 8', () =>
  expect([1, 2, 3, 6, 8, 64].map(threadsFor)).toEqual([3, 3, 3, 6, 8, 8]));
