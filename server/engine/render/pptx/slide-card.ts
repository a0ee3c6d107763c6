import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedCard, PlacedText } from '@/lib/deck/placed';
import type { Size } from '@/lib/deck/units';
import { fitTables } from './fit-columns';
import { fitToSlide } from './fit-to-slide';
import { joinStacked } from './join-stacked';
import { type TextFrame, textFrames } from './text-frame';

/** A card as its slide shows it: in the slide's size, with room for other fonts than ours. */
export function slideCard(
  placed: PlacedCard,
  slide: Size,
  book: FontBook,
): { card: PlacedCard; frames: ReadonlyMap<PlacedText, TextFrame> } {
  const card = fitTables(joinStacked(fitToSlide(placed, slide)), slide, book);
  return { card, frames: textFrames(card, slide, book) };
}
