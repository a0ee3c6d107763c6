import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { TaskThread, type TaskThreadOptions } from './task-thread';
import type { Task, TaskName, Tasks } from './tasks';
import { TaskError } from './tasks';

type Group = 'make' | 'export';
type Work = { group: Group; requester: string };
type Waiting = Work & { start(thread: TaskThread): void };

/** The requester of the tasks that a function starts, so that requesters take turns. */
const behalf = new AsyncLocalStorage<string>();

export const onBehalfOf = <Result>(requester: string, act: () => Result): Result => behalf.run(requester, act);

const GROUP = {
  cards: 'make',
  layout: 'make',
  slice: 'make',
  file: 'export',
  pictures: 'export',
} as const satisfies Record<TaskName, Group>;

/** Bounds for the number of threads, which may use a few hundred MB of memory each. */
const MIN_THREADS = 3;
const MAX_THREADS = 8;

/** One thread per core, within the bounds. @param cores available to this process */
export const threadsFor = (cores: number): number => Math.min(Math.max(MIN_THREADS, cores), MAX_THREADS);

/**
 * A pool of worker threads. A task waits while its group has used up its share of the threads. The next is one of the
 * requester with the fewest tasks in threads, so that a hundred large decks do not delay somebody else's small one.
 */
export class TaskPool {
  private readonly threads: TaskThread[];
  /** One less than the number of threads, so that long exports never block the making of decks, or the reverse. */
  private readonly mostOfGroup: number;
  private readonly busy = new Map<TaskThread, Work>();
  private queue: Waiting[] = [];
  private closed = false;

  constructor(options: TaskThreadOptions, threads = threadsFor(availableParallelism())) {
    this.mostOfGroup = threads - 1;
    this.threads = Array.from({ length: threads }, () => new TaskThread(options));
  }

  /**
   * @param onStart called once a thread is free, before the task starts
   * @throws TaskError, or the signal's reason if it is aborted first
   */
  async do<Own extends Task>(
    task: Own,
    signal?: AbortSignal,
    onStart?: () => Promise<void>,
  ): Promise<Tasks[Own['task']]['done']> {
    const group = GROUP[task.task];
    const thread = await this.take(group, task.task, signal);
    try {
      await onStart?.();
      return await thread.do(task, signal);
    } finally {
      this.busy.delete(thread);
      this.next();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.threads.map((thread) => thread.close()));
    this.next();
  }

  private take(group: Group, task: TaskName, signal?: AbortSignal): Promise<TaskThread> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.closed) throw new TaskError('closed', task, '');
      const leave = () => {
        this.queue = this.queue.filter((each) => each !== waiting);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        group,
        requester: behalf.getStore() ?? '',
        start: (thread) => {
          signal?.removeEventListener('abort', leave);
          resolve(thread);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.queue.push(waiting);
      this.next();
    });
  }

  private next(): void {
    for (let waiting = this.first(); waiting; waiting = this.first()) {
      const { group, requester, start } = waiting;
      // Once closed, hand the waiting tasks to a closed thread, which rejects them.
      const thread = this.closed ? this.threads[0] : this.freeThread();
      if (!thread) return;
      this.queue = this.queue.filter((each) => each !== waiting);
      if (!this.closed) this.busy.set(thread, { group, requester });
      start(thread);
    }
  }

  /** The next task whose group may use another thread. */
  private first(): Waiting | undefined {
    const held = (key: keyof Work, value: string) =>
      [...this.busy.values()].filter((each) => each[key] === value).length;
    let first: Waiting | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const waiting of this.queue) {
      const own = held('requester', waiting.requester);
      if (own >= fewest || (!this.closed && held('group', waiting.group) >= this.mostOfGroup)) continue;
      [first, fewest] = [waiting, own];
    }
    return first;
  }

  /** Returns the first free thread, so that as few threads as possible are kept warm. */
  private freeThread(): TaskThread | undefined {
    return this.threads.find((thread) => !this.busy.has(thread));
  }
}
