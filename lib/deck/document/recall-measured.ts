import type { Block } from '../blocks';
import type { Measured } from '../layout/measured';

const known = new WeakMap<Block, { key: string; measured: Measured }>();

/**
 * How a block that is the same object was measured: after a key only what it changed is measured.
 * @param key equal for equal options
 */
export function recallMeasured(block: Block, key: string, measure: () => Measured): Measured {
  const before = known.get(block);
  if (before?.key === key) return before.measured;
  const measured = measure();
  known.set(block, { key, measured });
  return measured;
}
