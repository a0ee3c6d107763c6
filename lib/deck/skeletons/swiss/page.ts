import type { Block, TextRun, VisualKind } from '../../blocks';
import { isShortRemark } from '../../content/chart-facts';
import { type CalloutLook, PLAIN_TABLE, type TableLook } from '../../layout/measure/measured';
import type { CardToPlace } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { labelAbove } from '../body-parts';
import { drawIcon, iconFor, initialOf } from '../signs';
import { Stage, titleLook } from '../stage';
import { takeawayOf, type VisualPage } from '../visual-page';

/** Left and right margins, and the foot, in pixels of the design. */
export const MARGIN = 52;
export const GUTTER = 24;
const FOOT = 48;
const COLUMNS = 12;

/** Rules without fills. */
const TABLES: TableLook = { ...PLAIN_TABLE, line: 'ink', lead: 'accentInk', headSize: 0.55 };

const CALLOUTS: CalloutLook = { fill: 'surface', edge: 'top', colour: 'accent', width: 6, radius: 0 };

/** Swiss: a strict twelve-column grid, headings at the top left, content low on the axis of the fifth column. */
export class SwissPage extends Stage implements VisualPage {
  readonly right: number;
  /** Whether the remark on a chart takes up the columns left of the axis. */
  hasTakeaway = false;
  constructor(card: CardToPlace, ground: ColourToken = 'ground') {
    super(card, ground, FOOT);
    this.tables = TABLES;
    this.callouts = CALLOUTS;
    this.right = this.width - MARGIN;
  }

  /** Left edge of a column of the grid, counted from 0. */
  column(at: number): number {
    return MARGIN + at * ((this.right - MARGIN + GUTTER) / COLUMNS);
  }

  /** Width of this many columns. */
  span(columns: number): number {
    return columns * ((this.right - MARGIN + GUTTER) / COLUMNS) - GUTTER;
  }

  open(): number {
    this.running();
    return this.heading();
  }

  /**
   * Puts the text before the visual in a narrower column, the remark on a chart at the lower left, and all other text
   * at the foot.
   */
  around(before: Block[], after: Block[], top: number, kind: VisualKind): number {
    const width = this.span(this.isNarrow ? 12 : 8);
    const meaning = kind === 'chart' && !this.isNarrow ? takeawayOf(this.card, after) : null;
    if (meaning) this.takeaway(meaning);
    else if (after.length > 0) {
      const height = this.heightOf(after, width, { size: 24 });
      this.blocks(after, MARGIN, this.bottom - height, width, { size: 24 });
      this.foot = this.bottom - height - 24;
    }
    return before.length > 0 ? this.blocks(before, MARGIN, top + 16, width, { size: 24 }) : top;
  }

  /** Draws the text before a list, with the label of the list at the list's left edge. @returns its lower edge */
  introduce(before: Block[], head: number, left: number): number {
    const look = { size: 24 };
    const width = this.span(this.isNarrow ? 12 : 8);
    const label = left > MARGIN ? labelAbove(before) : null;
    const intro = label ? before.slice(0, -1) : before;
    const y = intro.length > 0 ? this.blocks(intro, MARGIN, head + 16, width, look) : head;
    return label ? this.blocks([label], left, y + 16, this.right - left, look) : y;
  }

  /** An icon in a square, or the initial of a person. */
  sign(term: TextRun[], x: number, y: number, size: number): void {
    const icon = iconFor(this, term);
    if (icon) {
      drawIcon(this, icon, { x, y, size, colour: 'accent', weight: 1.1 });
      return;
    }
    this.rect(x, y, size, size, 'accent');
    const look = { font: 'heading', size: size * 0.62, on: 'accent' } as const;
    this.ornament(initialOf(term), { x, y: y + size * 0.17, width: size }, look);
  }

  /** Left edge of the content: the fifth column, or the second on a narrow card. */
  get axis(): number {
    return this.column(this.isNarrow ? 2 : 4);
  }

  get axisWidth(): number {
    return this.right - this.axis;
  }

  /** The rule at the top, with the name of the deck and the card number. Left out if the deck has a header. */
  running(ink: ColourToken = this.inks.text): void {
    const { card } = this;
    if (this.top > 0) return;
    this.rect(MARGIN, 40, this.right - MARGIN, 2, ink);
    const look = { font: 'body', size: 17, leading: 1.3, colour: ink, role: 'header', fixed: true } as const;
    if (card.options.title && card.index > 0) this.setLine(card.options.title, this.span(8), look).put(MARGIN, 50);
    this.set(`${card.index + 1}`, 80, { ...look, align: 'right', role: 'cardNumber' }).put(this.right - 80, 50);
  }

  /** Kicker and heading, top left. @returns their lower edge */
  heading(width = this.right - MARGIN, most = 76): number {
    return this.headingAt(MARGIN, width, most);
  }

  headingAt(x: number, width: number, most: number): number {
    const { heading, kicker } = this.card.content;
    let y = Math.max(86, this.top + 8);
    if (kicker) y = this.text(kicker.runs, x, y, width, { font: 'strong', size: 22, colour: this.inks.accent }) + 8;
    if (!heading) return y;
    const set = this.fit(heading.runs, { width, height: 170, lines: 2 }, headingLook(this.card, most), 40);
    set.put(x, y);
    return y + set.height;
  }

  /** A remark that explains a chart, at the foot under a red square. */
  takeaway(runs: TextRun[]): void {
    this.hasTakeaway = true;
    const look = isShortRemark(runs)
      ? ({ font: 'strong', size: 26, leading: 1.22, balanced: true } as const)
      : ({ font: 'body', size: 24, leading: 1.3 } as const);
    const set = this.set(runs, this.span(3), look);
    const y = this.bottom - set.height;
    this.rect(MARGIN, y - 30, 14, 14, 'accent');
    set.put(MARGIN, y);
  }
}

export function headingLook(card: CardToPlace, size: number) {
  return titleLook(card, size, 1.06);
}
