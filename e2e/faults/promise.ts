/** The result of a promise: whether it held, with the figures that show it. */
export type Outcome = { held: boolean; figure: string };

/** A promise of docs/spec/faults.md, tested at its full count or a share of it. */
export type FaultPromise = {
  number: number;
  /** The promise, in one line. */
  says: string;
  /** The number of repetitions at full count. */
  full: number;
  /** `program`: a build and a browser; only `npm run check:faults` runs it. */
  needs?: 'program';
  /** Runs it `count` times (at least once). Throws only if it could not be run at all. */
  run(count: number): Promise<Outcome>;
};
