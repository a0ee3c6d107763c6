import type { Block } from '../blocks';
import { countWords } from '../text/count-words';
import { plainText } from '../text/text-runs';
import { isSignOff } from './chatter';
import type { Unit } from './condense-units';

const MOST_LINE_WORDS = 8;

/** Marks the name and the address below "Best wishes, Petra" as chatter, if nothing else follows. */
export function withoutSignature(units: Unit[], blocks: readonly Block[]): Unit[] {
  const end = blocks.findLastIndex((block) => block.kind === 'paragraph' && isSignOff(plainText(block.runs)));
  if (end === -1 || !blocks.slice(end + 1).every(isSignature)) return units;
  return units.map((unit) => (unit.block > end ? { ...unit, isChatter: true } : unit));
}

/** Whether a paragraph is a few short lines without a sentence. */
function isSignature(block: Block): boolean {
  if (block.kind !== 'paragraph') return false;
  const lines = plainText(block.runs).split('\n');
  return lines.every((line) => countWords(line) <= MOST_LINE_WORDS && !/\p{Ll}[.!?…]$/u.test(line.trim()));
}
