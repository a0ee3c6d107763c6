import 'server-only';
import { log } from '@/server/log/log';
import { FairQueue } from '../../../outbound/fair-queue';
import { perProcess } from '../../../per-process';
import type { Decoded, DecodeJob, Decoder } from './decoder';
import { DecoderProcess } from './decoder-process';

export type PoolJob = Omit<DecodeJob, 'deadline'> & {
  /** The timeout in milliseconds, evaluated when the job's turn comes. Null if the picture is no longer wanted. */
  deadline(): number | null;
};
/** `took`: how long a process worked on it, in milliseconds; 0 if none did. */
export type PoolAnswer = { decoded: Decoded; took: number };

type Options = {
  start(): Decoder;
  size: number;
  /** How long one picture may use a process while other owners wait, in milliseconds. */
  slice: number;
  /** A process is replaced after this many pictures, because of leaks and fragmentation. */
  mostPictures: number;
  /** How long idle processes are kept, in milliseconds. */
  idle: number;
  now(): number;
};

const DEFAULTS: Options = {
  start: () => new DecoderProcess(),
  size: 2,
  slice: 1500,
  mostPictures: 50,
  idle: 30_000,
  now: () => performance.now(),
};

type Task = { owner: object; job: PoolJob; member: Member | null; resolve(answer: PoolAnswer): void };
type Member = { decoder: Decoder; pictures: number; task: Task | null; isOverdue: boolean };

/**
 * A few warm decoder processes shared by all decks. `FairQueue` assigns the turns. A slow picture is killed early if
 * another owner is waiting, so that no deck waits long for another deck's pictures.
 */
export class DecoderPool {
  private readonly options: Options;
  private readonly queue = new FairQueue<object, Task>();
  private readonly members = new Set<Member>();
  /** Started in advance when a picture is slow, so that a replacement is ready if its process is killed. */
  private spare: Decoder | null = null;
  private idleTimer: NodeJS.Timeout | null = null;

  constructor(options: Partial<Options> = {}) {
    this.options = { ...DEFAULTS, ...options };
  }

  /**
   * Decodes a picture for an owner, usually a deck. Never rejects.
   * @param signal removes the picture from the queue, or kills the process that is decoding it
   */
  decode(owner: object, job: PoolJob, signal: AbortSignal): Promise<PoolAnswer> {
    return new Promise((resolve) => {
      const task: Task = {
        owner,
        job,
        member: null,
        resolve: (answer) => {
          signal.removeEventListener('abort', stop);
          resolve(answer);
        },
      };
      const stop = () => {
        if (this.queue.remove(task)) task.resolve({ decoded: STOPPED, took: 0 });
        else task.member?.decoder.kill('stopped');
      };
      if (signal.aborted) {
        resolve({ decoded: STOPPED, took: 0 });
        return;
      }
      signal.addEventListener('abort', stop, { once: true });
      // Bitmaps are usually quick, but an SVG can take any amount of time.
      this.queue.add(owner, task, job.kind === 'svg' ? this.options.slice : 0);
      this.dispatch();
    });
  }

  /** Kills all processes. A later picture starts new ones. */
  close(): void {
    for (const { decoder } of this.members) decoder.kill('stopped');
    this.members.clear();
    this.spare?.kill('stopped');
    this.spare = null;
    if (this.idleTimer) clearTimeout(this.idleTimer);
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const member = this.freeMember();
      const task = member ? this.queue.next()?.item : undefined;
      if (!member || !task) break;
      void this.work(member, task);
    }
    this.endOverdue();
    this.rest();
  }

  private freeMember(): Member | null {
    for (const member of this.members) if (!member.task) return member;
    if (this.members.size >= this.options.size) return null;
    const spare = this.spare?.isDead ? null : this.spare;
    this.spare = null;
    const member: Member = { decoder: spare ?? this.options.start(), pictures: 0, task: null, isOverdue: false };
    this.members.add(member);
    return member;
  }

  private async work(member: Member, task: Task): Promise<void> {
    const { decoder } = member;
    const { kind, bytes } = task.job;
    const deadline = task.job.deadline();
    if (deadline === null) {
      task.resolve({ decoded: { ok: false, code: 'gave-up' }, took: 0 });
      return;
    }
    member.task = task;
    task.member = member;
    // Charge in advance, so that an owner's second picture does not start before the first picture of other owners.
    const { slice } = this.options;
    this.queue.charge(task.owner, slice);
    decoder.ref();
    const started = await decoder.ready.then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'a picture decoder could not be started');
        return false;
      },
    );
    const since = this.options.now();
    const timers = [
      setTimeout(() => this.startSpare(), slice / 2),
      setTimeout(() => {
        member.isOverdue = true;
        this.endOverdue();
      }, slice),
    ];
    const decoded = started
      ? await decoder.decode({ kind, bytes, deadline })
      : ({ ok: false, code: 'crashed' } as const);
    for (const timer of timers) clearTimeout(timer);
    const took = started ? this.options.now() - since : 0;
    this.queue.charge(task.owner, took - slice);
    this.release(member);
    task.resolve({ decoded, took });
    this.dispatch();
  }

  private startSpare(): void {
    if (this.spare && !this.spare.isDead) return;
    this.spare = this.options.start();
    this.spare.unref();
  }

  private release(member: Member): void {
    member.task = null;
    member.isOverdue = false;
    member.pictures += 1;
    if (!member.decoder.isDead && member.pictures < this.options.mostPictures) {
      member.decoder.unref();
      return;
    }
    member.decoder.kill('stopped');
    this.members.delete(member);
  }

  /**
   * Kills one picture whose slice is over while others wait. Its slot is then reassigned, and this method runs again.
   */
  private endOverdue(): void {
    for (const { task, isOverdue, decoder } of this.members)
      if (task && isOverdue && this.queue.hasOthers(task.owner)) {
        decoder.kill('timeout');
        return;
      }
  }

  private rest(): void {
    if (this.idleTimer) clearTimeout(this.idleTimer);
    this.idleTimer = null;
    if ([...this.members].some(({ task }) => task)) return;
    this.idleTimer = setTimeout(() => this.close(), this.options.idle);
    this.idleTimer.unref();
  }
}

const STOPPED = { ok: false, code: 'stopped' } as const satisfies Decoded;

export const decoderPool = perProcess('cardwrightDecoders', () => new DecoderPool());
