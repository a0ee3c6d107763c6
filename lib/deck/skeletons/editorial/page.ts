import type { Block, TextRun, VisualKind } from '../../blocks';
import { isShortRemark } from '../../content/chart-facts';
import { type CalloutLook, PLAIN_TABLE, type TableLook } from '../../layout/measure/measured';
import { prepareText } from '../../layout/measure/prepare-text';
import { textFont } from '../../layout/measure/text-font';
import type { CardToPlace } from '../../layout/placement';
import { plainText } from '../../text/text-runs';
import type { ColourToken } from '../../theme';
import { labelAbove } from '../body-parts';
import { drawIcon, iconFor, initialOf } from '../signs';
import { Stage, type StageLook, type TextRoom, titleLook } from '../stage';
import { takeawayOf, type VisualPage } from '../visual-page';

/** Rules without fills, and figures in the heading font. */
const TABLES: TableLook = { ...PLAIN_TABLE, leadFill: 'surface', headSize: 0.62 };

/** Position of the double rule and of the folio, in pixels of the design. */
const RULE = 48;
const FOOT = 96;
const SIDE = 320;
/** A heading may be reduced to this share of its size to save a line. */
const FEWER = 0.84;
/** A heading with more characters would fill the side column, so it is above the content. */
const SIDE_LETTERS = 84;
const SIDE_LEAST = 42;

export type PageChoice = {
  /** The heading is above, and the content takes the full width. */
  wide?: boolean;
  ground?: ColourToken;
  /** Distance from the foot of the content to the foot of the card, if it is not that of the folio. */
  foot?: number;
};

const CALLOUTS: CalloutLook = { fill: 'surface', edge: 'top', colour: 'accentInk', width: 2, radius: 0 };

/** Editorial: the heading in a side column, content to its right under a Scotch rule, the folio at the foot. */
export class EditorialPage extends Stage implements VisualPage {
  readonly left: number;
  readonly right: number;
  /** Left edge of the content. */
  readonly x: number;
  /** Whether the heading is above the content rather than beside it. */
  readonly isWide: boolean;
  /** Lower edge of the content of the side column. */
  #sideFoot = 0;

  constructor(card: CardToPlace, { wide = false, ground = 'ground', foot }: PageChoice = {}) {
    super(card, ground, card.frame.bare ? (foot ?? FOOT) : 40);
    this.tables = TABLES;
    this.callouts = CALLOUTS;
    this.left = this.isNarrow ? 60 : 88;
    this.right = this.width - this.left;
    const { heading } = card.content;
    this.isWide = wide || this.isNarrow || (heading !== null && isTooBroad(heading.runs, card));
    this.x = this.isWide ? this.left : this.left + SIDE + 80;
  }

  /** Width of the content. */
  get room(): number {
    return this.right - this.x;
  }

  get sideWidth(): number {
    return this.isWide ? this.right - this.left : SIDE;
  }

  open(): number {
    this.running();
    return this.heading();
  }

  /**
   * The rule at the top, with the number and the name of the deck at the foot. Left out if the deck has a header or
   * footer.
   */
  running(from = this.left, to = this.right): void {
    if (this.top > 0) return;
    this.scotch(from, RULE, to - from, this.inks.text);
    this.folio(from, to);
  }

  /** A thick rule with a thin one below it. */
  scotch(x: number, y: number, width: number, colour: ColourToken): void {
    this.rect(x, y, width, 4, colour);
    this.rect(x, y + 8, width, 1, colour);
  }

  folio(from: number, to: number): void {
    const { card } = this;
    if (this.top > 0) return;
    const y = this.height - 80;
    const ink = this.inks;
    const look = { font: 'display', size: 26, leading: 1.2, role: 'cardNumber', fixed: true } as const;
    this.set([{ text: `${card.index + 1}`, italic: true }], 44, look).put(from, y);
    if (!card.options.title || card.index === 0) return;
    const deckLook = { font: 'label', size: 16, leading: 1.3, colour: ink.muted, role: 'footer', fixed: true } as const;
    this.setLine(card.options.title, to - from - 48, deckLook).put(from + 48, y + 7);
  }

  /** Draws kicker and heading in the side column or above. @returns where content may begin */
  heading(): number {
    const start = Math.max(92, this.top + 12);
    const y = this.headingAt(this.left, start, this.sideWidth, this.isWide ? 54 : 58);
    this.#sideFoot = y;
    if (!this.isWide) return Math.max(104, this.top + 12);
    return y === start ? start + 12 : y + 30;
  }

  /** @returns the lower edge */
  headingAt(x: number, top: number, width: number, most: number): number {
    const { heading, kicker } = this.card.content;
    let y = top;
    if (kicker) {
      y = this.text(kicker.runs, x, y, width, { font: 'label', size: 16, leading: 1.3, colour: this.inks.accent }) + 10;
    }
    if (!heading) return y;
    const lines = this.isWide ? 3 : 8;
    const room = this.isWide ? 176 : this.bottom - y;
    const set = this.fitFewer(heading.runs, { width, height: room, lines }, headingLook(this.card, most), 28);
    set.put(x, y);
    return y + set.height;
  }

  /** Like `fit`, but slightly smaller if that saves a line. */
  fitFewer(runs: TextRun[], box: TextRoom, look: StageLook, least: number) {
    const set = this.fit(runs, box, look, least);
    if (set.lines < 2) return set;
    const size = set.size * FEWER;
    const smallerLook = { ...look, size: set.size };
    const smaller = this.fit(runs, { ...box, lines: set.lines - 1 }, smallerLook, Math.max(least, size));
    return smaller.lines < set.lines ? smaller : set;
  }

  /**
   * Puts the text before the visual under the heading, and the text after it at the foot of the side column. A label of
   * the visual stays directly above it.
   */
  around(before: Block[], after: Block[], top: number, kind: VisualKind): number {
    const width = this.sideWidth;
    const look = { size: 24 };
    let start = top;
    const label = this.isWide ? null : labelAbove(before);
    const beside = label ? before.slice(0, -1) : before;
    if (beside.length > 0) {
      const y = this.blocks(beside, this.left, this.#sideFoot + (this.isWide ? 14 : 24), width, look);
      this.#sideFoot = y;
      if (this.isWide) start = y + 24;
    }
    if (label) start = this.blocks([label], this.x, top, this.room, look) + 16;
    if (after.length === 0) return start;
    const meaning = kind === 'chart' ? takeawayOf(this.card, after) : null;
    if (meaning && !this.isWide) this.aside(meaning);
    else {
      const height = this.heightOf(after, width, look);
      const y = this.bottom - height;
      this.rect(this.left, y - 18, this.isWide ? width : 56, 1, this.isWide ? this.inks.text : this.inks.accent);
      this.later(() => this.blocks(after, this.left, y, width, look));
      if (this.isWide) this.foot = y - 34;
      else if (y - 30 < this.#sideFoot) this.miss(this.#sideFoot - y + 30);
    }
    return start;
  }

  /** A remark in italic under a short rule at the foot of the side column. */
  aside(runs: TextRun[]): void {
    const set = this.set(slant(runs), SIDE, {
      font: 'display',
      size: isShortRemark(runs) ? 28 : 23,
      leading: 1.26,
      colour: this.inks.accent,
      balanced: true,
    });
    const y = this.bottom - set.height;
    this.rect(this.left, y - 20, 56, 1, this.inks.accent);
    this.later(() => set.put(this.left, y));
    if (y - 30 < this.#sideFoot) this.miss(this.#sideFoot - y + 30);
  }

  /** The icon of a term if one fits well, otherwise the initial of a person in a hairline circle. */
  sign(term: TextRun[], x: number, y: number, size: number): void {
    const icon = iconFor(this, term);
    if (icon) {
      drawIcon(this, icon, { x, y, size, colour: 'accent', weight: 0.7 });
      return;
    }
    this.ellipse(x + size / 2, y + size / 2, size / 2, size / 2, null, { colour: 'accent', width: 1.5 });
    const look = { font: 'display', size: size * 0.54, colour: this.inks.accent } as const;
    this.ornament([{ text: initialOf(term), italic: true }], { x, y: y + size * 0.21, width: size }, look);
  }

  diamond(x: number, y: number, half: number, colour: ColourToken): void {
    this.polygon(colour, [x, y - half], [x + half, y], [x, y + half], [x - half, y]);
  }
}

export function headingLook(card: CardToPlace, size: number) {
  return titleLook(card, size * card.options.theme.headingScale, 1.1);
}

export function slant(runs: TextRun[]): TextRun[] {
  return runs.map((run) => ({ ...run, italic: true }));
}

/** Whether a heading would fill the side column, or be small because of one long word. */
function isTooBroad(runs: TextRun[], { measure, options }: CardToPlace): boolean {
  if (plainText(runs).length > SIDE_LETTERS) return true;
  const { longestWord } = prepareText(runs, textFont(options.theme, 'heading'), measure.book);
  return longestWord * SIDE_LEAST * options.theme.headingScale > SIDE;
}
