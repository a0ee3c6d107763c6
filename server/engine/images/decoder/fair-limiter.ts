import { FairQueue } from './fair-queue';

/** Runs at most `most` tasks at a time and shares the slots fairly between owners (see `FairQueue`). */
export class FairLimiter {
  private readonly queue = new FairQueue<object, () => void>();
  private free: number;

  constructor(most: number) {
    this.free = most;
  }

  async run<Result>(owner: object, task: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resume) => this.queue.add(owner, resume));
    this.queue.charge(owner, 1);
    try {
      return await task();
    } finally {
      // Hand the slot directly to the next task in the queue.
      const next = this.queue.next();
      if (next) next.item();
      else this.free += 1;
    }
  }
}
