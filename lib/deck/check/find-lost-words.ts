import type { Block, Card, TextRun } from '../blocks';
import { wornMarker } from '../layout/worn-marker';
import { paragraphsOf } from '../paragraphs-of';
import type { PlacedCard, PlacedParagraph, TextRole } from '../placed';

/**
 * The texts of a card (paragraphs, items, cells, lines of code) that its placed lines do not show whole, in one piece
 * and as often as the card holds them. Letters are compared without spaces, because lines break inside words, and
 * without what only line breaking brings or takes: hyphens, soft hyphens, zero-width spaces.
 */
export function findLostWords(card: Card, pages: PlacedCard[]): string[] {
  const placed = pages.flatMap(textsOnCard).map(plainLetters);
  const left = new Map<string, number>();
  for (const letters of placed) left.set(letters, (left.get(letters) ?? 0) + 1);
  const texts = card.blocks.flatMap(textsOf).map((text) => ({ text, letters: plainLetters(text) }));
  const torn = texts.filter(({ letters }) => {
    const times = left.get(letters) ?? 0;
    if (times > 0) left.set(letters, times - 1);
    return letters !== '' && times === 0;
  });
  if (torn.length === 0) return [];
  // A text that columns or pages part is shown by two paragraphs, one after the other. Where one of them reads like
  // another text of the card, either may be the one that is left over.
  const shown = [leftOver(placed, left), leftOver(placed.toReversed(), left).toReversed()].map((each) => each.join(''));
  return notShown(torn, shown).map(({ text }) => text);
}

/** Each text that is not found costs a search of everything shown: the rest is not worth it. */
const MAX_LOST = 100;

/** Texts come in the order in which they are shown, so each is looked for behind the one before it first. */
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

/** The paragraphs that stand for no text of the card as a whole: as many of each as are left. */
function leftOver(placed: readonly string[], left: ReadonlyMap<string, number>): string[] {
  const taken = new Map<string, number>();
  return placed.filter((letters) => {
    const times = taken.get(letters) ?? 0;
    taken.set(letters, times + 1);
    return times < (left.get(letters) ?? 0);
  });
}

/** Every letter of the text as it is compared, in order. */
function plainLetters(text: string): string {
  return text.toUpperCase().replace(/[\s\u00AD\u200B\u2010-\u2015:-]/g, '');
}

/** Texts that are not the card's own. */
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
      // A sign that the item brings itself is drawn as its marker.
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
