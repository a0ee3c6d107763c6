/** Below this a run is mostly noise, and nobody waits for it. In milliseconds. */
const NOISE = 4;
const RUNS = 3;

/** How much larger the second input is: linear work takes 8 times as long then, quadratic work 64 times. */
const FACTOR = 8;
/** Between the two, far enough from either that noise does not decide. */
export const MOST_LINEAR_GROWTH = 32;

/** A collection of garbage can make linear work look worse once; quadratic work looks like it every time. */
const TRIES = 3;

/**
 * How much more processor time an input of eight times the size takes. The least of several runs counts, so that a busy
 * machine does not change the answer. 0 where both are too fast to tell.
 * @param work is given the size and the number of the run, for an input that no cache knows, and returns what is to be
 * timed, so that making the input does not count
 */
export function growth(size: number, work: (size: number, run: number) => () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < TRIES && least >= MOST_LINEAR_GROWTH; at += 1)
    least = Math.min(
      least,
      measure((size, run) => work(size, at * RUNS + run), size),
    );
  return least;
}

function measure(work: (size: number, run: number) => () => void, size: number): number {
  const large = leastTime((run) => work(FACTOR * size, run));
  if (large < NOISE * FACTOR) return 0;
  return (
    large /
    Math.max(
      NOISE,
      leastTime((run) => work(size, run)),
    )
  );
}

function leastTime(work: (run: number) => () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < RUNS; round += 1) {
    const run = work(round);
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    // A second try would tell no more: this one is beyond any noise.
    if (least > 1000) break;
  }
  return least;
}
