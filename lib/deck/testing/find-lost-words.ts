import type { Block, Card, TextRun } from '../blocks';
import { type PlacedCard, type PlacedParagraph, paragraphsOf, type TextRole } from '../placed';
import { wornMarker } from '../text/list-marker';

/**
 * Finds the texts of a card (paragraphs, items, cells, lines of code) that its placed lines don't show completely, in
 * one piece and as often as the card has them. Compares letters without spaces, because lines break inside words, and
 * without hyphens, soft hyphens and zero-width spaces, which line breaking may add or remove.
 */
export function findLostWords(card: Card, pages: PlacedCard[]): string[] {
  const placed = pages.flatMap(textsOnCard).map(plainLetters);
  const left = new Map<string, number>();
  for (const letters of placed) left.set(letters, (left.get(letters) ?? 0) + 1);
  const texts = card.blocks.flatMap(textsOf).map((text) => ({ text, letters: plainLetters(text) }));
  const unmatched = texts.filter(({ letters }) => {
    const times = left.get(letters) ?? 0;
    if (times > 0) left.set(letters, times - 1);
    return letters !== '' && times === 0;
  });
  if (unmatched.length === 0) return [];
  // A text split by columns or pages is shown as two consecutive paragraphs. If one of them reads like another text of
  // the card, either may be the one that is left over.
  const shown = [leftOver(placed, left), leftOver(placed.toReversed(), left).toReversed()].map((each) => each.join(''));
  return notShown(unmatched, shown).map(({ text }) => text);
}

/** The most lost texts reported. Each one costs a search through everything shown. */
const MAX_LOST = 100;

/** Texts are in display order, so each search starts after the previous match. */
function notShown<Text extends { letters: string }>(texts: readonly Text[], shown: readonly string[]): Text[] {
  const from = shown.map(() => 0);
  const lost: Text[] = [];
  for (const text of texts) {
    if (lost.length >= MAX_LOST) break;
    const isShown = shown.some((each, at) => {
      const next = each.indexOf(text.letters, from[at]);
      if (next !== -1) from[at] = next;
      return next !== -1 || each.includes(text.letters);
    });
    if (!isShown) lost.push(text);
  }
  return lost;
}

/** The paragraphs that don't show a whole text of the card, each as often as it is left over. */
function leftOver(placed: readonly string[], left: ReadonlyMap<string, number>): string[] {
  const taken = new Map<string, number>();
  return placed.filter((letters) => {
    const times = taken.get(letters) ?? 0;
    taken.set(letters, times + 1);
    return times < (left.get(letters) ?? 0);
  });
}

/** The letters of a text for comparison, in order. */
function plainLetters(text: string): string {
  return text.toUpperCase().replace(/[\s\u00AD\u200B\u2010-\u2015:-]/g, '');
}

/** Text roles that belong to the deck rather than the card. */
const OF_THE_DECK: ReadonlySet<TextRole> = new Set(['header', 'footer', 'cardNumber', 'ornament']);

function textsOnCard({ elements }: PlacedCard): string[] {
  const own = elements.filter(
    (element) => element.kind !== 'text' || !(element.repeated || OF_THE_DECK.has(element.role)),
  );
  return own.flatMap(paragraphsOf).map(textOf);
}

function textOf({ lines }: PlacedParagraph): string {
  return lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');
}

const joined = (runs: TextRun[]) => runs.map(({ text }) => text).join('');

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [joined(block.runs)];
    case 'list':
      // A marker written in the item itself is drawn as its list marker.
      return block.items.map((item) => joined(wornMarker(item, block.ordered)?.runs ?? item.runs));
    case 'quote':
      return block.paragraphs.map(joined);
    case 'table':
      return [block.header, ...block.rows].flat().map(joined);
    case 'code':
      return block.text.split('\n');
    case 'image':
      return [];
  }
}
