import { measureRuns, type TextLook } from '../layout/measure/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measure/measured';
import { filledRect } from '../layout/placement';
import type { PlacedElement, PlacedShape, ShapeStroke } from '../placed';
import type { ColourToken, DeckTheme } from '../theme';
import type { Box, Points } from '../units';

export function outlined(box: Box, stroke: ShapeStroke): PlacedShape {
  return { kind: 'shape', shape: 'rect', box, fill: null, stroke, radius: 0, opacity: 1 };
}

export function disc(box: Box, fill: ColourToken): PlacedShape {
  return { kind: 'shape', shape: 'ellipse', box, fill, stroke: null, radius: 0, opacity: 1 };
}

type Span = { x: Points; width: Points };

export function dashedRule({ x, width }: Span, y: Points, colour: ColourToken): PlacedShape {
  const stroke = { colour, width: 1, dashed: true };
  return {
    ...{ kind: 'shape', shape: 'line', box: { x, y, width, height: 0 } },
    ...{ fill: null, stroke, radius: 0, opacity: 1 },
  };
}

/** A rule in the colour of the text, heavier in themes with heavy headings. */
export function documentRule(
  { x, width }: Span,
  y: Points,
  theme: DeckTheme,
  height = theme.fonts.headingWeight >= 600 ? 1.5 : 0.75,
): PlacedShape {
  return filledRect({ x, y, width, height }, 'ink');
}

/**
 * Marks numbers, labels and marks that the document adds to the text as repeated: they are drawn, but neither read
 * aloud nor counted as words.
 */
export function decorative(elements: readonly PlacedElement[]): PlacedElement[] {
  return elements.map((element) =>
    element.kind === 'text' && element.role === 'ornament' ? { ...element, repeated: true } : element,
  );
}

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
