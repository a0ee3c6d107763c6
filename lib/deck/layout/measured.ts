import type { FontBook } from '../fonts/font-book';
import type { PlacedElement, PlacedParagraph, TextRole } from '../placed';
import type { ColourToken, DeckTheme } from '../theme';
import type { Points } from '../units';
import type { Inks } from './text-font';
import type { TypeScale } from './type-scale';

/** A skeleton's tables: the ground of head and rows, and the font of the body's cells. */
export type TableLook = {
  head: ColourToken | null;
  /** Text of the head where it is on no fill. */
  headInk: ColourToken;
  stripe: ColourToken | null;
  line: ColourToken;
  /** Text of the first row below the head, where the skeleton stresses that of a short table. */
  lead?: ColourToken;
  font: 'body' | 'strong' | 'heading';
  /** Font of the head; the bold of the body where nothing is said. */
  headFont?: 'body' | 'heading';
  /** Height of a row above that of its text, in ems of the body's size. */
  air?: number;
  /** Head relative to the body's size. */
  headSize: number;
  /** In points: the head is no smaller, unless the body is. */
  headLeast?: number;
  /** Whether the words of a small head may go on several lines, so that the figures below are set larger. */
  headWraps?: boolean;
  /** The least height of a body row, in points: a small table opens up in the room it has. */
  rowHeight?: number;
};

/** A skeleton's panels of callouts: their ground, and what parts them from the page. Lengths in points. */
export type CalloutLook = {
  fill: ColourToken;
  edge: 'left' | 'top' | 'frame' | 'none';
  colour: ColourToken;
  width: Points;
  radius: Points;
};

/** What measuring needs to know beside the block. */
export type MeasureContext = {
  theme: DeckTheme;
  book: FontBook;
  scale: TypeScale;
  inks: Inks;
  /** How tables look, where the theme's skeleton says so; else filled heads and stripes. */
  table?: TableLook;
  /** How callouts look, where the skeleton says so. */
  callout?: CalloutLook;
  /** No picture or code panel in a stack is made taller than this. */
  maxPicture: Points;
};

/** Where a stretch is put: top left corner and the column's width. */
export type Spot = { x: Points; y: Points; width: Points };

/** An indivisible strip of a block: a line, a table row, a picture. `space` is above it unless it comes first. */
export type Slice = { space: Points; height: Points };

type MeasuredBase = {
  slices: Slice[];
  /** Text boxes in one slice, where it has more than one: the columns of a table. */
  pieces?: number;
  /** Whether a column or page may begin with slice `at` (never asked for the first). */
  mayBreakBefore(at: number): boolean;
  /** Whether slice `at` begins a paragraph or item; blocks that have none may be parted anywhere. */
  beginsParagraph?(at: number): boolean;
  /** A heading stays with what follows it. */
  keepWithNext: boolean;
  /** Height repeated above the slices of a continuation: a table's head. */
  repeat: Points;
  /** Height needed below a part that is continued elsewhere: a code panel's lower edge. */
  foot: Points;
  /** Space that must follow, at least, before the next block. */
  after: Points;
  /** How far it reaches down beside what follows it: it is on one page with all that. */
  reach?: Points;
  /** Whether columns part beside it rather than inside it. */
  isWhole?: true;
};

/** Plain running text: neighbours share one text box. */
export type MeasuredText = MeasuredBase & {
  kind: 'text';
  role: TextRole;
  /** Texts of different groups never share a box. */
  group: string;
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** Paragraphs whose last line is one short word: larger type is not worth more of them. */
  runts: number;
  /** The room its lines need, for headings with balanced lines. */
  width: Points;
  paragraphs(from: number, to: number, spot: Spot): PlacedParagraph[];
};

export type MeasuredBlock = MeasuredBase & {
  kind: 'block';
  draw(from: number, to: number, spot: Spot): PlacedElement[];
};

export type Measured = MeasuredText | MeasuredBlock;

export function measuredHeight({ slices }: Measured): Points {
  let height = 0;
  for (let at = 0; at < slices.length; at += 1) height += (at > 0 ? slices[at]!.space : 0) + slices[at]!.height;
  return height;
}
