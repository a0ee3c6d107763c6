import { type CellAlign, type Picture, type TextRun, VISUAL_KINDS } from './blocks';
import type { PathStep } from './path';
import type { ColourToken, FontFaceId } from './theme';
import type { Box, Points } from './units';
import type { ChartData } from './visual';

/**
 * The layout that preview, viewer, PPTX and PDF all draw. Positions are in points in the card's own coordinates, y
 * downwards. Text is already broken into lines with the theme's font metrics.
 */
export type PlacedCard = {
  /** The 0-based index of the card in the deck. */
  index: number;
  /** The index of the page within the card, which may need several. */
  page: number;
  /**
   * In a paged document, where cards follow each other on pages: the page number, from 1. `index` is then the first
   * card that begins on the page, or the card that it continues.
   */
  pageNumber?: number;
  width: Points;
  height: Points;
  layout: LayoutName;
  ground: ColourToken;
  /** Plain text for outline, bookmarks and accessible names. Never empty. */
  title: string;
  notes: string | null;
  verdict: FitVerdict;
  /** In painting order. The reading order is that of the non-decorative elements. */
  elements: PlacedElement[];
};

export const LAYOUT_NAMES = [
  'title',
  'section',
  'statement',
  'bullets',
  'bullets-image-right',
  'bullets-image-left',
  'two-columns',
  'three-columns',
  'table',
  'quote',
  'code',
  'image-full',
  'gallery',
  'flow',
  'closing',
  ...VISUAL_KINDS,
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/**
 * How well the content fitted: at the standard size, with less space or smaller type, in another layout, or not at all.
 */
export type FitVerdict = { kind: 'placed' | 'tightened' | 'reflowed' | 'overflowing'; why: string | null };

export type PlacedElement = PlacedText | PlacedTable | PlacedImage | PlacedShape | PlacedChart;
export type PlacedKind = PlacedElement['kind'];

export type TextStyle = {
  face: FontFaceId;
  size: Points;
  colour: ColourToken;
  /** Letter spacing in points. */
  tracking?: Points;
  strike?: true;
  underline?: true;
};

/** A run as drawn on a line. `x` is the left edge in card coordinates. `width` is the sum of the font's advances. */
export type PlacedRun = { text: string; x: Points; width: Points; style: TextStyle; href?: string };
/**
 * `baseline` is in card coordinates. The text of all lines, joined with the white space that wrapping dropped, is the
 * paragraph's text.
 */
export type PlacedLine = { x: Points; baseline: Points; width: Points; runs: PlacedRun[] };

/** A run of the unwrapped paragraph with its resolved style, for formats that do their own line breaking (PPTX). */
export type StyledRun = TextRun & { style: TextStyle };

export type PlacedParagraph = {
  align: CellAlign;
  /** Baseline to baseline. */
  leading: Points;
  spaceBefore: Points;
  /** Left edge of the text relative to the box. Markers hang to its left. */
  indent: Points;
  marker: {
    kind: 'bullet' | 'number';
    level: number;
    text: string;
    number: number | null;
    x: Points;
    style: TextStyle;
  } | null;
  runs: StyledRun[];
  lines: PlacedLine[];
};

export type TextRole =
  | 'title'
  | 'subtitle'
  | 'body'
  | 'quote'
  | 'code'
  | 'caption'
  | 'header'
  | 'footer'
  | 'cardNumber'
  /** Purely decorative, such as an initial in place of an icon. */
  | 'ornament';

export type PlacedText = {
  kind: 'text';
  role: TextRole;
  box: Box;
  /** Space between the box's edge and its text, on all sides (code panels have some). */
  inset: Points;
  fill: ColourToken | null;
  radius: Points;
  paragraphs: PlacedParagraph[];
  /** Heading level for the viewer and the tagged PDF. Null if the text isn't a heading. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** A heading that an earlier card has already shown. It is an artifact for screen readers. */
  repeated?: true;
  /** A link to a page of the document, and its clickable area. */
  pageLink?: { page: number; area: Box };
};

/** `gutter`: space to the left of the text of a cell in addition to the table's inset. */
export type PlacedCell = { box: Box; fill: ColourToken | null; paragraphs: PlacedParagraph[]; gutter?: Points };
export type PlacedTable = {
  kind: 'table';
  box: Box;
  inset: Points;
  columns: Points[];
  /** `total`: the last row has the totals of those above. */
  rows: { height: Points; header: boolean; cells: PlacedCell[] }[];
  line: ColourToken;
};

export type PlacedImage = {
  kind: 'image';
  box: Box;
  picture: Picture;
  alt: string;
  fit: 'cover' | 'contain';
  radius: Points;
  decorative: boolean;
};

/** Decoration and drawings. A path is an outline in card coordinates, and the box is its bounding box. */
export type PlacedShape = {
  kind: 'shape';
  box: Box;
  fill: ColourToken | null;
  /** The colour that the fill fades to at the bottom of the box, if it is a gradient. */
  fillTo?: ColourToken;
  stroke: ShapeStroke | null;
  radius: Points;
  /** 0 to 1. */
  opacity: number;
} & ({ shape: 'rect' | 'ellipse' | 'line' } | { shape: 'path'; path: PathStep[] });

export type ShapeStroke = { colour: ColourToken; width: Points; dashed: boolean; round?: true };

/**
 * A chart: its numbers and styles for formats with native charts, and the same as texts and shapes for all others. Both
 * show the same words in the same box.
 */
export type PlacedChart = {
  kind: 'chart';
  /** The plot including the labels around it. */
  box: Box;
  chart: ChartData;
  /** The chart's numbers in words, as alternative text. */
  alt: string;
  look: PlacedChartLook;
  drawing: (PlacedText | PlacedShape)[];
};

export type PlacedChartLook = {
  /**
   * From the low end of the axis to the high end, with some space for differences in another program. For a ring, its
   * square.
   */
  plot: Box;
  /** The value at the low end. Each program determines the high end itself. */
  low: number;
  /** By series, then by point. */
  marks: ChartMark[][];
  /** The empty share of a category's width, and of one series' width within it. */
  gap: number;
  between: number;
  /** The hole of a ring as a share of its radius. */
  hole: number;
  /** The start angle of a ring's first segment, in degrees clockwise from the top. 0 if absent. */
  start?: number;
  /** Width of the lines of a line chart. */
  stroke: Points;
  axis: ColourToken;
  /** The colour between the segments of a ring. */
  ground: ColourToken;
  value: TextStyle;
  category: TextStyle;
};

/**
 * One drawn value. It has no label if its number is written outside the chart or not at all. A hatched mark is
 * outlined, with lines of that colour over its fill; an outlined one has the outline only. A fading mark fades to
 * another colour towards its bottom, below a cap that takes up `share` of it.
 */
export type ChartMark = {
  fill: ColourToken;
  hatch?: ColourToken;
  outline?: ColourToken;
  fade?: { to: ColourToken; cap: ColourToken; share: number };
  label: ChartLabel | null;
};

/** `style` if it differs from that of the other values. `name` if the category is written below the value. */
export type ChartLabel = {
  colour: ColourToken;
  side: 'over' | 'under' | 'inside';
  style?: TextStyle;
  name?: TextStyle;
};

/** The title of a card without any text. */
export function untitled(index: number): string {
  return `Card ${index + 1}`;
}

/** The paragraphs of a text, a table or a chart, in reading order. */
export function paragraphsOf(element: PlacedElement): PlacedParagraph[] {
  if (element.kind === 'text') return element.paragraphs;
  if (element.kind === 'chart') return element.drawing.flatMap(paragraphsOf);
  return element.kind === 'table'
    ? element.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs))
    : [];
}

const RULE = 0.75;

/** Thickness of the line below a row: twice as thick below the header. */
export function ruleBelow(rows: PlacedTable['rows'], at: number): Points {
  return rows[at]?.header ? 2 * RULE : RULE;
}
