import { filledRect } from '../layout/placement';
import type { PlacedShape, ShapeStroke } from '../placed';
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
