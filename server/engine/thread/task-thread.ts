import 'server-only';
import type { Worker } from 'node:worker_threads';
import { DeckTooLarge } from '@/lib/deck/deck-limits';
import { doTask, failure } from './do-task';
import { processorTime } from './processor-time';
import type { Task, TaskAnswer, TaskMessage, TaskName, Tasks, ThreadStarted } from './tasks';
import { TaskError } from './tasks';

export type TaskThreadOptions = {
  startWorker(): Worker;
  /** Replaced by tests. */
  processorTime?: typeof processorTime;
  /** How long an idle thread is kept, in milliseconds. */
  idle?: number;
};

type Waiting = {
  message: TaskMessage;
  signal: AbortSignal | undefined;
  resolve(done: unknown): void;
  reject(error: unknown): void;
};

/**
 * One warm worker thread that runs one task after another. It starts with the first task, ends after being idle for a
 * while, and restarts after a crash. It keeps the process alive only while it works.
 */
export class TaskThread {
  private readonly queue: Waiting[] = [];
  private worker: Worker | null = null;
  private running: Waiting | null = null;
  private startedAt = 0;
  /** The system's id of the worker's thread: unknown until it has started, null if the system has none. */
  private threadId: string | null | undefined;
  /** The processor time at the start of the task: the worker's (0 for a new one), and the whole process's. */
  private usedAtStart = { thread: 0, process: 0 };
  /** The number of tasks that may have left the worker with a large heap. */
  private largeTasks = 0;
  private timer: NodeJS.Timeout | null = null;
  private lastId = 0;
  private closed = false;
  /** True if threads cannot run our sources (TypeScript without a loader). Tasks then run on the calling thread. */
  private inThisThread = false;

  constructor(private readonly options: TaskThreadOptions) {}

  /** @throws TaskError, or the signal's reason if it is aborted first */
  do<Own extends Task>(task: Own, signal?: AbortSignal): Promise<Tasks[Own['task']]['done']> {
    type Done = Tasks[Own['task']]['done'];
    return new Promise<Done>((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.closed) throw new TaskError('closed', task.task, '');
      this.lastId += 1;
      const message = { ...task, id: this.lastId };
      const giveUp = () => this.giveUp(waiting);
      const waiting: Waiting = {
        message,
        signal,
        resolve: (done) => {
          signal?.removeEventListener('abort', giveUp);
          resolve(done as Done);
        },
        reject: (error) => {
          signal?.removeEventListener('abort', giveUp);
          reject(error);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.queue.push(waiting);
      this.next();
    });
  }

  /** Rejects all unfinished tasks and ends the thread. */
  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.queue.splice(0)) waiting.reject(new TaskError('closed', waiting.message.task, ''));
    this.running?.reject(new TaskError('closed', this.running.message.task, ''));
    this.running = null;
    await this.dropWorker();
  }

  private next(): void {
    if (this.running || this.closed) return;
    const waiting = this.queue.shift();
    if (!waiting) {
      this.rest();
      return;
    }
    this.running = waiting;
    this.startedAt = performance.now();
    if (this.inThisThread) {
      void this.doHere(waiting);
      return;
    }
    const allowed = PROCESSOR_TIME[waiting.message.task] + (this.worker ? 0 : STARTING);
    const worker = this.worker ?? this.start();
    this.worker = worker;
    worker.ref();
    this.usedAtStart = { thread: this.threadId ? this.used(this.threadId) : 0, process: this.used(null) };
    this.setTimer(allowed, () => this.checkTime(allowed));
    worker.postMessage(waiting.message);
  }

  /**
   * A task ends when it has used up its processor time, however busy the machine is; or when it has not even got that
   * in many times as long.
   */
  private checkTime(allowed: number): void {
    const used = this.usedSinceStart();
    const left = allowed * PATIENCE - (performance.now() - this.startedAt);
    if (used >= allowed) this.fail('timeout', '');
    else if (left <= 0) this.fail('starved', '');
    else this.setTimer(Math.max(SOONEST_CHECK, Math.min(allowed - used, left)), () => this.checkTime(allowed));
  }

  /** Without the thread's own time that of the whole process counts, which is at least as much. */
  private usedSinceStart(): number {
    const { thread, process: whole } = this.usedAtStart;
    if (this.threadId === undefined) return 0;
    return this.threadId === null ? this.used(null) - whole : this.used(this.threadId) - thread;
  }

  private used(threadId: string | null): number {
    return (this.options.processorTime ?? processorTime)(threadId);
  }

  private start(): Worker {
    const worker = this.options.startWorker();
    worker.on('message', (message: TaskAnswer | ThreadStarted) => {
      if ('id' in message) this.finish(message);
      else if (worker === this.worker) this.threadId = message.threadId;
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (worker !== this.worker) return;
      if (error.code === 'ERR_UNKNOWN_FILE_EXTENSION') this.fallBack();
      else this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crashed', error.message);
    });
    worker.on('exit', (code) => {
      if (worker === this.worker) this.fail('crashed', `exit code ${code}`);
    });
    return worker;
  }

  private finish(answer: TaskAnswer): void {
    const { running } = this;
    // If the task was cancelled in the meantime, drop its response.
    if (running?.message.id !== answer.id) return;
    this.running = null;
    if (performance.now() - this.startedAt > LARGE) this.largeTasks += 1;
    // Replace the worker after some large tasks, because the heap of a busy worker never shrinks.
    if (this.largeTasks >= MAX_LARGE_TASKS) void this.dropWorker();
    if (answer.ok) running.resolve(answer.done);
    else if (answer.refusal) running.reject(new DeckTooLarge(answer.refusal));
    else running.reject(new TaskError('failed', running.message.task, answer.message));
    this.next();
  }

  private fail(reason: 'crashed' | 'memory' | 'timeout' | 'starved', detail: string): void {
    const { running } = this;
    this.running = null;
    void this.dropWorker();
    running?.reject(new TaskError(reason, running.message.task, detail));
    this.next();
  }

  private fallBack(): void {
    this.inThisThread = true;
    const { running } = this;
    this.running = null;
    void this.dropWorker();
    if (running) this.queue.unshift(running);
    this.next();
  }

  private async doHere({ message }: Waiting): Promise<void> {
    const { id } = message;
    try {
      this.finish({ id, ok: true, done: await doTask(message) });
    } catch (error) {
      this.finish(failure(id, error));
    }
  }

  /**
   * Cancels a task. A waiting task leaves the queue. A running task ends with its thread, since nothing else can
   * interrupt it.
   */
  private giveUp(waiting: Waiting): void {
    const at = this.queue.indexOf(waiting);
    if (at >= 0) this.queue.splice(at, 1);
    waiting.reject(waiting.signal?.reason);
    if (waiting !== this.running || this.inThisThread) return;
    this.running = null;
    void this.dropWorker();
    this.next();
  }

  private rest(): void {
    this.worker?.unref();
    this.setTimer(this.options.idle ?? (this.largeTasks > 0 ? IDLE_WHEN_LARGE : IDLE), () => void this.dropWorker());
  }

  private setTimer(milliseconds: number, action: () => void): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(action, milliseconds);
    this.timer.unref();
  }

  private async dropWorker(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { worker } = this;
    this.worker = null;
    this.threadId = undefined;
    this.largeTasks = 0;
    await worker?.terminate();
  }
}

/**
 * A thread is terminated if a task uses more processor time. In milliseconds; the largest decks take about a third of
 * this.
 */
const PROCESSOR_TIME = {
  cards: 10_000,
  layout: 12_000,
  slice: 10_000,
  file: 15_000,
  pictures: 60_000,
} as const satisfies Record<TaskName, number>;

/** Added for the first task of a thread, which loads its code and fonts first. */
const STARTING = 10_000;
/** A task is given up after this many times its processor time, if the machine was too busy to give it that. */
const PATIENCE = 10;
/** In milliseconds. */
const SOONEST_CHECK = 250;
/** How long an idle thread is kept, in milliseconds. */
const IDLE = 40_000;
/** The same after a task that took longer than `LARGE`, so that its memory is freed sooner. */
const IDLE_WHEN_LARGE = 10_000;
const LARGE = 1000;
const MAX_LARGE_TASKS = 3;
