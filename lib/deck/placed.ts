import type { CellAlign, Picture, TextRun } from './blocks';
import type { ColourToken, FontFaceId } from './theme';
import type { Box, Points } from './units';

/**
 * The one thing that preview, viewer, PPTX and PDF draw. Every position is in points in the card's own
 * coordinates, y downwards; text is already broken into lines with the theme's own font metrics.
 */
export type PlacedCard = {
  /** 0-based place of the card in the deck. */
  index: number;
  /** A paged document may need several pages for one card: 0 for the first. */
  page: number;
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
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** How the content fitted: at the standard size, with less space or smaller type, in another layout, or not at all. */
export type FitVerdict = { kind: 'placed' | 'tightened' | 'reflowed' | 'overflowing'; why: string | null };

export type PlacedElement = PlacedText | PlacedTable | PlacedImage | PlacedShape;
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
  | 'cardNumber';

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

export type PlacedShape = {
  kind: 'shape';
  shape: 'rect' | 'ellipse' | 'line';
  box: Box;
  fill: ColourToken | null;
  stroke: { colour: ColourToken; width: Points; dashed: boolean } | null;
  radius: Points;
  /** 0 to 1. */
  opacity: number;
};
