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
import { POINT, type SetText, titleLook } from '../stage';
import { type PostKind, postKind, READABLE, type Said, type SocialLook, socialGround } from './social-look';

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
/** Size of a heading above a larger statement, and of one longer than this that another post has already shown. */
const LABEL = 32;
const LONG_HEADING = 32;
/** Text with more lines than this is not balanced. */
const BALANCED = 6;
/** Shares of the width of a column to which its text may be narrowed. */
export const NARROWED = [0.88, 0.92, 0.96];
/** Areas at the top and bottom of a story that the platform covers, so that text stays clear of them. */
const STORY = { top: 172, foot: 230 };

/** In a story, the share of the usual height of the art that is added to its foot. */
const STORY_ART = 0.7;

const FACT_SIZES = [34, 30, 27, 24];
/** The sizes of large text, far enough apart that neighbouring posts look either alike or clearly different. */
const LARGE_SIZES = [92, 80, 64, 56, 48, 42, 36];
const LEAST_LARGE = 26;
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
  /** Where text may begin, and where it must end. */
  top0: number;
  floor: number;
  readonly left: number;
  readonly room: number;
  /** Where the page marks end. */
  #foot: number;

  constructor(card: CardToPlace, look: SocialLook) {
    const ground = socialGround(look, card.layout, card.index);
    super(card, ground);
    this.look = look;
    this.ground = ground;
    this.kind = postKind(card.layout);
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

  /** Maximum size of a statement below a heading. A taller post has space for larger type. */
  get claimSize(): number {
    return (this.isSquare ? 58 : 70) * this.grown;
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
    if (heading && isRepeated && plainText(heading.runs).length > LONG_HEADING) return this.label() + 12;
    const { align } = this.look;
    let y = this.top0;
    if (kicker) y = this.text(kicker.runs, this.left, y, this.room, { font: 'strong', size: 26, align }) + 10;
    if (!heading) return y;
    const box = { width: this.room, height: Math.max(80, this.space * 0.4), lines };
    const look = { ...this.headingLook(this.look.heading * (this.isSquare ? 0.78 : 1)), align: this.look.align };
    const set = this.fitted(heading.runs, box, look, 34);
    set.put(this.left, y);
    return y + set.height + 32;
  }

  /** The type size of the text below the title of the first or last post. */
  factsSize(facts: Block[], width: number): number {
    const share = isLongTitle(this.card.content) ? 0.2 : 0.4;
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

  /** Draws a heading that only names its subject, as a label above a larger statement. @returns where that may begin */
  label(): number {
    const { heading, kicker } = this.card.content;
    let y = this.top0;
    for (const [runs, role] of [[kicker?.runs, 'body'] as const, [heading?.runs, 'title'] as const])
      if (runs)
        y =
          this.text(runs, this.left, y, this.room, {
            ...this.headingLook(LABEL),
            font: 'strong',
            role,
            align: this.look.align,
          }) + 14;
    return y + 6;
  }

  /** Draws the heading, the text before a visual, and the text after it at the foot. @returns the space between */
  around({ before, after }: Said, size: number): { top: number; foot: number } {
    const look = { font: 'body', size, align: this.look.align, balanced: true } as const;
    let foot = this.floor;
    for (const runs of after.toReversed()) {
      const set = this.set(runs, this.room, look);
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

  /** Runs as large as they fit, from one size down to `LEAST_LARGE`. */
  large(runs: TextRun[], box: Box, font: SocialLook['said'], largest: number, lines: number): SetText {
    const leading = font === 'body' ? 1.2 : 1.1;
    const look = { font, size: largest, leading, balanced: true, align: this.look.align } as const;
    const fitted = this.fitted(runs, { width: box.width, height: Math.max(40, box.height), lines }, look, LEAST_LARGE);
    const even = LARGE_SIZES.map((size) => size * this.grown).find(
      (size) => size <= fitted.size && size >= LEAST_LARGE,
    );
    const set = even === undefined ? fitted : this.set(runs, box.width, { ...look, size: even, fixed: true });
    // Headings have balanced lines. Text with more lines only becomes narrower, so that its last line has several
    // words.
    if (set.lines <= BALANCED) return set;
    for (const share of NARROWED) {
      const width = box.width * share;
      const narrow = this.set(runs, width, { ...look, size: set.size, fixed: true });
      const inset = this.look.align === 'center' ? (box.width - width) / 2 : 0;
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
