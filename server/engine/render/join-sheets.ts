import { type Deck, isContinuous, nominalSize } from '@/lib/deck/deck';
import type { PlacedCard } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import { moveDown } from './pptx/fit-to-slide';

/** Space above the first and below the last sheet of a page. */
const MARGIN: Points = 54;

/**
 * A fluid document on upright pages, for files whose pages have one size. Each page has as many sheets as fit, and the
 * title of the first. A sheet that is higher than a page has a page of its own, which grows. Other decks are unchanged.
 */
export function joinSheets(deck: Deck): Deck {
  if (!isContinuous(deck)) return deck;
  const page = nominalSize('document', 'a4');
  const pages: PlacedCard[] = [];
  for (const sheet of deck.cards) {
    const open = pages.at(-1);
    if (open && open.height + sheet.height <= page.height - MARGIN) pages[pages.length - 1] = append(open, sheet);
    else pages.push(open ? { ...moveDown(sheet, MARGIN), height: sheet.height + MARGIN } : sheet);
  }
  return {
    ...deck,
    dimensions: 'a4',
    cards: pages.map((each) => ({ ...each, height: Math.max(each.height, page.height) })),
  };
}

function append(page: PlacedCard, sheet: PlacedCard): PlacedCard {
  const notes = [page.notes, sheet.notes].filter(Boolean).join('\n\n');
  return {
    ...page,
    height: page.height + sheet.height,
    notes: notes || null,
    elements: [...page.elements, ...moveDown(sheet, page.height).elements],
  };
}
