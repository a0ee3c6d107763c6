import type { TextRun } from '../blocks';

/**
 * Estimates the space on a card in lines of body text, without knowing the theme or its fonts. Preview, engine and
 * composer must arrive at the same number of cards before either is known.
 */

/** Characters per line. Themes set between 50 and 90. */
export const LINE_LETTERS = 64;

/** The length of runs in Latin character widths. An ideograph counts as two. */
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

/** The number of lines that this many characters take in a column of `share` of the card's width. */
export function wholeLines(letters: number, share = 1): number {
  return Math.max(1, Math.ceil(letters / (LINE_LETTERS * share)));
}

/** The space between two blocks. */
export const BLOCK_GAP = 0.6;
/** The space between two list items. */
export const ITEM_GAP = 0.25;
/** A heading in the body, with the space around it. */
export const SUBHEADING = 1.9;
export const PICTURE = 5;
/** Each further picture in a row. They share the height of the first. */
export const FURTHER_PICTURE = 1;
/** Table rows use smaller type, with space above and below. `width`: the width of a table, in lines of body text. */
export const ROW = { line: 0.8, gap: 0.5, width: 1.15 };
export const CODE_LINE = 0.85;
/** The padding of the panel behind code. */
export const CODE_PANEL = 1;
export const CODE_LETTERS = 72;
