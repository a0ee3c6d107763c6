import type { Block } from '../blocks';
import type { Measured } from '../layout/measured';

const known = new WeakMap<Block, { key: string; measured: Measured }>();

/**
 * The cached measurement of a block that is the same object. After a keystroke, only the changed block is measured.
 * @param key equal for equal options
 */
export function recallMeasured(block: Block, key: string, measure: () => Measured): Measured {
  const before = known.get(block);
  if (before?.key === key) return before.measured;
  const measured = measure();
  known.set(block, { key, measured });
  return measured;
}
