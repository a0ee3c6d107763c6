import type { Block } from '../blocks';

const known = new WeakSet<Block>();

export function markLineTitle(block: Block): void {
  known.add(block);
}

/** Whether a heading was made from a line or sentence of body text, or from a picture's name. */
export function isLineTitle(block: Block): boolean {
  return known.has(block);
}
