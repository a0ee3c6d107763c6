import type { Target } from '@/lib/contract/run-words';
import { runRow } from '../../runs/run-row';
import type { RunRow } from '../../runs/run-rows';

/** A run's row without the columns added after migration 0011, and with the target's former name. */
export function oldRow(of: Partial<RunRow>) {
  const { draft_id, settled_at, looked_at, look_problem, last_answer, ...row } = runRow(of);
  // The name of the local target until migration 0015.
  return { ...row, target: 'practice' as Target };
}
