import type { Block, BlockOf, VisualKind } from '../../blocks';
import { type CalloutLook, PLAIN_TABLE, type TableLook } from '../../layout/measure/measured';
import type { CardToPlace } from '../../layout/placement';
import { type PathStep, polyline } from '../../path';
import type { Box } from '../../units';
import { type SetStack, stacked } from '../body-parts';
import { titleLook } from '../stage';
import type { VisualPage } from '../visual-page';
import { arcPath, FRAME, LINE, MARKED, Sheet, STRONG } from './sheet';

const TABLES: TableLook = { ...PLAIN_TABLE, head: 'surface', headInk: 'onSurface', headSize: 0.66 };

/** Distance from the frame to the content. */
const INSET = 40;
/** Minimum height of the title block, and the sizes of its cells for the sheet number and the labels. */
const BLOCK = 108;
const STRIP = 52;
const NUMBER_CELL = 136;
const LABEL_CELL = 308;

const CALLOUTS: CalloutLook = { fill: 'ground', edge: 'frame', colour: 'accentInk', width: 1.5, radius: 0 };

/** Blueprint: a sheet with a drawn grid and frame, and the heading in a title block at the foot. */
export class BlueprintPage extends Sheet implements VisualPage {
  readonly left: number;
  readonly right: number;
  /** The frame of the sheet. */
  readonly crown: number;
  readonly edge: number;
  /** Where content may end, above the title block. */
  limit: number;

  constructor(card: CardToPlace) {
    super(card, 'ground', FRAME);
    this.tables = TABLES;
    this.callouts = CALLOUTS;
    const side = this.isNarrow ? 20 : INSET;
    this.left = FRAME + side;
    this.right = this.width - FRAME - side;
    this.crown = card.frame.bare ? FRAME : this.top;
    this.edge = card.frame.bare ? this.height - FRAME : this.bottom;
    this.limit = this.edge - INSET - this.notes;
    this.foot = this.limit;
  }

  get room(): number {
    return this.right - this.left;
  }

  override reach(y: number): void {
    this.miss(y - this.limit);
  }

  open(): number {
    this.sheet();
    return this.titled();
  }

  /** Draws the title block with the kicker and heading. @returns where content may begin */
  titled(): number {
    const { heading, kicker } = this.card.content;
    if (!heading && !kicker) this.strip();
    else
      this.block((width) => {
        const look = { ...headingLook(this.card, 42), on: 'surface' } as const;
        const label = kicker && this.set(kicker.runs, width, { font: 'mono', size: 18, on: 'surface' });
        return stacked([label, heading && this.fit(heading.runs, { width, height: 150, lines: 2 }, look, 26)], 4);
      });
    return this.start;
  }

  /** Where content begins. */
  get start(): number {
    return this.crown + (this.card.frame.bare ? INSET : 12);
  }

  /**
   * Draws the title block with the sheet number, the text from `set`, and the name of the deck. It grows with its
   * content, and the content of the card ends above it.
   */
  block(set: (width: number) => SetStack, hasLabels = true): void {
    const number = this.isNarrow ? 96 : NUMBER_CELL;
    const labels = this.isNarrow || !this.hasNumber || !hasLabels ? 0 : LABEL_CELL;
    const [x, width] = [FRAME, this.width - FRAME * 2];
    const from = x + (this.hasNumber ? number : 0) + 28;
    const words = set(x + width - labels - 24 - from);
    this.limit = this.edge;
    const height = Math.max(BLOCK, words.height + 32);
    const y = this.edge - height;
    this.rect(x, y, width, height, 'surface');
    this.frame(x, y, width, height, { colour: 'line', width: 2 });
    words.put(from, y + (height - words.height) / 2);
    if (this.hasNumber) this.number(x, y, number, height, 52);
    if (labels > 0) {
      const at = x + width - labels;
      this.path([...upright(at, y, height), ['M', at, y + height / 2], ['L', x + width, y + height / 2]], null, LINE);
      this.label(this.card.options.title ?? '', at + 20, y, labels - 40, height / 2);
      this.label(this.place, at + 20, y + height / 2, labels - 40, height / 2);
    }
    this.limit = y - 28 - this.notes;
    this.foot = this.limit;
  }

  /** A low title block for a card without a heading, with only the sheet number and the name of the deck. */
  strip(): void {
    if (!this.hasNumber) return;
    const y = this.edge - STRIP;
    const width = this.width - FRAME * 2;
    this.rect(FRAME, y, width, STRIP, 'surface');
    this.frame(FRAME, y, width, STRIP, { colour: 'line', width: 2 });
    const number = this.isNarrow ? 96 : NUMBER_CELL;
    this.number(FRAME, y, number, STRIP, 30);
    this.label(this.card.options.title ?? '', FRAME + number + 28, y, width - number - 48, STRIP);
    this.limit = y - 28 - this.notes;
    this.foot = this.limit;
  }

  /** Whether the sheet shows its number. It does not if the deck has a header or footer. */
  get hasNumber(): boolean {
    return this.card.frame.bare;
  }

  get place(): string {
    return `${this.card.index + 1} / ${this.card.total}`;
  }

  number(x: number, y: number, width: number, height: number, size: number): void {
    const text = `${this.card.index + 1}`.padStart(2, '0');
    const look = { font: 'display', size, leading: 1.1, on: 'surface', colour: 'accentInk' } as const;
    const set = this.set(text, width, { ...look, align: 'center', role: 'cardNumber', fixed: true });
    set.put(x, y + (height - set.height) / 2);
    this.path(upright(x + width, y, height), null, LINE);
  }

  label(text: string, x: number, y: number, width: number, height: number): void {
    if (text.trim() === '') return;
    const look = { font: 'mono', size: 16, leading: 1.2, on: 'surface', colour: 'muted' } as const;
    const most = Math.floor(width / 9.9);
    const short = text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
    const set = this.set(short, width, { ...look, role: 'header', fixed: true });
    if (set.lines === 1) set.put(x, y + (height - set.height) / 2);
  }

  /** Puts the text before the visual above it, and the text after it below. */
  around(before: Block[], after: Block[], top: number, _kind: VisualKind): number {
    const width = Math.min(this.room, 960);
    if (after.length > 0) {
      const height = this.heightOf(after, width - 28, { size: 24 });
      const y = this.limit - height;
      this.rect(this.left, y, 3, height, 'line');
      this.later(() => this.blocks(after, this.left + 28, y, width - 28, { size: 24 }));
      this.foot = y - 24;
    }
    return before.length > 0 ? this.blocks(before, this.left, top, width, { size: 24 }) + 24 : top;
  }
}

function upright(x: number, y: number, height: number): PathStep[] {
  return polyline([x, y], [x, y + height]);
}

export function headingLook(card: CardToPlace, size: number) {
  return titleLook(card, size * card.options.theme.headingScale, 1.12);
}

/** A circle in its square, with axes and the arcs about the corners, as on a sheet of geometry. */
export function drawConstruction(page: BlueprintPage, cx: number, cy: number, radius: number): void {
  page.cross(cx, cy, radius + 30);
  page.frame(cx - radius, cy - radius, radius * 2, radius * 2, LINE);
  page.ellipse(cx, cy, radius, radius, 'ground', STRONG);
  for (const [at, [x, y]] of CORNERS.entries()) {
    page.axis(cx, cy, cx + x * radius, cy + y * radius);
    page.path(arcPath(cx + x * radius, cy + y * radius, radius, at * 90, at * 90 + 90), null, LINE);
  }
  page.ellipse(cx, cy, radius * 0.28, radius * 0.28, 'surface', MARKED);
  page.cross(cx, cy, radius * 0.12);
}

/** The corners of a square, clockwise, beginning with the one whose arc is between 0 and 90 degrees. */
const CORNERS = [
  [-1, 1],
  [-1, -1],
  [1, -1],
  [1, 1],
] as const;

/** A picture in a ruled frame with crop marks at its corners. */
export function drawPictureIn(page: BlueprintPage, image: BlockOf<'image'>, { x, y, width, height }: Box): void {
  const box = { x, y, width: Math.max(1, width), height: Math.max(1, height) };
  page.picture(image, box);
  page.frame(box.x, box.y, box.width, box.height, STRONG);
  const [right, foot, mark] = [x + box.width, y + box.height, 14];
  for (const [cx, cy] of [
    [x, y],
    [right, y],
    [x, foot],
    [right, foot],
  ] as const) {
    const [way, down] = [cx === x ? -1 : 1, cy === y ? -1 : 1];
    page.line(cx + way * 5, cy, cx + way * (5 + mark), cy, LINE);
    page.line(cx, cy + down * 5, cx, cy + down * (5 + mark), LINE);
  }
}
