import type { Block } from '../blocks';
import type { Measured } from '../layout/measured';

type Known = { key: string; measured: Measured };
const known = new WeakMap<Block, Known[]>();
/** A document is measured with its usual line height, and perhaps with a smaller one. */
const MOST = 2;

/**
 * The cached measurement of a block that is the same object. After a keystroke, only the changed block is measured.
 * @param key equal for equal options
 */
export function recallMeasured(block: Block, key: string, measure: () => Measured): Measured {
  const before = known.get(block) ?? [];
  const same = before.find((each) => each.key === key);
  if (same) return same.measured;
  const measured = measure();
  known.set(block, [{ key, measured }, ...before].slice(0, MOST));
  return measured;
}
