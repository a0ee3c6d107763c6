import type { TextRun } from '../blocks';

/**
 * Room on a card in lines of ordinary body type, without a theme and its fonts: preview, engine and composer must come
 * to the same number of cards before any of that is known.
 */

/** Letters on a line. Themes set between 50 and 90 of them. */
export const LINE_LETTERS = 64;

/** Letters of runs as wide as Latin ones: an ideograph takes the room of two. */
export function lettersOf(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { text }) => sum + textLetters(text), 0);
}

export function textLetters(text: string): number {
  let letters = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x2e80 && unit < 0xd800) letters += 1;
  }
  return letters;
}

/** Whole lines that so many letters take in a column of `share` of the card's width. */
export function wholeLines(letters: number, share = 1): number {
  return Math.max(1, Math.ceil(letters / (LINE_LETTERS * share)));
}

/** Space between two blocks. */
export const BLOCK_GAP = 0.6;
/** Space between two items of a list. */
export const ITEM_GAP = 0.25;
/** A heading in the body, with the space around it. */
export const SUBHEADING = 1.9;
export const PICTURE = 5;
/** One more picture beside another: they share their room. */
export const FURTHER_PICTURE = 1;
/** A table's row is set smaller and has space above and below. */
export const ROW = { line: 0.8, gap: 0.5 };
export const CODE_LINE = 0.85;
/** Code is set on a panel. */
export const CODE_PANEL = 1;
export const CODE_LETTERS = 72;
