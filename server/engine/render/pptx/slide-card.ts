import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedCard, PlacedText } from '@/lib/deck/placed';
import type { Size } from '@/lib/deck/units';
import { fitTables } from './fit-columns';
import { fitToSlide } from './fit-to-slide';
import { joinStacked } from './join-stacked';
import { type TextFrame, textFrames } from './text-frame';

/** Prepares a card for its slide: fits it to the slide's size, and makes room for other fonts. */
export function slideCard(
  placed: PlacedCard,
  slide: Size,
  book: FontBook,
): { card: PlacedCard; frames: ReadonlyMap<PlacedText, TextFrame> } {
  const card = fitTables(joinStacked(fitToSlide(placed, slide)), slide, book);
  return { card, frames: textFrames(card, slide, book) };
}
