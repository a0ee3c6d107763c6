const LARGEST = 8.4;
const SMALLEST = 3.2;
/** The width of the title's column. All sizes are in percent of the picture's width (`cqw`). */
const COLUMN = 43;
/** The width of an average letter in the widest heading fonts, in ems. */
const CAPITAL = 0.84;
const LETTER = 0.66;

/** The size of a title in the picture of a theme, at which its longest word is on one line. */
export function titleSize(title: string, isUpper: boolean): number {
  const letters = Math.max(1, ...title.split(/[\s/–—-]+/).map((word) => [...word].length));
  return Math.max(SMALLEST, Math.min(LARGEST, COLUMN / (letters * (isUpper ? CAPITAL : LETTER))));
}
