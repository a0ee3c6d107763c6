import type { Block, BlockOf, Card } from '../blocks';
import { isFootnote, marksOfBlock } from '../content/footnotes';
import { MOST_AT_FOOT } from '../plan/part-footnotes';

type Footnote = BlockOf<'paragraph'>;

/** A card without the footnotes that are drawn at its foot or at that of another card. */
export type FootedCard = Card & { footnotes?: readonly Footnote[] };

/**
 * Deals the Markdown footnotes of a deck to the cards that have their first marks. If a card has more than
 * `MOST_AT_FOOT`, or has no space for them, they go to the foot of the card they are written on, and if that has no
 * space either, they stay text. A card with nothing but footnotes keeps them.
 * @param full the indexes of the cards without space
 */
export function dealFootnotes(cards: readonly Card[], full: ReadonlySet<number>): readonly FootedCard[] {
  if (!cards.some(({ blocks }) => blocks.some(isFootnote))) return cards;
  const firstMark = new Map<string, number>();
  for (const [at, { blocks }] of cards.entries())
    for (const block of blocks)
      if (!isFootnote(block))
        for (const label of marksOfBlock(block)) if (!firstMark.has(label)) firstMark.set(label, at);
  const marked = cards.map((): Footnote[] => []);
  const home = new Map<Block, number>();
  for (const [at, card] of cards.entries())
    for (const block of isNotesCard(card) ? [] : card.blocks)
      if (isFootnote(block)) {
        home.set(block, at);
        marked[firstMark.get(block.note) ?? at]!.push(block);
      }
  const feet = cards.map((): Footnote[] => []);
  for (const [at, notes] of marked.entries()) {
    const hasSpace = notes.length <= MOST_AT_FOOT && !full.has(at);
    for (const note of notes) feet[hasSpace ? at : home.get(note)!]!.push(note);
  }
  const dealt = new Set(feet.flatMap((notes, at) => (full.has(at) ? [] : notes)));
  return cards.map((card, at) => {
    const blocks = card.blocks.filter((block) => !dealt.has(block as Footnote));
    const footnotes = full.has(at) ? [] : feet[at]!;
    return blocks.length === card.blocks.length && footnotes.length === 0 ? card : footed(card, blocks, footnotes);
  });
}

/** Whether a card has nothing but footnotes, maybe under headings. */
export function isNotesCard({ blocks }: Card): boolean {
  return blocks.some(isFootnote) && blocks.every((block) => block.kind === 'heading' || isFootnote(block));
}

const known = new WeakMap<Card, FootedCard>();

/** The same object for the same card, so that its layout is cached. */
function footed(card: Card, blocks: Block[], footnotes: readonly Footnote[]): FootedCard {
  const before = known.get(card);
  if (before && isSame(before.blocks, blocks) && isSame(before.footnotes ?? [], footnotes)) return before;
  const made = { ...card, blocks, footnotes };
  known.set(card, made);
  return made;
}

function isSame(one: readonly Block[], other: readonly Block[]): boolean {
  return one.length === other.length && one.every((block, at) => block === other[at]);
}
