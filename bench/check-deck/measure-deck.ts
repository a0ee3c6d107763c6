import type { Card } from '@/lib/deck/blocks';
import { checkPlaced } from '@/lib/deck/check/check-placed';
import {
  type LayoutName,
  type PlacedCard,
  type PlacedElement,
  type PlacedText,
  paragraphsOf,
  type TextRole,
} from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import type { Box } from '@/lib/deck/units';
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
  | 'continued'
  | 'empty'
  | 'small text'
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
    if (isDocument) continue;
    if (/\(continued\)$/i.test(card.title)) note('continued', card.index, card.title);
    const used = usedShare(card);
    if (!SPACIOUS.includes(card.layout) && used < LEAST_USED)
      note('empty', card.index, `${card.layout}, ${Math.round(used * 100)} % used`);
    const size = smallestSize(card);
    if (size < LEAST_SIZE) note('small text', card.index, `${size.toFixed(1)} pt`);
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

/** Layouts that are meant to have few words. */
const SPACIOUS: readonly LayoutName[] = ['title', 'section', 'closing'];
/** The share of a slide that its content takes at least. */
const LEAST_USED = 0.4;
/** The smallest type of what people read on a slide. Running heads and page numbers may be smaller. In points. */
const LEAST_SIZE = 12;
const FURNITURE: readonly TextRole[] = ['header', 'footer', 'cardNumber', 'ornament'];

/**
 * The share of the card within the outline of its texts, tables, charts and pictures. A panel behind text belongs to it.
 */
function usedShare({ elements, width, height }: PlacedCard): number {
  const read = elements.filter((element) => element.kind === 'text' && !FURNITURE.includes(element.role));
  const lines = read.flatMap((element) => (element.kind === 'text' ? linesOf(element) : []));
  const others = elements.flatMap((element) => {
    if (element.kind === 'text') return element.fill && !FURNITURE.includes(element.role) ? [element.box] : [];
    if (element.kind === 'shape') return lines.some((line) => isPanelOf(element.box, line, width)) ? [element.box] : [];
    return element.kind === 'image' && element.decorative ? [] : [element.box];
  });
  const boxes = [...lines, ...others];
  if (boxes.length === 0) return 0;
  const wide = Math.max(...boxes.map((box) => box.x + box.width)) - Math.min(...boxes.map(({ x }) => x));
  const tall = Math.max(...boxes.map((box) => box.y + box.height)) - Math.min(...boxes.map(({ y }) => y));
  return (wide * tall) / (width * height);
}

function isPanelOf(panel: Box, line: Box, width: number): boolean {
  const isAround = panel.x <= line.x && panel.x + panel.width >= line.x + line.width;
  return isAround && panel.y <= line.y && panel.y + panel.height >= line.y + line.height && panel.width < width * 0.95;
}

/** The boxes of the lines of a text, which are often smaller than its own. */
function linesOf(text: PlacedText): Box[] {
  return text.paragraphs.flatMap(({ lines, leading }) =>
    lines.map(({ x, baseline, width }) => ({ x, y: baseline - leading, width, height: leading })),
  );
}

function smallestSize({ elements }: PlacedCard): number {
  const read = elements.filter((element) => element.kind !== 'text' || !FURNITURE.includes(element.role));
  const runs = read.flatMap(paragraphsOf).flatMap((paragraph) => paragraph.runs);
  return Math.min(...runs.map(({ style }) => style.size), Number.POSITIVE_INFINITY);
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
