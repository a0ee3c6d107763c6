/** A manual clock: hours pass at once. Everything that waits for a socket waits in real time. */
export class Clock {
  time = Date.UTC(2030, 0, 1);

  readonly now = (): number => this.time;
  readonly set = (time: number): void => {
    this.time = time;
  };
}

/** The real clock with waits skipped: work takes its real time. */
export class SkippingClock {
  #skipped = 0;

  readonly now = (): number => Date.now() + this.#skipped;
  readonly set = (time: number): void => {
    this.#skipped += Math.max(0, time - this.now());
  };
}
