import type { CellAlign, Picture, TextRun } from './blocks';
import type { PathStep } from './path';
import type { ColourToken, FontFaceId } from './theme';
import type { Box, Points } from './units';
import { type ChartData, VISUAL_KINDS } from './visual/visual';

/**
 * The one thing that preview, viewer, PPTX and PDF draw. Every position is in points in the card's own
 * coordinates, y downwards; text is already broken into lines with the theme's own font metrics.
 */
export type PlacedCard = {
  /** 0-based place of the card in the deck. */
  index: number;
  /** A card may need several pages: 0 for the first. */
  page: number;
  /**
   * In a paged document, where cards follow each other on pages: the number of the page, from 1. `index` is then the
   * first card that begins on it, or the card that it continues.
   */
  pageNumber?: number;
  width: Points;
  height: Points;
  layout: LayoutName;
  ground: ColourToken;
  /** Plain text for outline, bookmarks and accessible names; never empty. */
  title: string;
  notes: string | null;
  verdict: FitVerdict;
  /** Painted in order; reading order is the order of the non-decorative ones. */
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

/** How the content fitted: at the standard size, with less space or smaller type, in another layout, or not at all. */
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

/** A run as drawn on a line. `x` is the left edge in card coordinates; `width` by the font's advances. */
export type PlacedRun = { text: string; x: Points; width: Points; style: TextStyle; href?: string };
/** `baseline` in card coordinates. A line's text, joined over lines with what wrapping dropped, is its paragraph's. */
export type PlacedLine = { x: Points; baseline: Points; width: Points; runs: PlacedRun[] };

/** A run of the unbroken paragraph with its resolved style, for formats that wrap by themselves (PPTX). */
export type StyledRun = TextRun & { style: TextStyle };

export type PlacedParagraph = {
  align: CellAlign;
  /** Baseline to baseline. */
  leading: Points;
  spaceBefore: Points;
  /** Left edge of the text relative to the box; markers hang left of it. */
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
  /** Purely decorative: an initial in place of an icon. */
  | 'ornament';

export type PlacedText = {
  kind: 'text';
  role: TextRole;
  box: Box;
  /** Space between the box's edge and its text, in both formats (a code panel has some). */
  inset: Points;
  fill: ColourToken | null;
  radius: Points;
  paragraphs: PlacedParagraph[];
  /** Heading level for the viewer and the tagged PDF; null for text that is no heading. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** A heading that an earlier card has shown already: an artefact where a file is read aloud. */
  repeated?: true;
};

export type PlacedCell = { box: Box; fill: ColourToken | null; paragraphs: PlacedParagraph[] };
export type PlacedTable = {
  kind: 'table';
  box: Box;
  inset: Points;
  columns: Points[];
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

/** Decoration and drawing. A path is an outline in card coordinates; its box bounds it. */
export type PlacedShape = {
  kind: 'shape';
  box: Box;
  fill: ColourToken | null;
  /** The colour that the fill turns into towards the lower edge of the box, where it is no plain fill. */
  fillTo?: ColourToken;
  stroke: ShapeStroke | null;
  radius: Points;
  /** 0 to 1. */
  opacity: number;
} & ({ shape: 'rect' | 'ellipse' | 'line' } | { shape: 'path'; path: PathStep[] });

export type ShapeStroke = { colour: ColourToken; width: Points; dashed: boolean; round?: true };

/**
 * A chart: the numbers and how they look, for formats that draw charts by themselves, and the same as texts and shapes
 * for all others. Both show the same words in the same box.
 */
export type PlacedChart = {
  kind: 'chart';
  /** The plot with the labels around it. */
  box: Box;
  chart: ChartData;
  /** The numbers in words. */
  alt: string;
  look: PlacedChartLook;
  drawing: (PlacedText | PlacedShape)[];
};

export type PlacedChartLook = {
  /** From the low end of the axis to its high one, with a little room for another program's; a ring's square. */
  plot: Box;
  /** The value at the low end; the high one is each program's own. */
  low: number;
  /** By series, then by point. */
  marks: ChartMark[][];
  /** The empty share of a category's room, and of the room of one series within it. */
  gap: number;
  between: number;
  /** The hole of a ring as a share of its radius. */
  hole: number;
  /** Where the first part of a ring begins, in degrees clockwise from the top; 0 if missing. */
  start?: number;
  /** Width of the lines of a line chart. */
  stroke: Points;
  axis: ColourToken;
  /** What is between the parts of a ring. */
  ground: ColourToken;
  value: TextStyle;
  category: TextStyle;
};

/**
 * One value as drawn; no label where its number is written outside the chart or not at all. A hatched one is outlined,
 * and has lines of that colour over its fill. A fading one turns into another colour towards its foot, below a cap that
 * takes up `share` of it.
 */
export type ChartMark = {
  fill: ColourToken;
  hatch?: ColourToken;
  fade?: { to: ColourToken; cap: ColourToken; share: number };
  label: ChartLabel | null;
};

/** `style` where it differs from that of the other values; `name` where the category is written below the value. */
export type ChartLabel = {
  colour: ColourToken;
  side: 'over' | 'under' | 'inside';
  style?: TextStyle;
  name?: TextStyle;
};
