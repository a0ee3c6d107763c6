import type { Block, TextRun, VisualKind } from '../../blocks';
import { type CalloutLook, PLAIN_TABLE, type TableLook } from '../../layout/measure/measured';
import { inksOn } from '../../layout/measure/text-font';
import type { CardToPlace } from '../../layout/placement';
import type { PathStep } from '../../path';
import type { LayoutName } from '../../placed';
import type { ColourToken } from '../../theme';
import { BleedStage } from '../bleed-stage';
import { stacked } from '../body-parts';
import { seedOf, titleLeading } from '../cover-parts';
import { drawIcon, initialOf } from '../signs';
import { titleLook } from '../stage';
import type { VisualPage } from '../visual-page';

/**
 * Margin of the page (`MARGIN`), height of the band at the foot of a panel, and how far the bar of a heading cuts into
 * the panel.
 */
export const MARGIN = 64;
const BASE = 160;
/** Width of a panel with a picture, and of one without anything on it. */
export const PICTURE = 560;
const STRIPE = 132;
export const CUT = 64;
const BAR_TOP = 56;

const TABLES: TableLook = { ...PLAIN_TABLE, headSize: 0.55 };

const GROUNDS: Partial<Record<LayoutName, ColourToken>> = { section: 'fourth', statement: 'second' };

export function groundOf(layout: LayoutName): ColourToken {
  return GROUNDS[layout] ?? 'ground';
}

/** Colours of panels and of the bands at their feet, from card to card. */
const PANELS: readonly (readonly [ColourToken, ColourToken])[] = [
  ['third', 'fourth'],
  ['second', 'ink'],
  ['fourth', 'accent'],
  ['accent', 'ink'],
];

/** The area next to a panel. */
export type Column = { x: number; width: number; top: number };

const CALLOUTS: CalloutLook = { fill: 'surface', edge: 'top', colour: 'ink', width: 3, radius: 0 };

/**
 * Magazine: a stripe of colour or a picture up to the edge of the page, and a white bar with the heading that cuts into
 * the picture.
 */
export class MagazinePage extends BleedStage implements VisualPage {
  /** Left edge and width of the area beside the panel. */
  column: Column = { x: MARGIN, width: this.width - MARGIN * 2, top: this.crown };

  constructor(card: CardToPlace) {
    super(card, groundOf(card.layout));
    this.tables = TABLES;
    this.callouts = CALLOUTS;
    this.foot -= this.notes;
  }

  override reach(y: number): void {
    super.reach(y + this.notes);
  }

  get panelColours(): readonly [ColourToken, ColourToken] {
    return PANELS[this.card.index % PANELS.length]!;
  }

  get lowest(): number {
    return this.foot - (this.foot === this.edge ? 48 : 24);
  }

  get seed(): number {
    return seedOf(this.card.content.heading?.runs ?? this.card.content.kicker?.runs ?? []);
  }

  /** A stripe of colour, or a panel with words or a picture, which the bar of the heading cuts into. */
  split(
    side: 'left' | 'right',
    { words = null, picture = null }: { words?: TextRun[] | null; picture?: ((x: number) => void) | null } = {},
  ): number {
    const [fill, base] = this.panelColours;
    const width = picture ? PICTURE : words ? (this.isNarrow ? 260 : 400) : STRIPE;
    const x = side === 'left' ? 0 : this.width - width;
    if (picture) picture(x);
    else this.rect(x, this.crown, width, this.tall, fill);
    const left = side === 'left' ? width + MARGIN : MARGIN;
    this.column = { x: left, width: this.width - width - MARGIN * 2, top: this.crown };
    if (words) this.pullQuote(words, x, width, fill);
    else if (!picture) this.rect(x, this.edge - BASE, width, BASE, base);
    const cut = words || picture ? CUT : 0;
    return this.bar({ x: side === 'left' ? width - cut : x - 4, width: cut + 4 }, this.column) ?? this.barTop - 8;
  }

  private pullQuote(words: TextRun[], x: number, width: number, fill: ColourToken): void {
    const inset = width < 300 ? 28 : MARGIN;
    const top = this.crown + BAR_TOP + 144;
    this.rect(x + inset, top, 72, 8, inksOn(fill).text);
    const room = this.edge - 60 - top - 32;
    const box = { width: width - inset - 24, height: room, lines: 9 };
    this.fitted(words, box, { font: 'heading', size: 54, leading: 1.12, on: fill }, 24).put(x + inset, top + 32);
  }

  /** Draws the bar over a coloured field, from the left edge. @returns its lower edge */
  barOver(wanted: number): number {
    const width = Math.min(wanted, this.width - CUT) - MARGIN * 2;
    return this.bar({ x: 0, width: width + MARGIN * 2 }, { x: MARGIN, width }) ?? this.barTop;
  }

  private get barTop(): number {
    return this.crown + (this.crown > 0 ? 16 : BAR_TOP);
  }

  /** Draws a bar, and kicker and heading on it. @returns its lower edge; null if the card has neither */
  private bar(bar: { x: number; width: number }, { x, width }: { x: number; width: number }): number | null {
    const { heading, kicker } = this.card.content;
    if (!heading && !kicker) return null;
    const look = { font: 'strong', size: 22, leading: 1.2, colour: 'accentInk', on: 'ground' } as const;
    const above = kicker && this.set(kicker.runs, width, look);
    const title = heading && this.fit(heading.runs, { width, height: 150, lines: 2 }, headingLook(this.card, 54), 34);
    const words = stacked([above, title], 6);
    const height = Math.max(96, words.height + 32);
    this.rect(bar.x, this.barTop, bar.width, height, 'ground');
    words.put(x, this.barTop + (height - words.height) / 2);
    return this.barTop + height;
  }

  open(_kind: VisualKind): number {
    return this.split('left');
  }

  /** Puts the text before the visual in the column, and the text after it at the foot of the column. */
  around(before: Block[], after: Block[], top: number, _kind: VisualKind): number {
    const { x, width } = this.column;
    if (after.length > 0) {
      const height = this.heightOf(after, width, { size: 25 });
      this.foot = this.edge - height - 48;
      this.rect(x, this.foot + 2, 56, 6, 'accent');
      this.blocks(after, x, this.foot + 20, width, { size: 25 });
    }
    return before.length > 0 ? this.blocks(before, x, top + 20, width, { size: 25 }) : top;
  }

  /** An icon, or the initial of a person. */
  sign(term: TextRun[], icon: readonly PathStep[] | null, x: number, y: number, size: number): void {
    if (icon) {
      drawIcon(this, icon, { x, y, size, colour: 'accent', weight: 1 });
      return;
    }
    this.ellipse(x + size / 2, y + size / 2, size / 2, size / 2, 'fourth');
    this.path(
      [['M', x + size / 2, y], ['C', x + size * 1.166, y, x + size * 1.166, y + size, x + size / 2, y + size], ['Z']],
      'ink',
      null,
      { opacity: 0.1 },
    );
    const look = { font: 'heading', size: size * 0.6, on: 'fourth' } as const;
    this.ornament(initialOf(term), { x, y: y + size * 0.2, width: size }, look);
  }
}

export function headingLook(card: CardToPlace, size: number) {
  return titleLook(card, size, titleLeading(card.measure, 1.08));
}
