import type { Block } from '../blocks';

const known = new WeakSet<Block>();

export function markLineTitle(block: Block): void {
  known.add(block);
}

/** Whether a heading was a line or sentence of running text, or the name of a picture. */
export function isLineTitle(block: Block): boolean {
  return known.has(block);
}
