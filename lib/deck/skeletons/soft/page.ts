import type { Block, TextRun, VisualKind } from '../../blocks';
import { type CalloutLook, PLAIN_TABLE, type TableLook } from '../../layout/measure/measured';
import type { CardToPlace } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { CENTRED, type SetText, Stage, type StageLook, titleLook } from '../stage';
import { takeawayOf, type VisualPage } from '../visual-page';

export const MARGIN = 64;
export const GAP = 24;
export const RADIUS = 28;
const PILL = 40;

/** Tables in running text. A table by itself has a tile for each row. */
const TABLES: TableLook = { ...PLAIN_TABLE, font: 'body', headFont: 'body', headSize: 0.78 };
const TILED: TableLook = { ...TABLES, line: 'ground', lead: 'onAccent', air: 1.3 };

/** Colours of icons and small tiles, in turn. */
export const TONES: readonly ColourToken[] = ['fourth', 'second', 'third'];

const CALLOUTS: CalloutLook = { fill: 'surface', edge: 'none', colour: 'accent', width: 0, radius: 16 };

/** Soft: rounded tiles on a tinted ground, a friendly heavy grotesque, everything large enough to touch. */
export class SoftPage extends Stage implements VisualPage {
  readonly right: number;
  /** The remark on a chart, for a separate tile beside it. */
  takeaway: TextRun[] | null = null;
  constructor(card: CardToPlace, ground: ColourToken = 'ground') {
    super(card, ground, 60);
    this.tables = TABLES;
    this.callouts = CALLOUTS;
    this.right = this.width - MARGIN;
  }

  get measure(): number {
    return this.width - MARGIN * 2;
  }

  /** Width of each of this many equal columns. */
  column(count: number, width = this.measure): number {
    return (width + GAP) / count - GAP;
  }

  tile(x: number, y: number, width: number, height: number, fill: ColourToken = 'surface', opacity = 1): void {
    const radius = Math.max(0, Math.min(RADIUS, height / 2, width / 2));
    this.rect(x, y, Math.max(0, width), Math.max(0, height), fill, radius, { opacity });
  }

  /** Puts each row of a table on a tile. */
  tileRows(): void {
    this.tables = TILED;
  }

  open(): number {
    return this.heading();
  }

  around(before: Block[], after: Block[], top: number, kind: VisualKind): number {
    this.takeaway = kind === 'chart' && !this.isNarrow && before.length === 0 ? takeawayOf(this.card, after) : null;
    if (!this.takeaway && after.length > 0) {
      const height = this.heightOf(after, this.measure, { size: 24 });
      this.blocks(after, MARGIN, this.bottom - height, this.measure, { size: 24 });
      this.foot = this.bottom - height - 20;
    }
    return before.length > 0 ? this.intro(before, top + 10) : top;
  }

  /** The text between heading and tiles: one or two lines are centred like the heading. @returns its lower edge */
  intro(blocks: Block[], top: number): number {
    const [only] = blocks;
    if (blocks.length === 1 && only?.kind === 'paragraph') {
      const look = { font: 'body', size: 24, leading: 1.4, ...CENTRED } as const;
      const set = this.set(only.runs, this.measure, look);
      if (set.lines <= 2) {
        set.put(MARGIN, top);
        return top + set.height;
      }
    }
    return this.blocks(blocks, MARGIN, top, this.measure, { size: 24 });
  }

  /** Draws the kicker in a pill and the heading, centred. @returns where tiles may begin */
  heading(): number {
    const { heading, kicker } = this.card.content;
    let y = Math.max(44, this.top + 8);
    if (kicker) y = this.pill(kicker.runs, this.width / 2, y) + 12;
    else y += 12;
    if (!heading) return kicker ? y : Math.max(MARGIN, this.top + 12) - 28;
    const set = this.fit(heading.runs, { width: this.measure, height: 124, lines: 2 }, headingLook(this.card, 50), 34);
    set.put(MARGIN, y);
    return y + set.height;
  }

  /** Draws a short line in a pill around `x`. @returns its lower edge */
  pill(runs: TextRun[], x: number, y: number, fill: ColourToken = 'surface', size = 20): number {
    const look = { font: 'strong', size, leading: 1.25, on: fill, align: 'center' } as const;
    const set = this.set(runs, this.measure - 40, look);
    const width = Math.min(this.measure, set.width * 1.05 + 44);
    const height = Math.max(PILL, set.height + 14);
    this.rect(x - width / 2, y, width, height, fill, Math.min(height / 2, RADIUS));
    this.set(runs, width - 24, look).put(x - width / 2 + 12, y + (height - set.height) / 2);
    return y + height;
  }

  /** A number in a disc. */
  disc(text: string, x: number, y: number, radius: number, fill: ColourToken = 'accent'): void {
    this.ellipse(x, y, radius, radius, fill);
    const set = this.set(text, radius * 2, {
      font: 'heading',
      size: radius * 0.95,
      leading: 1.1,
      on: fill,
      align: 'center',
      fixed: true,
    });
    set.put(x - radius, y - set.height / 2);
  }

  /** Text in a box, as large as it fits down to `least`. If it does not fit, the missing space is reported. */
  fitted(runs: TextRun[], width: number, height: number, look: StageLook, least = 18): SetText {
    const set = this.fit(runs, { width, height: Math.max(20, height), lines: 12 }, look, least);
    if (set.height > height + 0.5) this.miss(set.height - height);
    return set;
  }
}

export function headingLook(card: CardToPlace, size: number) {
  return { ...titleLook(card, size, 1.08), align: 'center' } as const;
}
