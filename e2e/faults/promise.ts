/** What came of a promise: whether it held, and the figures that show it, in words. */
export type Outcome = { held: boolean; figure: string };

/** A promise of `checks.md`, to be shown at its full count or at a share of it. */
export type FaultPromise = {
  number: number;
  /** What is promised, in a line. */
  says: string;
  /** How often it is tried at full count. */
  full: number;
  /** `program`: a build and a browser; vitest leaves it to `e2e/journeys/faults.spec.ts`. */
  needs?: 'program';
  /** Tries it `count` times (at least once). Throws only when it could not be tried at all. */
  run(count: number): Promise<Outcome>;
};
