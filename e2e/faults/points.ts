import type { RunState } from '@/lib/contract/run-words';

/**
 * The expected result after a restart: the run's state (null: no row), the total number of POSTs, and whether its
 * file is kept.
 */
export type After = { state: RunState | null; posts: number; hasFile: boolean };

const UNTOUCHED: After = { state: 'completed', posts: 1, hasFile: true };

/**
 * The named points at which a process dies, in the order of a run, with the result that docs/spec/faults.md#submissions
 * requires. Those about money come first, because a share of the full count starts there.
 */
export const POINTS = {
  /** `sending` is committed, nothing is sent. */
  sending: { state: 'unconfirmed', posts: 0, hasFile: false },
  /** The service has the request, its response is not read. */
  sent: { state: 'unconfirmed', posts: 1, hasFile: false },
  /** The response is read, its id not committed. */
  answered: { state: 'unconfirmed', posts: 1, hasFile: false },
  /** The row is written but not committed. */
  'before-row': { state: null, posts: 0, hasFile: false },
  queued: UNTOUCHED,
  /** `sending` is written but not committed. */
  'before-sending': UNTOUCHED,
  pending: UNTOUCHED,
  /** A status request has found it finished, which is not committed. */
  polled: UNTOUCHED,
  /** `completed` is committed, the export not fetched. */
  completed: UNTOUCHED,
  /** Some of the export's bytes are on disk. */
  'half-fetched': UNTOUCHED,
  /** The export is kept, but its row does not say so. */
  fetched: UNTOUCHED,
} as const satisfies Record<string, After>;

export type Point = keyof typeof POINTS;

export function isPoint(name: string): name is Point {
  return Object.hasOwn(POINTS, name);
}
