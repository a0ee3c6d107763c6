import type { Block, Card } from '@/lib/deck/blocks';
import { blockText, runsOfBlock } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import { numbersIn } from './source-facts';
import { stemsOf } from './source-passages';

/** A block of a card or an item of a list: its words, and the indexes of the passages it comes from. */
export type TracedPart = { words: string; passages: number[] };

/** A passage that scores at least this share of the best one is also a source, up to `MAX_PASSAGES`. */
const NEAR = 0.7;
const MAX_PASSAGES = 3;
const MAX_PARTS = 40;

/**
 * Finds the passages that each part of a card comes from: those it shares the most words and figures with. Models cite
 * passages reliably for a whole card but not for single blocks. Parts that share nothing with any passage are omitted,
 * such as parts in another language.
 */
export function traceBlocks({ blocks }: Card, passages: readonly { text: string }[]): TracedPart[] {
  const known = passages.map(({ text }) => termsOf(text));
  const spread = new Map<string, number>();
  for (const terms of known) for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1);
  return blocks
    .flatMap(partsOf)
    .slice(0, MAX_PARTS)
    .flatMap((words) => {
      const own = termsOf(words);
      // A term that occurs in fewer passages says more about the source.
      const shared = known.map((terms) =>
        isShared(own, terms)
          ? [...own].reduce((sum, term) => sum + (terms.has(term) ? 1 / spread.get(term)! : 0), 0)
          : 0,
      );
      const best = Math.max(0, ...shared);
      if (best === 0) return [];
      const near = shared.flatMap((worth, index) => (worth >= best * NEAR ? [{ worth, index }] : []));
      const chosen = near.sort((one, other) => other.worth - one.worth).slice(0, MAX_PASSAGES);
      return [{ words, passages: chosen.map(({ index }) => index).sort((one, other) => one - other) }];
    });
}

/** The cited passages that really share words, figures or names with the card. Models cite others too. */
export function sharedPassages<Passage extends { text: string }>({ blocks }: Card, passages: readonly Passage[]) {
  const own = blocks.flatMap(partsOf).map(termsOf);
  return passages.filter(({ text }) => {
    const terms = termsOf(text);
    return own.some((part) => isShared(part, terms));
  });
}

/** In a part with at most this many words, a single shared word is enough. */
const SHORT_PART = 3;

/**
 * Whether a part and a passage share enough terms. One word of many may occur in any passage, but a figure or name does
 * not, and is the same in a translation.
 */
function isShared(own: ReadonlySet<string>, terms: ReadonlySet<string>): boolean {
  const shared = [...own].filter((term) => terms.has(term));
  const words = shared.filter((term) => !isDistinctive(term));
  const size = [...own].filter((term) => !isDistinctive(term)).length;
  return shared.length > words.length || words.length >= 2 || (words.length === 1 && size <= SHORT_PART);
}

/** The texts of a block. Headings, pictures and code have none, because they are not written from a passage. */
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

/** A capitalised word that does not begin a sentence. */
const NAME = /(?<=[\p{Ll}\p{N},;(] )\p{Lu}\p{L}{2,}/gu;

/** Word stems, figures (marked with `#`) and possible names (marked with `@`). */
function termsOf(text: string): Set<string> {
  const names = [...text.matchAll(NAME)].map(([name]) => `@${name}`);
  return new Set([...stemsOf(text), ...numbersIn(text).map((number) => `#${number}`), ...names]);
}

function isDistinctive(term: string): boolean {
  return term.startsWith('@') || /^#.*\d\D*\d/.test(term);
}
