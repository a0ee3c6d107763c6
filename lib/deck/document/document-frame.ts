import type { LayoutOptions } from '../layout/layout-options';
import type { MeasureContext } from '../layout/measure/measured';
import { inksOn } from '../layout/measure/text-font';
import { STANDARD_STEP, type TypeScale, typeScale } from '../layout/measure/type-scale';
import type { DeckTheme, SkeletonId } from '../theme';
import type { Points, Size } from '../units';

/**
 * Positions of the two columns on the page of a document, in points. Lines in the text column have 60 to 80 characters.
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
/** The side column: for headings and marks, or for marks only. */
const SIDE = { beside: 136, above: 94 };
const GUTTER: Points = 26;

export function documentFrame(page: Size, bands: { top: Points; bottom: Points }, theme: DeckTheme): DocumentFrame {
  const manner = documentManner(theme);
  const side: Points = ABOVE.has(manner.head) ? SIDE.above : SIDE.beside;
  const width = page.width - MARGIN * 2 - side - GUTTER;
  const isLeft = manner.side === 'left';
  return {
    page,
    side: { x: isLeft ? MARGIN : MARGIN + width + GUTTER, width: side },
    text: { x: isLeft ? MARGIN + side + GUTTER : MARGIN, width },
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

/** The composition of a skeleton's documents. Type and colours come from the theme. */
export type DocumentManner = {
  /** On which side of the text the column of captions and marks is. */
  side: 'left' | 'right';
  /** What repeats on each page: rules, title, section and page number (`page-furniture.ts`). */
  furniture: 'line' | 'folio' | 'band' | 'foot' | 'pill' | 'sheet' | 'margin' | 'tab';
  /** Minimum space above and below the text. */
  top: Points;
  bottom: Points;
  /** The head of a section: in the side column, level with its text, or above it (`section-head.ts`). */
  head: 'plain' | 'disc' | 'cell' | 'marker' | 'block' | 'quiet' | 'bar';
  /** The line above the head of a section. */
  rule: 'line' | 'dashed' | 'heavy' | 'none';
};

/** Heads of sections above their text. */
const ABOVE: ReadonlySet<DocumentManner['head']> = new Set(['block', 'bar', 'quiet']);

const FOOT: Points = 57;
const PLAIN: DocumentManner = {
  side: 'left',
  furniture: 'line',
  top: 84,
  bottom: 54,
  head: 'plain',
  rule: 'line',
};

const MANNERS: Readonly<Record<SkeletonId, DocumentManner>> = {
  swiss: PLAIN,
  editorial: { ...PLAIN, furniture: 'folio', bottom: FOOT },
  poster: { ...PLAIN, furniture: 'band', top: 62, head: 'block', rule: 'heavy' },
  keynote: { ...PLAIN, furniture: 'foot', top: 62, bottom: FOOT, head: 'quiet', rule: 'none' },
  soft: { ...PLAIN, furniture: 'pill', top: 78, head: 'disc', rule: 'none' },
  blueprint: { ...PLAIN, furniture: 'sheet', top: 58, bottom: 59, head: 'cell' },
  notebook: { ...PLAIN, furniture: 'margin', top: 58, bottom: FOOT, head: 'marker', rule: 'dashed' },
  magazine: { ...PLAIN, side: 'right', furniture: 'tab', top: 78, head: 'bar', rule: 'none' },
};

export function documentManner({ skeleton }: DeckTheme): DocumentManner {
  return MANNERS[skeleton];
}
