import { type PlacedCard, type PlacedElement, type PlacedRun, paragraphsOf } from '@/lib/deck/placed';

export function runsOn(element: PlacedElement): PlacedRun[] {
  return paragraphsOf(element).flatMap(({ lines }) => lines.flatMap(({ runs }) => runs));
}

/** Folds case via upper case, because headings in capitals turn "ß" into "SS". */
export function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/** The letters and digits of a text, which are the same before and after line breaking. */
export function lettersOf(text: string): string {
  return foldCase(text).replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

/** All the letters that a card shows, in reading order. */
export function lettersOn({ elements }: PlacedCard): string {
  return lettersOf(elements.flatMap((element) => runsOn(element).map(({ text }) => text)).join(' '));
}
