import type { Card } from '@/lib/deck/blocks';
import { checkPlaced } from '@/lib/deck/check/check-placed';
import type { PlacedCard, PlacedElement } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { findRawTags } from './find-raw-tags';
import { findUnplacedWords } from './find-unplaced-words';

/** A fault on a card. `kind` is the name of a figure in the report. */
export type Finding = { kind: FaultKind; card: number; message: string };
export type FaultKind =
  | 'clipped'
  | 'overlapping'
  | 'overflow'
  | 'no title card'
  | 'no native chart'
  | 'no heading'
  | 'raw tag'
  | 'lost word';

export type DeckFigures = {
  cards: number;
  charts: number;
  findings: Finding[];
};

/** Counts the figures of one placed deck. Continuation pages count as cards, because people see them as such. */
export function measureDeck(
  cards: readonly Card[],
  placed: PlacedCard[],
  { theme, isDocument }: { theme: DeckTheme; isDocument: boolean },
): DeckFigures {
  const findings: Finding[] = [];
  const note = (kind: FaultKind, card: number, message: string) => findings.push({ kind, card, message });
  const { inside, overlaps } = checkPlaced(placed);
  for (const { card, message } of inside) note('clipped', card, message);
  for (const { card, message } of overlaps) note('overlapping', card, message);
  for (const card of placed) {
    if (card.verdict.kind === 'overflowing') note('overflow', card.index, card.layout);
    if (card.layout === 'chart' && !card.elements.some(({ kind }) => kind === 'chart'))
      note('no native chart', card.index, theme.skeleton);
    // A page of a document may begin in the middle of a section, without a heading.
    if (!isDocument && !hasHeading(card)) note('no heading', card.index, card.layout);
    for (const tag of findRawTags(card, theme)) note('raw tag', card.index, tag);
  }
  if (placed[0] && !(isDocument ? hasHeading(placed[0]) : placed[0].layout === 'title'))
    note('no title card', 0, placed[0].layout);
  // Footnotes move to the card of their mark.
  const hasNotes = cards.some(({ blocks }) => blocks.some((block) => block.kind === 'paragraph' && block.note));
  if (isDocument || hasNotes) {
    const all = { ...cards[0]!, blocks: cards.flatMap(({ blocks }) => blocks) };
    for (const word of findUnplacedWords(all, placed.map(withoutRunningHead))) note('lost word', 0, word.slice(0, 80));
  } else
    for (const [index, card] of cards.entries()) {
      const pages = placed.filter((each) => each.index === index);
      for (const word of findUnplacedWords(card, pages)) note('lost word', index, word.slice(0, 80));
    }
  return {
    cards: placed.length,
    charts: placed.filter(({ layout }) => layout === 'chart').length,
    findings,
  };
}

/** A page without the text that a document repeats: running heads and the table of contents. */
function withoutRunningHead(page: PlacedCard): PlacedCard {
  const isRepeated = (element: PlacedElement) =>
    element.kind === 'text' && (element.repeated || element.role === 'header' || element.role === 'cardNumber');
  return { ...page, elements: page.elements.filter((element) => !isRepeated(element)) };
}

function hasHeading({ elements }: PlacedCard): boolean {
  return elements.some(
    (element) => element.kind === 'text' && (element.role === 'title' || element.headingLevel !== null),
  );
}
