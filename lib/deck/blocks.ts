import type { TokenKind } from './code/code-tokens';
import type { VisualKind } from './visual/visual';

/**
 * What a text is made of, after reading and before layout. Blocks carry the lines of the source they came
 * from (1-based, inclusive, in the raw `inputText`), so that a warning can name them and the composer can jump there.
 */
export type SourceLines = { from: number; to: number };

/** A stretch of text in one style. Runs are never empty. */
export type TextRun = {
  text: string;
  bold?: true;
  italic?: true;
  code?: true;
  strike?: true;
  /** Set in a quieter colour: a remark of the program beside the text's own words. */
  quiet?: true;
  /** http, https or mailto only; anything else stays plain text. */
  href?: string;
  /** What it is in a code block, which colours it. */
  token?: TokenKind;
};

/** `checked`: of a task; its box also leads the runs. */
export type ListItem = { level: number; runs: TextRun[]; checked?: boolean };
export type Callout = 'note' | 'tip' | 'important' | 'warning' | 'caution';
export type CellAlign = 'left' | 'center' | 'right';

/** Where a picture comes from. `file` is the only one with bytes; the others are drawn, or resolved by the server. */
export type Picture =
  | { kind: 'url'; url: string }
  /** Kept bytes: `key` in the file store (server) or a `data:` address (browser). Size in pixels. */
  | {
      kind: 'file';
      key: string;
      mediaType: string;
      width: number;
      height: number;
      /** Who made it, where it is from and its licence. */
      credit?: string;
      /** Where a person can see it at its source: http or https. */
      creditUrl?: string;
    }
  /** Art in the theme's palette drawn from a seed, labelled as generated. */
  | { kind: 'art'; seed: string; style?: string }
  /**
   * No picture, and why. `isMissing`: one of the text that cannot be shown; its alternative text takes its place
   * (`layout/missing-pictures.ts`). Else a marked frame for a picture that is to come.
   */
  | { kind: 'placeholder'; reason: string; isMissing?: true };

export type Block = { lines: SourceLines } & (
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; runs: TextRun[] }
  | { kind: 'paragraph'; runs: TextRun[] }
  /** `definitions`: each item is a term in bold and, after a line break, what it means. */
  | { kind: 'list'; ordered: boolean; start: number; items: ListItem[]; definitions?: true }
  /** `isPart`: the other rows are on other cards. */
  | { kind: 'table'; align: CellAlign[]; header: TextRun[][]; rows: TextRun[][][]; isPart?: true }
  /**
   * `source`: who said it, if that was below it (`layout/fold-source.ts`). `callout`: a note to the reader, whose
   * first paragraph is or begins with its title in bold.
   */
  | { kind: 'quote'; paragraphs: TextRun[][]; source?: TextRun[]; callout?: Callout }
  | { kind: 'code'; text: string; language: string | null }
  /** `badge`: left out of every deck; the reader's callers never see one. */
  | { kind: 'image'; picture: Picture; alt: string; badge?: true }
);

export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

/** One card's worth of blocks. */
export type Card = {
  blocks: Block[];
  /** Speaker notes, where the text gave them. */
  notes: string | null;
  /** What a picture for the card would show, in words for a search: from a language model. */
  pictureQuery?: string;
  /** A surplus card under `auto`: it carries only a label taken from the text (docs/spec/settled-points.md#1). */
  labelOnly: boolean;
  /** What the card is in the plan of the deck. Absent: content like any other. */
  part?: 'title' | 'section';
  /** A heading of an earlier card that this one repeats above its content: decoration, no words of its own. */
  repeats?: { heading: BlockOf<'heading'>; isContinued: boolean };
  /**
   * Which section of how many the card begins, where sections have no cards of their own, or the name of the section
   * that its heading belongs to: decoration as well.
   */
  band?: string;
  /** Says only what belongs here: nobody has written it. It costs nothing and gets no picture. */
  toFillIn?: true;
  /** What its list or table is drawn as, where it can be: what a template has at this place. */
  shows?: VisualKind;
};

/** Something the person should know. `card` is 0-based; `lines` are of the source. One sentence. */
export type DeckWarning = { message: string; card?: number; lines?: SourceLines };
