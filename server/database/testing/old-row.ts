import type { Target } from '@/lib/contract/run-words';
import { generationRow } from '../../generations/generation-row';
import type { GenerationRow } from '../../generations/store';

/** A run's row without the columns added after migration 0011, and with the target's former name. */
export function oldRow(of: Partial<GenerationRow>) {
  const { draft_id, settled_at, looked_at, look_problem, last_answer, ...row } = generationRow(of);
  // The name of the local target until migration 0015.
  return { ...row, target: 'practice' as Target };
}
