import type { Block, TextRun } from '../../blocks';
import type { Content } from '../../content/read-content';
import { inksOn } from '../../layout/measure/text-font';
import type { CardToPlace, Placement } from '../../layout/placement';
import { polyline } from '../../path';
import { plainText } from '../../text/text-runs';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import { BleedStage } from '../bleed-stage';
import { drawNote, drawTape } from '../paper-notes';
import { codeLook } from '../roomy-text';
import { type BlocksLook, LEAST_TYPE, POINT, type SetText, titleLook } from '../stage';
import { type PostKind, postKind, READABLE, type Said, type SocialLook } from './social-look';

/** Height of the bar with page marks at the foot. */
const BAR = 76;
const MARK = 18;
/** If there are more posts than this, page marks are only numbers. */
const MOST_MARKS = 20;
/** Space for the number and the arrow beside the marks. */
const BESIDE_MARKS = 190;
/** A post less tall than this has little space for its heading. */
const SQUARE = 760;
/** Size of the head of a table relative to its body. */
const TABLE_HEAD = 0.85;
/** Size of a heading that another post has already shown. */
const LABEL = 32;
/** Sizes of text: of posts with little of it, of all others, and around something drawn. */
const TEXTS: readonly [number, number] = [54, 42];
const BODY = TEXTS[1];
const AROUND = 30;
/** The share of the free height that is above the content of a post, below a heading and without one. */
const RAISED = { headed: 0.32, alone: 0.45 };
/** Text with more lines than this is not balanced. */
const BALANCED = 6;
/** Shares of the width of a column to which its text may be narrowed. */
const NARROWED = [0.88, 0.92, 0.96];
/** Areas at the top and bottom of a story that the platform covers, so that text stays clear of them. */
const STORY = { top: 172, foot: 230 };

/** In a story, the share of the usual height of the art that is added to its foot. */
const STORY_ART = 0.7;

const FACT_SIZES = [42, 38, 34, 30, 27, 24];
/** The sizes of statements and quotations, far enough apart that posts look either alike or clearly different. */
const LARGE_SIZES = [72, 56, 44, 36, 30];
/** A longer title needs the height of the pictures and of the text below it. */
const LONG_TITLE = 32;

export function isLongTitle({ heading }: Content): boolean {
  return heading !== null && plainText(heading.runs).length > LONG_TITLE;
}

/** A post: text in the middle, page marks below it, and a drawing at the foot if it has one. */
export class SocialPage extends BleedStage {
  readonly look: SocialLook;
  readonly kind: PostKind;
  readonly ground: ColourToken;
  readonly isStory: boolean;
  /** How much larger type is than on other posts: a story fills the screen of a phone. */
  readonly grown: number;
  /** Running text begins at the left in every look, with its heading. */
  readonly align: SocialLook['align'];
  /** Where text may begin, and where it must end. */
  top0: number;
  floor: number;
  readonly left: number;
  readonly room: number;
  /** Where the page marks end. */
  #foot: number;

  constructor(card: CardToPlace, look: SocialLook) {
    const kind = postKind(card.layout);
    const ground = look.grounds[kind];
    super(card, ground);
    this.look = look;
    this.ground = ground;
    this.kind = kind;
    this.align = kind === 'plain' ? 'left' : look.align;
    // Not determined by height, because a square post that had to grow is not a story.
    this.isStory = card.options.dimensions === '9x16';
    this.grown = this.isStory ? 1.1 : 1;
    this.left = look.left;
    this.room = this.width - look.left - look.right;
    this.top0 = Math.max(this.crown + (this.crown > 0 ? 12 : 56), this.isStory ? STORY.top : 0);
    const foot = this.isStory ? Math.min(this.height - STORY.foot, this.edge) : this.edge;
    this.#foot = foot;
    this.floor = foot - (this.hasMarks ? BAR + 28 : 48) - this.notes;
    look.behind(this);
  }

  override placement(): Placement {
    if (this.hasMarks) this.#marks(this.#foot - BAR);
    if (this.isStory) this.#drawArt(this.#foot, this.edge - this.#foot);
    return super.placement();
  }

  /** Whether the post has page marks. A header or footer may number the cards itself. */
  get hasMarks(): boolean {
    return this.card.frame.bare && this.card.total > 1;
  }

  get isSquare(): boolean {
    return this.tall < SQUARE;
  }

  /** The height available for text. */
  get space(): number {
    return this.floor - this.top0;
  }

  override reach(y: number, from = 0): void {
    this.miss(y - this.floor - 6);
    this.miss(-from);
  }

  /** The size of text before fitting. Ordinary posts share the step of fitting, so that a set has one size. */
  get bodySize(): number {
    return BODY * this.grown;
  }

  /** Code in the size in which its longest line fits: a statement is read by its lines. */
  codeSize(code: Block[]): number {
    const fit = codeLook(this, code, this.room, this.space) ?? LEAST_TYPE;
    return (Math.min(this.size(BODY) * 0.8, fit) * BODY) / this.size(BODY);
  }

  /** One of the two sizes of text in a set: the larger one if all of it fits in that. */
  textSize(fits: (size: number) => boolean, [large, usual] = TEXTS): number {
    return fits(large * this.grown) ? large * this.grown : usual * this.grown;
  }

  get aroundSize(): number {
    return AROUND * this.grown;
  }

  /** Where content of this height begins below `top`, so that the free height is above and below it. */
  middle(top: number, height: number, foot = this.floor): number {
    const share = this.card.content.heading && this.kind === 'plain' ? RAISED.headed : RAISED.alone;
    return top + Math.max(0, foot - top - height) * share;
  }

  /** Draws paragraphs like the text above them; other blocks keep their own alignment. @returns their lower edge */
  putBlocks(blocks: Block[], y: number, look: BlocksLook = { size: this.bodySize }): number {
    if (this.align === 'left' || blocks.some(({ kind }) => kind !== 'paragraph'))
      return this.blocks(blocks, this.left, y, this.narrowest(blocks, look), look);
    const { align } = this;
    const text = { font: 'body', size: look.size ?? this.bodySize, align, balanced: true } as const;
    let at = y;
    for (const block of blocks)
      if (block.kind === 'paragraph') at = this.text(block.runs, this.left, at, this.room, text) + 10;
    return at;
  }

  /** The width for running text: narrower if that takes no more lines, so that no word is alone on the last one. */
  narrowest(blocks: Block[], look: BlocksLook): number {
    if (blocks.some(({ kind }) => kind !== 'paragraph' && kind !== 'heading')) return this.room;
    const height = this.heightOf(blocks, this.room, look);
    const widths = NARROWED.map((share) => this.room * share);
    return widths.find((width) => this.heightOf(blocks, width, look) <= height) ?? this.room;
  }

  /** Sets the style of tables from now on. `air` is the space between rows, in ems. */
  setTable(air: number): void {
    const isPlain = this.ground === 'ground';
    const head = this.ground === 'accent' ? 'surface' : 'accent';
    const stripe = isPlain ? 'surface' : null;
    this.tables = {
      ...{ head, headInk: this.inks.text, headSize: TABLE_HEAD, headLeast: READABLE * POINT, headWraps: true },
      ...{ stripe, line: 'line', font: 'body', air },
    };
  }

  /** Whether the post has theme art at its foot. */
  get #hasArt(): boolean {
    return this.look.art !== undefined && (this.kind === 'hook' || this.kind === 'close');
  }

  #drawArt(y: number, height: number): void {
    if (this.#hasArt) this.look.art?.(this, { x: 0, y, width: this.width, height });
  }

  /** Draws the art of the post, if it has any, above the page marks, if there is enough space. */
  takeArt(share: number): void {
    const height = Math.round(this.tall * share * (this.isStory ? STORY_ART : 1));
    if (!this.#hasArt || this.space - height < this.tall * 0.4) return;
    if (this.isStory) {
      // The art at the foot becomes taller, and the page marks move up.
      this.#foot -= height;
      this.floor -= height;
      return;
    }
    const foot = this.hasMarks ? this.edge - BAR : this.edge;
    this.#drawArt(foot - height, height);
    this.floor = foot - height - 44 - this.notes;
  }

  /** Draws the heading at the top. @returns where content may begin */
  head(lines = 3): number {
    const { heading, kicker, isRepeated } = this.card.content;
    const { align } = this;
    let y = this.top0;
    if (kicker) y = this.text(kicker.runs, this.left, y, this.room, { font: 'strong', size: 26, align }) + 10;
    if (!heading) return y;
    const box = { width: this.room, height: Math.max(80, this.space * 0.4), lines };
    const size = isRepeated ? LABEL : this.look.heading * (this.isSquare ? 0.85 : 1);
    const set = this.fitted(heading.runs, box, { ...this.headingLook(size), align }, LABEL);
    set.put(this.left, y);
    return y + set.height + 32;
  }

  /** The type size of the text below the title of the first or last post. */
  factsSize(facts: Block[], width: number): number {
    const share = isLongTitle(this.card.content) ? 0.25 : 0.4;
    return (
      FACT_SIZES.map((each) => each * this.grown).find(
        (each) => this.heightOf(facts, width, { size: each }) <= this.space * share,
      ) ?? FACT_SIZES.at(-1)!
    );
  }

  /** Draws the ground of a tile or half: a taped note if the skeleton has sheets of paper. */
  tile(box: Box, fill: ColourToken, turn: number): void {
    const { x, y, width, height } = box;
    if (!this.look.hasSheets) this.rect(x, y, width, height, fill, this.look.radius);
    else {
      drawNote(this, box, fill, turn % 2 === 0 ? 1 : -1);
      drawTape(this, x + width / 2, y, Math.min(110, width * 0.3));
    }
  }

  /** Draws the heading, the text before a visual, and the text after it at the foot. @returns the space between */
  around({ before, after, total }: Said): { top: number; foot: number } {
    const look = { font: 'body', size: this.aroundSize, align: this.align, balanced: true } as const;
    const sets = after.map((runs) => this.set(runs, this.room, look));
    const figure = { font: 'figure', size: this.aroundSize * 2, align: this.align } as const;
    if (total) sets.unshift(this.set(total.figure, this.room, figure), this.set(total.label, this.room, look));
    let foot = this.floor;
    for (const set of sets.toReversed()) {
      foot -= set.height + 16;
      set.put(this.left, foot + 16);
    }
    let top = this.head(2);
    for (const runs of before) top = this.text(runs, this.left, top - 10, this.room, look) + 20;
    return { top, foot };
  }

  headingLook(size: number) {
    const isUpper = this.card.options.theme.headingCase === 'upper';
    return titleLook(this.card, size * this.grown, isUpper ? 0.98 : 1.06);
  }

  /** A statement or quotation in the largest of the sizes in which it fits. */
  large(runs: TextRun[], height: number): SetText {
    const look = { font: this.look.said, leading: 1.1, balanced: true, align: this.align } as const;
    const sets = LARGE_SIZES.map((size) =>
      this.wrapped(runs, this.room, { ...look, size: size * this.grown, fixed: true }),
    );
    const set = sets.find((each) => each.height <= height) ?? sets.at(-1)!;
    // Headings have balanced lines. Text with more lines only becomes narrower, so that its last line has several
    // words.
    if (set.lines <= BALANCED) return set;
    for (const share of NARROWED) {
      const width = this.room * share;
      const narrow = this.set(runs, width, { ...look, size: set.size, fixed: true });
      const inset = this.align === 'center' ? (this.room - width) / 2 : 0;
      if (narrow.lines === set.lines) return { ...narrow, put: (x, y) => narrow.put(x + inset, y) };
    }
    return set;
  }

  #marks(top: number): void {
    const { look, card } = this;
    const inks = inksOn(look.bar ?? this.ground);
    if (look.bar) this.rect(0, top, this.width, BAR, look.bar);
    const middle = top + BAR / 2;
    const strong = look.bar ? (inks.accent === inks.text ? inks.text : inks.accent) : this.inks.accent;
    // Many marks are narrower, so that all of them fit beside the number.
    const step = Math.min(MARK + 8, (this.room - BESIDE_MARKS) / card.total);
    const size = Math.min(MARK, step * 0.7);
    if (card.total <= MOST_MARKS)
      for (let at = 0; at < card.total; at += 1) {
        const isOwn = at === card.index;
        const x = this.left + at * step;
        if (look.marks === 'squares') {
          if (isOwn) this.rect(x, middle - size / 2, size, size, strong);
          else this.frame(x + 1, middle - size / 2 + 1, size - 2, size - 2, { colour: inks.muted, width: 2 });
        } else if (look.marks === 'dots') {
          const radius = isOwn ? size / 2 : size / 2 - size * 0.22;
          this.ellipse(x + size / 2, middle, radius, radius, isOwn ? strong : null, {
            colour: isOwn ? strong : inks.muted,
            width: 2,
          });
        } else this.rect(x, middle - (isOwn ? 3 : 1), size, isOwn ? 6 : 2, isOwn ? strong : inks.muted);
      }
    const isLast = card.index === card.total - 1;
    const arrow = isLast || this.isStory ? 0 : 64;
    const right = this.width - this.look.right;
    const count = `${card.index + 1}/${card.total}`;
    const on = look.bar ? { on: look.bar } : {};
    const number = this.set(count, 120, {
      ...{ font: 'strong', size: card.total <= MOST_MARKS ? 24 : 32, fixed: true, align: 'right', role: 'cardNumber' },
      ...on,
      colour: look.bar ? inks.text : this.inks.muted,
    });
    number.put(right - arrow - 120, middle - number.height / 2);
    if (arrow > 0) this.#arrow(right - 46, middle, strong);
  }

  #arrow(x: number, y: number, colour: ColourToken): void {
    const stroke = { colour, width: 4, round: this.look.marks === 'dots' };
    this.line(x, y, x + 44, y, stroke);
    this.path(polyline([x + 30, y - 12], [x + 45, y], [x + 30, y + 12]), null, stroke);
  }
}
