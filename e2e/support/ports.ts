/** The first of the journeys' ports: `E2E_PORT` lets several checkouts run their journeys at once. */
const FIRST = Number(process.env.E2E_PORT ?? 3917);
const PORTS_PER_WORKER = 10;

/**
 * The number of Playwright workers, each with its own program and data. Two: on two cores the journeys of a release
 * took 3:50 with two workers, 4:36 with one and 4:56 with three.
 */
export const WORKERS = Number(process.env.E2E_WORKERS ?? 2);

/** Which of the workers this process is, from 0. */
export const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** A port for a worker's programs: `offset` is 0 for its shared one, 1 to 9 for those that a journey starts itself. */
export function e2ePort(offset = 0, worker = WORKER): number {
  return FIRST + worker * PORTS_PER_WORKER + offset;
}
