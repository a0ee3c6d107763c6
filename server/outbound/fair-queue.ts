/**
 * A queue of work for several owners. The next turn goes to the item whose owner would have used the least after it, or
 * the oldest of these if several are equal, so that a heavy owner does not delay the others.
 */
export class FairQueue<Owner extends object, Item> {
  private readonly waiting: { owner: Owner; item: Item; expected: number }[] = [];
  private readonly used = new WeakMap<Owner, number>();

  get length(): number {
    return this.waiting.length;
  }

  /** @param expected the expected usage of the item */
  add(owner: Owner, item: Item, expected = 0): void {
    this.waiting.push({ owner, item, expected });
  }

  next(): { owner: Owner; item: Item } | undefined {
    let at = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, { owner, expected }] of this.waiting.entries()) {
      const total = this.usedBy(owner) + expected;
      if (total >= least) continue;
      least = total;
      at = index;
    }
    return this.waiting.splice(at, 1)[0];
  }

  /** Removes a waiting item; false if its turn has already come. */
  remove(item: Item): boolean {
    const at = this.waiting.findIndex((one) => one.item === item);
    if (at >= 0) this.waiting.splice(at, 1);
    return at >= 0;
  }

  charge(owner: Owner, amount: number): void {
    this.used.set(owner, this.usedBy(owner) + amount);
  }

  hasOthers(owner: Owner): boolean {
    return this.waiting.some((one) => one.owner !== owner);
  }

  private usedBy(owner: Owner): number {
    return this.used.get(owner) ?? 0;
  }
}

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
