import { generationRow } from '../../generations/generation-row';
import type { GenerationRow } from '../../generations/store';

/** A run's row without the columns that came after migration 0011. */
export function oldRow(of: Partial<GenerationRow>) {
  const { draft_id, settled_at, looked_at, look_problem, last_answer, ...row } = generationRow(of);
  return row;
}
