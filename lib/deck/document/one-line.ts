import { measureRuns, type TextLook } from '../layout/measure/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measure/measured';
import type { Points } from '../units';

export type OneLineLook = Omit<TextLook, 'spaceBefore'> & { isBold?: boolean };

/** Longer text never fits on one line. */
const MOST_CHARACTERS = 160;

/** Text on one line, shortened with an ellipsis if it does not fit. */
export function measureOneLine(
  words: string,
  width: Points,
  { isBold = false, ...look }: OneLineLook,
  measure: MeasureContext,
): Measured {
  const set = (text: string) =>
    measureRuns([{ text, ...(isBold ? { bold: true } : {}) }], width, { ...look, spaceBefore: 0 }, measure);
  const characters = [...words].slice(0, MOST_CHARACTERS);
  const whole = set(characters.join(''));
  if (whole.slices.length <= 1 && characters.length < MOST_CHARACTERS) return whole;
  // Finds how many characters fit by bisection.
  let fits = 0;
  let tooMany = characters.length;
  while (tooMany - fits > 1) {
    const tried = Math.floor((fits + tooMany) / 2);
    if (set(shortened(characters, tried)).slices.length <= 1) fits = tried;
    else tooMany = tried;
  }
  return set(shortened(characters, fits));
}

/** Cuts between words, if there are several. */
function shortened(characters: readonly string[], length: number): string {
  const text = characters.slice(0, length).join('');
  const space = text.lastIndexOf(' ');
  return `${space > text.length / 2 ? text.slice(0, space) : text}…`;
}
