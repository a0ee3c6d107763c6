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
      const own = termsOf(words);
      // What few passages say tells more about the source than what all of them say.
      const shared = known.map((terms) =>
        isShared(own, terms)
          ? [...own].reduce((sum, term) => sum + (terms.has(term) ? 1 / spread.get(term)! : 0), 0)
          : 0,
      );
      const best = Math.max(0, ...shared);
      if (best === 0) return [];
      const near = shared.flatMap((worth, index) => (worth >= best * NEAR ? [{ worth, index }] : []));
      const chosen = near.sort((one, other) => other.worth - one.worth).slice(0, MOST_PASSAGES);
      return [{ words, passages: chosen.map(({ index }) => index).sort((one, other) => one - other) }];
    });
}

/** Those of a card's passages that a part of it has words, figures or names of: a model names others too. */
export function sharedPassages<Passage extends { text: string }>({ blocks }: Card, passages: readonly Passage[]) {
  const own = blocks.flatMap(partsOf).map(termsOf);
  return passages.filter(({ text }) => {
    const terms = termsOf(text);
    return own.some((part) => isShared(part, terms));
  });
}

/** A part of so few words says no more than one of them may tell. */
const FEW = 3;

/** One word of many may be in any passage; a figure or a name is not, and is the same in a translation. */
function isShared(own: ReadonlySet<string>, terms: ReadonlySet<string>): boolean {
  const shared = [...own].filter((term) => terms.has(term));
  const words = shared.filter((term) => !isTelling(term));
  const size = [...own].filter((term) => !isTelling(term)).length;
  return shared.length > words.length || words.length >= 2 || (words.length === 1 && size <= FEW);
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

/** A capital that is not there for the beginning of a sentence. */
const NAME = /(?<=[\p{Ll}\p{N},;(] )\p{Lu}\p{L}{2,}/gu;

/** Beginnings of words, and marked: figures, and words that may be names. */
function termsOf(text: string): Set<string> {
  const names = [...text.matchAll(NAME)].map(([name]) => `@${name}`);
  return new Set([...stemsOf(text), ...numbersIn(text).map((number) => `#${number}`), ...names]);
}

function isTelling(term: string): boolean {
  return term.startsWith('@') || /^#.*\d\D*\d/.test(term);
}
