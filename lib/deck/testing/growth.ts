/** Shorter runs are mostly noise, and nobody notices them. In milliseconds. */
const NOISE = 4;
const RUNS = 3;

/** The size ratio of the two inputs. Linear work then takes 8 times as long, quadratic work 64 times. */
const FACTOR = 8;
/** Between the two, and far enough from both that noise doesn't decide. */
export const MOST_LINEAR_GROWTH = 32;

/**
 * The number of attempts. A garbage collection can make linear work look worse once, but quadratic work looks worse
 * every time.
 */
const TRIES = 3;

/**
 * The growth in processor time for an input of eight times the size. Uses the fastest of several runs, so that a busy
 * machine doesn't change the result, and skips runs that could only lower a result already below the bound. 0 if both
 * are too fast to measure.
 * @param work takes the size and the number of the run, to create an input that isn't in any cache, and returns the
 * function to time, so that creating the input doesn't count
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
  // The small input counts as at least `NOISE`, so this is linear whatever it takes.
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
    // This is far beyond noise, so another run wouldn't add anything.
    if (least > 1000) break;
  }
  return least;
}

/** Processor time in milliseconds. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
