import type { LayoutOptions } from '../layout/layout-options';
import type { MeasureContext } from '../layout/measure/measured';
import { inksOn } from '../layout/measure/text-font';
import { STANDARD_STEP, type TypeScale, typeScale } from '../layout/measure/type-scale';
import type { DeckTheme } from '../theme';
import type { Points, Size } from '../units';
import { documentManner } from './document-manner';

/**
 * Positions of the two columns on the page of a document, in points. Lines in the text column have 60 to 72 characters.
 */
export type DocumentFrame = {
  page: Size;
  /** Left edge and width of the column for headings and marks. */
  side: { x: Points; width: Points };
  text: { x: Points; width: Points };
  /** Both columns. */
  full: { x: Points; width: Points };
  top: Points;
  bottom: Points;
  /** The upper edge of the rule in the running head. */
  rule: Points;
};

const MARGIN: Points = 45;
const SIDE: Points = 142;
const GUTTER: Points = 20;

export function documentFrame(page: Size, bands: { top: Points; bottom: Points }, theme: DeckTheme): DocumentFrame {
  const manner = documentManner(theme);
  const width = page.width - MARGIN * 2 - SIDE - GUTTER;
  const isLeft = manner.side === 'left';
  return {
    page,
    side: { x: isLeft ? MARGIN : MARGIN + width + GUTTER, width: SIDE },
    text: { x: isLeft ? MARGIN + SIDE + GUTTER : MARGIN, width },
    full: { x: MARGIN, width: page.width - MARGIN * 2 },
    top: Math.max(manner.top, bands.top),
    bottom: Math.max(manner.bottom, bands.bottom),
    rule: 38,
  };
}

/** A document is read rather than presented, so it has the type sizes of a book. */
export function documentMeasure({ theme, format, dimensions, fonts }: LayoutOptions): MeasureContext {
  const paper = typeScale(theme, format, dimensions, STANDARD_STEP);
  const scale: TypeScale = {
    ...paper,
    body: 10.5,
    table: 10,
    code: 10,
    lead: 14,
    heading: 18,
    subheading: 11.5,
    leading: 1.43,
    gap: 9,
    marginX: MARGIN,
  };
  return { theme, book: fonts, scale, inks: inksOn('ground'), maxPicture: 260 };
}
