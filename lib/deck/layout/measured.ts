import type { FontBook } from '../fonts/font-book';
import type { PlacedElement, PlacedParagraph, TextRole } from '../placed';
import type { DeckTheme } from '../theme';
import type { Points } from '../units';
import type { Inks } from './text-font';
import type { TypeScale } from './type-scale';

/** What measuring needs to know beside the block. */
export type MeasureContext = {
  theme: DeckTheme;
  book: FontBook;
  scale: TypeScale;
  inks: Inks;
  /** No picture or code panel in a stack is made taller than this. */
  maxPicture: Points;
};

/** Where a stretch is put: top left corner and the column's width. */
export type Spot = { x: Points; y: Points; width: Points };

/** An indivisible strip of a block: a line, a table row, a picture. `space` stands above it unless it comes first. */
export type Slice = { space: Points; height: Points };

type MeasuredBase = {
  slices: Slice[];
  /** Text boxes in one slice, where it has more than one: the columns of a table. */
  pieces?: number;
  /** Whether a column or page may begin with slice `at` (never asked for the first). */
  mayBreakBefore(at: number): boolean;
  /** A heading stays with what follows it. */
  keepWithNext: boolean;
  /** Height repeated above the slices of a continuation: a table's head. */
  repeat: Points;
  /** Height needed below a part that is continued elsewhere: a code panel's lower edge. */
  foot: Points;
  /** Space that must follow, at least, before the next block. */
  after: Points;
};

/** Plain running text: neighbours share one text box. */
export type MeasuredText = MeasuredBase & {
  kind: 'text';
  role: TextRole;
  /** Texts of different groups never share a box. */
  group: string;
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** Paragraphs whose last line is one short word: larger type is not worth more of them. */
  lonely: number;
  /** The room its lines need, for headings with balanced lines. */
  width: Points;
  paragraphs(from: number, to: number, spot: Spot): PlacedParagraph[];
};

export type MeasuredThing = MeasuredBase & {
  kind: 'thing';
  draw(from: number, to: number, spot: Spot): PlacedElement[];
};

export type Measured = MeasuredText | MeasuredThing;

export function measuredHeight({ slices }: Measured): Points {
  let height = 0;
  for (let at = 0; at < slices.length; at += 1) height += (at > 0 ? slices[at]!.space : 0) + slices[at]!.height;
  return height;
}
