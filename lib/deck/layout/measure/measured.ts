import type { Block } from '../../blocks';
import type { FontBook } from '../../fonts/font-book';
import type { PlacedElement, PlacedParagraph, TextRole } from '../../placed';
import type { ColourToken, DeckTheme } from '../../theme';
import type { Points } from '../../units';
import type { Inks } from './text-font';
import type { TypeScale } from './type-scale';

/** How a skeleton draws tables: the grounds of head and rows, and the fonts and sizes of the cells. */
export type TableLook = {
  head: ColourToken | null;
  /** Text colour of the head if it has no fill. */
  headInk: ColourToken;
  stripe: ColourToken | null;
  line: ColourToken;
  /** Text colour of the leading row, if the skeleton emphasises it. */
  lead?: ColourToken;
  /** Ground of the leading row. */
  leadFill?: ColourToken;
  font: 'body' | 'strong' | 'heading';
  /** Font of the head. Bold body text if missing. */
  headFont?: 'body' | 'heading';
  /** Padding added to the height of a row, in ems of the body size. */
  air?: number;
  /** Size of the head relative to the body. */
  headSize: number;
  /** Smallest size of the head in points, unless the body is smaller. */
  headLeast?: number;
  /** Whether a small head may wrap, so that the figures below can be larger. */
  headWraps?: boolean;
  /** The minimum height of a body row, in points: a small table fills the space available. */
  rowHeight?: number;
};

/** Hairlines without fills. */
const NO_FILLS = { head: null, stripe: null } as const;
export const PLAIN_TABLE: TableLook = { ...NO_FILLS, headInk: 'muted', line: 'line', font: 'heading', headSize: 0.6 };

/**
 * How a skeleton draws the panels of callouts: their fill, and what separates them from the page. Lengths in points.
 */
export type CalloutLook = {
  fill: ColourToken;
  edge: 'left' | 'top' | 'frame' | 'none';
  colour: ColourToken;
  width: Points;
  radius: Points;
};

/** What measuring needs besides the block. */
export type MeasureContext = {
  theme: DeckTheme;
  book: FontBook;
  scale: TypeScale;
  inks: Inks;
  /** How tables look, if the skeleton of the theme says so; filled heads and stripes otherwise. */
  table?: TableLook;
  /** How callouts look, if the skeleton says so. */
  callout?: CalloutLook;
  /** Pictures in a stack are at most this tall. */
  maxPicture: Points;
  /** Draws a block of running text as a figure; null if it should be text. Absent where nothing is. */
  figureOf?(block: Block, width: Points, context: MeasureContext): MeasuredBlock | null;
};

/** Where to draw slices: top left corner, and the width of the column. */
export type Spot = { x: Points; y: Points; width: Points };

/** An indivisible strip of a block: a line, a table row, a picture. `space` is above it unless it comes first. */
export type Slice = { space: Points; height: Points };

type MeasuredBase = {
  slices: Slice[];
  /** Number of text boxes in one slice, if there is more than one: the columns of a table. */
  pieces?: number;
  /** Whether a column or page may begin with slice `at`. Never called for the first slice. */
  mayBreakBefore(at: number): boolean;
  /** Whether slice `at` begins a paragraph or item. Blocks without this may be split anywhere. */
  beginsParagraph?(at: number): boolean;
  /** A heading stays with what follows it. */
  keepWithNext: boolean;
  /** Height that is repeated above the slices of a continuation: the head of a table. */
  repeat: Points;
  /** Height needed below a part that continues elsewhere: the lower edge of a code panel. */
  foot: Points;
  /** Minimum space before the next block. */
  after: Points;
  /** How far it extends down beside the blocks that follow it, which must be on the same page. */
  reach?: Points;
  /** Whether a column break goes next to this block rather than inside it. */
  isWhole?: true;
};

/** Running text: neighbouring texts share one text box. */
export type MeasuredText = MeasuredBase & {
  kind: 'text';
  role: TextRole;
  /** Texts of different groups never share a box. */
  group: string;
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** The width that its lines need, for headings with balanced lines. */
  width: Points;
  paragraphs(from: number, to: number, spot: Spot): PlacedParagraph[];
};

export type MeasuredBlock = MeasuredBase & {
  kind: 'block';
  draw(from: number, to: number, spot: Spot): PlacedElement[];
};

export type Measured = MeasuredText | MeasuredBlock;

/** What most blocks have in common: they may be split anywhere, and nothing of them is repeated on the next page. */
export const PLAIN_BLOCK = {
  kind: 'block',
  mayBreakBefore: () => true,
  keepWithNext: false,
  repeat: 0,
  foot: 0,
  after: 0,
} as const satisfies Partial<MeasuredBlock>;

export function measuredHeight({ slices }: Measured): Points {
  let height = 0;
  for (let at = 0; at < slices.length; at += 1) height += (at > 0 ? slices[at]!.space : 0) + slices[at]!.height;
  return height;
}

/** Slices of text on a panel: the first and the last one include the inset of the panel. */
export function insetSlices(slices: readonly Slice[], inset: Points): Slice[] {
  return slices.map(({ space, height }, at) => ({
    space,
    height: height + (at === 0 ? inset : 0) + (at === slices.length - 1 ? inset : 0),
  }));
}

/** A block in one piece that is drawn from its upper left corner. */
export function wholeFigure(
  height: Points,
  draw: (spot: Spot) => PlacedElement[],
  { space = 16, after = 14 }: { space?: Points; after?: Points } = {},
): MeasuredBlock {
  return { ...PLAIN_BLOCK, slices: [{ space, height }], after, pieces: 12, draw: (_from, _to, spot) => draw(spot) };
}
