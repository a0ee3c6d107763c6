import 'server-only';
import type { Worker } from 'node:worker_threads';
import { drawFile } from './draw-file';
import { RenderError } from './render-error';
import type { RenderAnswer, RenderedFile, RenderJob, RenderMessage } from './render-job';

export type RendererOptions = {
  startWorker(): Worker;
  /** How long one file may take, in milliseconds. */
  deadline?: number;
  /** How long a thread without work is kept, in milliseconds. */
  idle?: number;
};

type Waiting = RenderMessage & {
  signal: AbortSignal | undefined;
  resolve(file: RenderedFile): void;
  reject(error: unknown): void;
};

/**
 * One warm thread that draws files one after the other. It starts with the first job, goes when it has had nothing to
 * do for a while, and is started again after a crash; it keeps the process alive only while it draws.
 */
export class Renderer {
  private readonly queue: Waiting[] = [];
  private worker: Worker | null = null;
  private running: Waiting | null = null;
  private timer: NodeJS.Timeout | null = null;
  private lastId = 0;
  private closed = false;
  /** Set when threads cannot run our sources here (TypeScript without a loader): jobs are then drawn in this thread. */
  private inThisThread = false;

  constructor(private readonly options: RendererOptions) {}

  /** @throws RenderError, or the signal's reason when it is aborted first */
  render(job: RenderJob, signal?: AbortSignal): Promise<RenderedFile> {
    return new Promise<RenderedFile>((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.closed) throw new RenderError('closed', job.format, '');
      this.lastId += 1;
      const waiting: Waiting = { ...job, id: this.lastId, signal, resolve, reject };
      signal?.addEventListener('abort', () => this.giveUp(waiting), { once: true });
      this.queue.push(waiting);
      this.next();
    });
  }

  /** Gives up what waits and ends the thread. */
  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.queue.splice(0)) waiting.reject(new RenderError('closed', waiting.format, ''));
    this.running?.reject(new RenderError('closed', this.running.format, ''));
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
    if (this.inThisThread) {
      void this.drawHere(waiting);
      return;
    }
    this.worker ??= this.start();
    this.worker.ref();
    this.setTimer(this.options.deadline ?? DEADLINE, () => this.fail('timeout', ''));
    const { id, format, deck, pictures } = waiting;
    this.worker.postMessage({ id, format, deck, pictures } satisfies RenderMessage);
  }

  private start(): Worker {
    const worker = this.options.startWorker();
    worker.on('message', (answer: RenderAnswer) => this.finish(answer));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (worker !== this.worker) return;
      if (error.code === 'ERR_UNKNOWN_FILE_EXTENSION') this.fallBack();
      else this.fail('crashed', error.message);
    });
    worker.on('exit', (code) => {
      if (worker === this.worker) this.fail('crashed', `exit code ${code}`);
    });
    return worker;
  }

  private finish(answer: RenderAnswer): void {
    const { running } = this;
    // An answer to a job that was called off meanwhile has nobody to go to.
    if (running?.id !== answer.id) return;
    this.running = null;
    if (answer.ok) running.resolve(answer.file);
    else running.reject(new RenderError('failed', running.format, answer.message));
    this.next();
  }

  private fail(reason: 'crashed' | 'timeout', detail: string): void {
    const { running } = this;
    this.running = null;
    void this.dropWorker();
    running?.reject(new RenderError(reason, running.format, detail));
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

  private async drawHere(waiting: Waiting): Promise<void> {
    try {
      const file = await drawFile(waiting);
      this.finish({ id: waiting.id, ok: true, file });
    } catch (error) {
      this.finish({ id: waiting.id, ok: false, message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** A job called off leaves the queue, or lets its drawing come to an end unheard: a thread cannot be interrupted. */
  private giveUp(waiting: Waiting): void {
    const at = this.queue.indexOf(waiting);
    if (at >= 0) this.queue.splice(at, 1);
    waiting.reject(waiting.signal?.reason);
  }

  private rest(): void {
    this.worker?.unref();
    this.setTimer(this.options.idle ?? IDLE, () => void this.dropWorker());
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
    await worker?.terminate();
  }
}

const DEADLINE = 60_000;
const IDLE = 120_000;
