import type { TokenKind } from './code/code-tokens';

/**
 * The content of a text after reading and before layout. Blocks carry their source lines (1-based, inclusive, in the
 * raw `inputText`), so that warnings can name them and the composer can jump there.
 */
export type SourceLines = { from: number; to: number };

/** A stretch of text in one style. Runs are never empty. */
export type TextRun = {
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
  strike?: true;
  /** Set in a quieter colour, for remarks that the program adds to the text's own words. */
  quiet?: true;
  /** http, https or mailto only; anything else stays plain text. */
  href?: string;
  /** The token kind in a code block, which determines the colour. */
  token?: TokenKind;
  /** The label of the footnote that this run is the mark of. */
  note?: string;
};

/**
 * `checked`: whether a task is done. Its checkbox is also the first of the runs. `marker`: the item's own marker, such as
 * `c)`, which its runs begin with.
 */
export type ListItem = { level: number; runs: TextRun[]; checked?: boolean; marker?: string };
export type Callout = 'note' | 'tip' | 'important' | 'warning' | 'caution';
export type CellAlign = 'left' | 'center' | 'right';

/** A picture's origin. Only `file` has bytes. The others are drawn, or resolved by the server. */
export type Picture =
  | { kind: 'url'; url: string }
  /**
   * Stored bytes: `key` is in the file store (server), a `data:` URL (browser), or the address of an uploaded picture,
   * which the engine resolves. Size in pixels.
   */
  | {
      kind: 'file';
      key: string;
      mediaType: string;
      width: number;
      height: number;
      /** Author, source and licence. */
      credit?: string;
      /** The picture's page at its source, as an http or https URL. */
      creditUrl?: string;
    }
  /**
   * No picture, and the reason. `isMissing`: a picture of the text that can't be shown, whose alternative text takes
   * its place (`content/read-content.ts`). Otherwise a marked frame for a picture to be added.
   */
  | { kind: 'placeholder'; reason: string; isMissing?: true };

export type Block = { lines: SourceLines } & (
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; runs: TextRun[] }
  /** `note`: the label of the footnote that the paragraph is. Its first run is the mark. */
  | { kind: 'paragraph'; runs: TextRun[]; note?: string }
  /**
   * `close`: the sign after the numbers, if it isn't a full stop. `definitions`: each item is a term in bold and, after
   * a line break, its definition. `isPart`: the other items are on other cards.
   */
  | { kind: 'list'; ordered: boolean; start: number; close?: ')'; items: ListItem[]; definitions?: true; isPart?: true }
  /** `isPart`: the table's other rows are on other cards. `isListed`: on posts, all of them are listed. */
  | { kind: 'table'; align: CellAlign[]; header: TextRun[][]; rows: TextRun[][][]; isPart?: true; isListed?: true }
  /**
   * `source`: the attribution that was below the quote, if any (`content/fold-source.ts`). `callout`: a note to the
   * reader, whose first paragraph is or begins with its title in bold.
   */
  | { kind: 'quote'; paragraphs: TextRun[][]; source?: TextRun[]; callout?: Callout }
  /** `isPart`: the rest of the code is on another card. */
  | { kind: 'code'; text: string; language: string | null; isPart?: true }
  /** `badge`: excluded from every deck. Callers of the reader never see one. */
  | { kind: 'image'; picture: Picture; alt: string; badge?: true }
);

export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

/** One card's worth of blocks. */
export type Card = {
  blocks: Block[];
  /** Speaker notes from the text, if any. */
  notes: string | null;
  /** Search words for a picture on the card, from a language model. */
  pictureQuery?: string;
  /** A surplus card under `auto`, with only a label taken from the text (docs/spec/settled-points.md#1). */
  labelOnly: boolean;
  /** The card's role in the plan. Ordinary content if absent. */
  part?: 'title' | 'section';
  /**
   * A heading of an earlier card that is repeated above this card's content, as decoration. `isContinued`: its content
   * has begun there. `own`: the program's own heading of a card with footnotes.
   */
  repeats?: { heading: BlockOf<'heading'>; isContinued: boolean; own?: 'notes' };
  /** The name of the section that the card's heading belongs to. Also decoration. */
  band?: string;
  /** Only says what belongs here, because nobody has written it yet. The card costs nothing and gets no picture. */
  toFillIn?: true;
  /** The visual to draw its list or table as if possible, because the template or a language model asks for it. */
  shows?: VisualKind;
};

/** What a list or a table can be drawn as (`visual.ts`). */
export const VISUAL_KINDS = [
  'agenda',
  'stats',
  'chart',
  'timeline',
  'steps',
  'comparison',
  'features',
  'people',
  'hierarchy',
  'pyramid',
] as const;
export type VisualKind = (typeof VISUAL_KINDS)[number];

/** A card as a page needs it, without speaker notes. */
export type PageCard = Omit<Card, 'notes'>;

/**
 * Something the user should know, in one sentence. `card` is 0-based. `lines` are source lines. `instruction` is the
 * sentence of the instructions that was not followed, verbatim.
 */
export type DeckWarning = { message: string; card?: number; lines?: SourceLines; instruction?: string };

/**
 * The origin of a card that a model wrote: the passages of the source text it is based on, and any statements that are
 * in none of them.
 */
export type CardOrigin = { passages: { text: string; lines: SourceLines }[]; foreign: string[] };
