import { getEventListeners } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IS_DEEP } from '@/e2e/support/depth';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { sampleDeck, sampleParagraph, sampleText } from '../render/testing/sample-deck';
import { processorTime, threadId } from './processor-time';
import { TaskThread } from './task-thread';
import { TaskError } from './tasks';

const deck = sampleDeck([sampleCard([sampleText([sampleParagraph('Hello')])])]);
const pptx = { task: 'file', order: { format: 'pptx', deck, pictures: new Map() } } as const;

/** The real thread, with its TypeScript loaded by tsx. In production the bundler makes it one file. */
const startFromSources = () =>
  new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(new URL('./task.worker.ts', import.meta.url).href)}); });`,
    { eval: true, execArgv: ['--conditions=react-server'] },
  );
const startScript = (code: string) => () => new Worker(code, { eval: true });

/** Answers every task. */
const startAnswering = startScript(`
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage({ threadId: '1' });
  parentPort.on('message', ({ id }) => parentPort.postMessage({ id, ok: true, done: { warnings: [] } }));`);

/** Answers its first task, and never its second. */
const STUCK_AT_SECOND = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage({ threadId: '1' });
  parentPort.once('message', ({ id }) => {
    parentPort.once('message', () => { for (;;); });
    parentPort.postMessage({ id, ok: true, done: { warnings: [] } });
  });`;

const open: TaskThread[] = [];
function threadOf(startWorker: () => Worker): TaskThread {
  const thread = new TaskThread({ startWorker });
  open.push(thread);
  return thread;
}

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((thread) => thread.close()));
});

describe('TaskThread', () => {
  it('draws files in order on one thread, whose processor time it knows', async () => {
    let started = 0;
    const thread = threadOf(() => {
      started += 1;
      return startFromSources();
    });
    const order: number[] = [];
    const files = await Promise.all(
      [0, 1, 2].map(async (at) => {
        const file = await thread.do(pptx);
        order.push(at);
        return file;
      }),
    );
    expect(order).toEqual([0, 1, 2]);
    expect(started).toBe(1);
    for (const { bytes } of files) expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK');
    const id = threadId();
    expect(id === null || processorTime(id) <= processorTime(null)).toBe(true);
    expect(processorTime(id)).toBeGreaterThan(0);
  });

  it.runIf(IS_DEEP)('leaves no listener on the signal once a task has ended', async () => {
    const { signal } = new AbortController();
    const thread = threadOf(startFromSources);
    await thread.do(pptx, signal);
    await expect(thread.do({ ...pptx, order: { ...pptx.order, deck: 'no JSON' } }, signal)).rejects.toThrow();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('draws on the calling thread if worker threads cannot load our sources', async () => {
    const thread = threadOf(() => new Worker(new URL('./task.worker.ts', import.meta.url), { execArgv: [] }));
    const { bytes } = await thread.do(pptx);
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK');
  });

  it('returns an error when its thread crashes, and starts another for the next file', async () => {
    const starters = [startScript("require('node:worker_threads').parentPort.on('message', () => process.exit(3))")];
    const thread = threadOf(() => (starters.shift() ?? startAnswering)());
    await expect(thread.do(pptx)).rejects.toMatchObject({ reason: 'crashed', task: 'file' });
    await expect(thread.do(pptx)).resolves.toMatchObject({ warnings: [] });
  });

  it.each([
    ['uses up its processor time', 'timeout', 1, 15_000],
    ['hardly gets any for long', 'starved', 0.01, 150_000],
  ] as const)('ends a file that %s, and continues with the next', async (_, reason, share, end) => {
    const starters = [startScript(STUCK_AT_SECOND)];
    let time = 0;
    const thread = new TaskThread({
      startWorker: () => (starters.shift() ?? startAnswering)(),
      processorTime: () => time * share,
    });
    open.push(thread);
    // Afterwards its id is known.
    await thread.do(pptx);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const stuck = expect(thread.do(pptx)).rejects.toMatchObject({ reason });
    const next = expect(thread.do(pptx)).resolves.toMatchObject({ warnings: [] });
    const pass = (milliseconds: number) => {
      time += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    };
    for (let at = 0; at < end - 1000; at += 1000) pass(1000);
    expect(vi.getTimerCount()).toBe(1);
    pass(1000);
    await stuck;
    await next;
  });

  it('says when its thread ran out of memory', async () => {
    const thread = threadOf(
      () =>
        new Worker(
          "require('node:worker_threads').parentPort.on('message', () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); })",
          { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } },
        ),
    );
    await expect(thread.do(pptx)).rejects.toMatchObject({ reason: 'memory' });
  });

  it.runIf(IS_DEEP)('reports errors that occur while drawing', async () => {
    const thread = threadOf(startFromSources);
    const cards = [sampleCard([{ kind: 'nothing' } as never])];
    const broken = { ...pptx, order: { ...pptx.order, deck: { ...deck, cards } } };
    await expect(thread.do(broken)).rejects.toBeInstanceOf(TaskError);
    await expect(thread.do(broken)).rejects.toMatchObject({ reason: 'failed' });
    await expect(thread.do(pptx)).resolves.toMatchObject({ warnings: [] });
  });

  it.runIf(IS_DEEP)('cancels a waiting file', async () => {
    const thread = threadOf(startFromSources);
    const stop = new AbortController();
    const first = thread.do(pptx);
    const second = thread.do(pptx, stop.signal);
    stop.abort(new Error('Not wanted any more'));
    await expect(second).rejects.toThrow('Not wanted any more');
    await expect(first).resolves.toMatchObject({ warnings: [] });
    await expect(thread.do(pptx, stop.signal)).rejects.toThrow('Not wanted any more');
  });

  it('rejects waiting files when it is closed', async () => {
    const thread = threadOf(startScript("require('node:worker_threads').parentPort.on('message', () => {})"));
    const waiting = [thread.do(pptx), thread.do(pptx)].map((file) =>
      expect(file).rejects.toMatchObject({ reason: 'closed' }),
    );
    await thread.close();
    await Promise.all(waiting);
    await expect(thread.do(pptx)).rejects.toMatchObject({ reason: 'closed' });
  });
});
