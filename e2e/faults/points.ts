import type { RunState } from '@/lib/contract/run-words';

/** What must be after a restart: the run's state (null: no row), the POSTs in all, and whether its file is kept. */
export type After = { state: RunState | null; posts: number; hasFile: boolean };

const UNTOUCHED: After = { state: 'completed', posts: 1, hasFile: true };

/**
 * The named points at which a process dies, in the order of a run, and what checks.md wants of each. Those about money
 * stand first, for a share of the full count begins there.
 */
export const POINTS = {
  /** `sending` is committed, nothing is sent. */
  sending: { state: 'unconfirmed', posts: 0, hasFile: false },
  /** The service has the request, its answer is not read. */
  sent: { state: 'unconfirmed', posts: 1, hasFile: false },
  /** The answer is read, and its id not committed. */
  answered: { state: 'unconfirmed', posts: 1, hasFile: false },
  /** The row is written and not committed. */
  'before-row': { state: null, posts: 0, hasFile: false },
  queued: UNTOUCHED,
  /** `sending` is written and not committed. */
  'before-sending': UNTOUCHED,
  pending: UNTOUCHED,
  /** A look has found it finished, which is not committed. */
  polled: UNTOUCHED,
  /** `completed` is committed, the export not fetched. */
  completed: UNTOUCHED,
  /** Some of the export's bytes are on the disk. */
  'half-fetched': UNTOUCHED,
  /** The export is kept, and its row does not say so. */
  fetched: UNTOUCHED,
} as const satisfies Record<string, After>;

export type Point = keyof typeof POINTS;

export function isPoint(name: string): name is Point {
  return Object.hasOwn(POINTS, name);
}
