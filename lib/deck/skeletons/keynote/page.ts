import type { Block, TextRun, VisualKind } from '../../blocks';
import { type CalloutLook, PLAIN_TABLE, type TableLook } from '../../layout/measure/measured';
import type { CardToPlace } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { totalOn } from '../chart/measure-chart';
import { CENTRED, type SetText, Stage, type StageLook, titleLook } from '../stage';
import type { VisualPage } from '../visual-page';

const FOOT = 56;
/** Height of the progress bar at the foot. */
const PROGRESS = 3;
const RULE_WIDTH = 64;

/** Hairlines, with the leading row lit. */
const TABLES: TableLook = { ...PLAIN_TABLE, lead: 'accentInk', headFont: 'body', air: 0.5 };

const CALLOUTS: CalloutLook = { fill: 'surface', edge: 'left', colour: 'accent', width: 2, radius: 0 };

/** Keynote: one axis down the middle of a dark room; thin type, thin arcs, one light. */
export class KeynotePage extends Stage implements VisualPage {
  readonly margin: number;
  readonly axis: number;
  constructor(card: CardToPlace) {
    super(card, 'ground', FOOT);
    this.tables = TABLES;
    this.callouts = CALLOUTS;
    this.axis = this.width / 2;
    this.margin = this.isNarrow ? 72 : 160;
  }

  /** Width between the margins. */
  get measure(): number {
    return this.width - this.margin * 2;
  }

  get right(): number {
    return this.width - this.margin;
  }

  open(kind: VisualKind): number {
    if (this.card.options.format !== 'webpage') this.progress();
    return kind === 'stats' || kind === 'agenda' ? this.label() : this.heading();
  }

  /**
   * Puts the text before the visual under the heading, as well as the remark on a chart. All other text goes to the
   * foot.
   */
  around(before: Block[], after: Block[], top: number, kind: VisualKind): number {
    const isCaption = kind === 'chart' && before.length === 0;
    const above = isCaption ? after : before;
    const below = isCaption ? [] : after;
    if (below.length > 0) {
      const sets = this.centredBlocks(below);
      const height = heightOfAll(sets);
      putAll(sets, this.margin, this.bottom - height);
      this.foot = this.bottom - height - 28;
    }
    if (above.length === 0) return top;
    const sets = this.centredBlocks(above);
    putAll(sets, this.margin, top + 14);
    return top + 14 + heightOfAll(sets);
  }

  /** The progress through the deck, along the foot of the card. */
  progress(): void {
    const { index, total } = this.card;
    const y = this.height - PROGRESS;
    this.rect(0, y, this.width, PROGRESS, 'surface');
    this.rect(0, y, (this.width * (index + 1)) / Math.max(1, total), PROGRESS, 'accent');
  }

  /** Kicker and heading on the axis. @returns their lower edge */
  heading(most = 56): number {
    const y = Math.max(56, this.top + 8);
    const set = this.setHeading(most, this.measure);
    set.put(this.margin, y);
    return y + set.height;
  }

  /** Kicker and heading with their lines broken, to be placed by the layout. */
  setHeading(most: number, width: number): { height: number; put(x: number, y: number): void } {
    const { heading, kicker } = this.card.content;
    const sets = [
      ...(kicker
        ? [this.set(kicker.runs, width, { font: 'body', size: 22, colour: 'accentInk', align: 'center' })]
        : []),
      ...(heading
        ? [this.fit(heading.runs, { width, height: most * 3, lines: 3 }, headingLook(this.card, most), 36)]
        : []),
    ];
    return { height: heightOfAll(sets, 8), put: (x, y) => putAll(sets, x, y, 8) };
  }

  /** The heading as a muted line, for cards whose figures or names below matter more. */
  label(): number {
    const { heading, kicker } = this.card.content;
    let y = Math.max(52, this.top + 8);
    if (kicker) y = this.centred(kicker.runs, y, { font: 'body', size: 22, colour: 'accentInk' }) + 6;
    if (!heading) return y;
    return this.centred(heading.runs, y, { ...headingLook(this.card, 32), colour: 'muted' });
  }

  /** Draws centred text. @returns its lower edge */
  centred(runs: TextRun[], y: number, look: StageLook): number {
    return this.text(runs, this.margin, y, this.measure, { ...CENTRED, ...look });
  }

  /** Short paragraphs and remarks, centred and muted. */
  centredBlocks(blocks: readonly Block[], look: Partial<StageLook> = {}, width = this.measure): SetText[] {
    const usual = { font: 'body', size: 25, leading: 1.4, colour: 'muted', ...CENTRED } as const;
    return blocks.flatMap((block) => {
      const total = totalOn(this.card, block);
      if (total)
        return [
          this.set(total.figure, width, { font: 'display', size: 60, ...CENTRED }),
          this.set(total.label, width, usual),
        ];
      const runs = block.kind === 'paragraph' || block.kind === 'heading' ? block.runs : null;
      return runs ? [this.set(runs, width, { ...usual, ...look })] : [];
    });
  }

  /** The short rule on the axis that separates two texts. */
  tick(y: number, x = this.axis, colour: ColourToken = 'accent'): void {
    this.rect(x - RULE_WIDTH / 2, y, RULE_WIDTH, 2, colour);
  }
}

const PARAGRAPH_GAP = 12;

export function heightOfAll(sets: readonly SetText[], gap = PARAGRAPH_GAP): number {
  return sets.reduce((sum, { height }, at) => sum + height + (at > 0 ? gap : 0), 0);
}

export function putAll(sets: readonly SetText[], x: number, y: number, gap = PARAGRAPH_GAP): void {
  let top = y;
  for (const set of sets) {
    set.put(x, top);
    top += set.height + gap;
  }
}

export function headingLook(card: CardToPlace, size: number) {
  return { ...titleLook(card, size, 1.12), align: 'center' } as const;
}

/** Very large and thin type for covers, numerals and quotations. */
export function thinLook(size: number): StageLook {
  return { font: 'display', size, leading: 1.12, ...CENTRED };
}
