import type { Block } from '../blocks';
import { plainText } from '../text/text-runs';

/** Whether a block is a paragraph of running text, not a transcript line with a time or an item without a list marker. */
export function isNarrative(block: Block): boolean {
  return block.kind === 'paragraph' && /^[\p{L}"'“”„«‘¿¡]/u.test(plainText(block.runs).trimStart());
}
