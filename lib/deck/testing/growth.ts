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
 * machine does not change the answer; runs that could only lower an answer below the bound are left out. 0 where both
 * are too fast to tell.
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
  const first = timeOf(work(FACTOR * size, 0));
  // The small input counts as at least `NOISE`: whatever it takes, this is linear.
  if (first < NOISE * MOST_LINEAR_GROWTH) return first < NOISE * FACTOR ? 0 : first / NOISE;
  const small = Math.max(
    NOISE,
    leastTime(RUNS, (run) => work(size, run)),
  );
  if (first / small < MOST_LINEAR_GROWTH) return first / small;
  return (
    Math.min(
      first,
      leastTime(RUNS - 1, (run) => work(FACTOR * size, run + 1)),
    ) / small
  );
}

function leastTime(runs: number, work: (run: number) => () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < runs; round += 1) {
    least = Math.min(least, timeOf(work(round)));
    // A second try would tell no more: this one is beyond any noise.
    if (least > 1000) break;
  }
  return least;
}

/** Milliseconds of processor time. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
