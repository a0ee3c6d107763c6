import type { Block, Card } from '@/lib/deck/blocks';
import { blockText, runsOfBlock } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import { numbersIn } from './source-facts';
import { stemsOf } from './source-passages';

/** A block of a card, or an item of a list: its words, and the passages it comes from, by index. */
export type TracedPart = { words: string; passages: number[] };

/** Passages that share nearly as much with a part as the best one are its source too, up to a number. */
const NEAR = 0.7;
const MOST_PASSAGES = 3;
const MOST_PARTS = 40;

/**
 * Which of a card's passages each part of the card comes from: those it shares the most words and figures with. Models
 * name passages for a whole card reliably, for single blocks they do not. A part that shares nothing with any passage,
 * as one in another language, is left out.
 */
export function traceBlocks({ blocks }: Card, passages: readonly { text: string }[]): TracedPart[] {
  const known = passages.map(({ text }) => termsOf(text));
  const spread = new Map<string, number>();
  for (const terms of known) for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1);
  return blocks
    .flatMap(partsOf)
    .slice(0, MOST_PARTS)
    .flatMap((words) => {
      const own = [...termsOf(words)];
      // What few passages say tells more about the source than what all of them say.
      const shared = known.map((terms) =>
        own.reduce((sum, term) => sum + (terms.has(term) ? 1 / spread.get(term)! : 0), 0),
      );
      const best = Math.max(0, ...shared);
      if (best === 0) return [];
      const near = shared.flatMap((worth, index) => (worth >= best * NEAR ? [{ worth, index }] : []));
      const chosen = near.sort((one, other) => other.worth - one.worth).slice(0, MOST_PASSAGES);
      return [{ words, passages: chosen.map(({ index }) => index).sort((one, other) => one - other) }];
    });
}

/** Headings are the model's own words; pictures and code were not written from a passage. */
function partsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'image':
    case 'code':
      return [];
    case 'list':
      return runsOfBlock(block).map(plainText);
    default:
      return [blockText(block).replaceAll('\n', ' ')];
  }
}

function termsOf(text: string): Set<string> {
  return new Set([...stemsOf(text), ...numbersIn(text).map((number) => `#${number}`)]);
}
