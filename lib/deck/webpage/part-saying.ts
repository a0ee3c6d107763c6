import type { Block } from '../blocks';
import { wordsOf } from '../layout/read-content';
import { isArt } from '../text/block-text';
import type { PartOfPage } from './webpage-source';

/** The longest quotation that is set in large type. */
const SAYING_WORDS = 60;

/** Splits a quotation at the end of a card from the text above it, so that it gets a band of its own. */
export function partSaying(part: PartOfPage): PartOfPage[] {
  const { card } = part;
  const texts = card.blocks.filter((block) => !isArt(block));
  const last = texts.at(-1);
  const hasText = texts.some(({ kind }) => kind !== 'heading' && kind !== 'quote');
  const isAlone = texts.filter(isSaying).length === 1;
  if (!last || !isSaying(last) || !hasText || !isAlone || card.part || wordsOf(last) > SAYING_WORDS) return [part];
  const above = { ...card, blocks: card.blocks.filter((block) => block !== last) };
  return [
    { ...part, card: above },
    { card: { blocks: [last], notes: null, labelOnly: false }, isPart: true },
  ];
}

function isSaying(block: Block): boolean {
  return block.kind === 'quote' && !block.callout;
}
