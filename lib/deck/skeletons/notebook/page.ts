import type { Block, TextRun, VisualKind } from '../../blocks';
import { type CalloutLook, PLAIN_TABLE, type TableLook } from '../../layout/measure/measured';
import { inksOn } from '../../layout/measure/text-font';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { PathStep } from '../../path';
import { type SeededRandom, seededRandom } from '../../seeded-random';
import type { ColourToken } from '../../theme';
import { type Corner, drawNote, drawTape } from '../paper-notes';
import { setRoomy } from '../roomy-text';
import type { ShortItems } from '../short-cards';
import { drawIcon, iconFor, initialOf } from '../signs';
import { Stage, titleLook } from '../stage';
import type { VisualPage } from '../visual-page';

const TABLES: TableLook = { ...PLAIN_TABLE, headInk: 'accentInk', line: 'muted', leadFill: 'second', headSize: 0.72 };

/** Distance between the ruled lines, in pixels of the design. */
const RULE = 40;
const FOOT = 48;

/** The highlighters, in the order in which they are used. */
export const MARKS = ['second', 'third', 'fourth'] as const satisfies ColourToken[];

export function markAt(at: number): ColourToken {
  return MARKS[at % MARKS.length]!;
}

type Scribble = { colour?: ColourToken; width?: number; passes?: number };

const CALLOUTS: CalloutLook = { fill: 'second', edge: 'left', colour: 'accentInk', width: 6, radius: 0 };

/** Notebook: ruled paper with a margin line, bold type, everything drawn by hand. */
export class NotebookPage extends Stage implements VisualPage {
  readonly random: SeededRandom;
  /** The margin line, and where text begins and ends. */
  readonly margin: number;
  readonly left: number;
  readonly right: number;

  constructor(card: CardToPlace, ground: ColourToken = 'ground') {
    super(card, ground, FOOT);
    this.tables = TABLES;
    this.callouts = CALLOUTS;
    this.random = seededRandom(`notebook ${card.index}`);
    this.margin = this.isNarrow ? 96 : 150;
    this.left = this.margin + (this.isNarrow ? 28 : 46);
    this.right = this.width - (this.isNarrow ? 48 : 64);
  }

  get room(): number {
    return this.right - this.left;
  }

  /** The sheet: lines, margin, and the card number in the margin. */
  paper(): void {
    for (let y = RULE * 3; y < this.height; y += RULE) this.rect(0, y, this.width, 1.5, 'line');
    this.rect(this.margin, 0, 2, this.height, 'accentInk');
    this.rect(this.margin + 6, 0, 1, this.height, 'accentInk');
    if (this.top > 0) return;
    this.set([{ text: `${this.card.index + 1}`, italic: true }], 52, {
      font: 'display',
      size: 32,
      leading: 1.2,
      colour: 'accentInk',
      align: 'right',
      role: 'cardNumber',
      fixed: true,
    }).put(this.margin - 68, 54);
  }

  open(): number {
    this.paper();
    return this.heading();
  }

  /** @returns where content may begin */
  heading(): number {
    const top = Math.max(48, this.top + 8);
    const y = this.headingAt(this.left, top, this.room, 50, 2);
    return y === top ? top + 24 : Math.max(146, y + 26);
  }

  /** @returns the lower edge of the heading */
  headingAt(x: number, top: number, width: number, most: number, lines: number): number {
    const { heading, kicker } = this.card.content;
    let y = top;
    if (kicker)
      y =
        this.text(kicker.runs, x, y, width, { font: 'strong', size: 22, colour: this.inks.accent, leading: 1.25 }) + 4;
    if (!heading) return y;
    const look = headingLook(this.card, most);
    const set = this.fit(heading.runs, { width, height: lines * 80, lines }, look, 28);
    set.put(x, y);
    return y + set.height;
  }

  around(before: Block[], after: Block[], top: number, _kind: VisualKind): number {
    let start = top;
    if (before.length > 0) start = this.blocks(before, this.left, top - 8, this.room, { size: 25 }) + 24;
    if (after.length > 0) {
      const height = this.heightOf(after, this.room - 44, { size: 24 });
      const y = this.bottom - height;
      this.scribble({}, [this.left, y + 4], [this.left, y + height - 2]);
      this.later(() => this.blocks(after, this.left + 24, y, this.room - 44, { size: 24 }));
      this.foot = y - 28;
    }
    return start;
  }

  sign(term: TextRun[], at: number, x: number, y: number, size: number): void {
    const mark = markAt(at);
    const radius = size / 2;
    this.ellipse(x + radius + 6, y + radius + 5, radius, radius, mark);
    this.ellipse(x + radius, y + radius, radius, radius * 0.97, null, { colour: 'ink', width: 2.5 });
    this.ellipse(x + radius + 2, y + radius - 1, radius * 1.03, radius * 0.95, null, { colour: 'ink', width: 2.5 });
    const icon = iconFor(this, term);
    if (icon) {
      const inner = size * 0.6;
      const corner = { x: x + radius - inner / 2, y: y + radius - inner / 2 };
      drawIcon(this, icon, { ...corner, size: inner, colour: inksOn(mark).text });
    } else {
      const look = { font: 'heading', size: size * 0.46, on: mark } as const;
      this.ornament(initialOf(term), { x, y: y + size * 0.27, width: size }, look);
    }
  }

  /** A hand-drawn line: drawn twice, slightly off, and past its ends. */
  scribble({ colour = 'accentInk', width = 4, passes = 2 }: Scribble, ...points: Corner[]): void {
    this.path(this.#strokes(points, passes, 2), null, { colour, width, round: true });
  }

  /** A hand-drawn outline with its fill shifted and its corners crossed. */
  sketch(
    points: Corner[],
    fill: ColourToken | null,
    colour: ColourToken = 'ink',
    paper: ColourToken | null = null,
  ): void {
    if (fill) this.polygon(fill, ...points.map(([x, y]): Corner => [x + 7, y + 6]));
    if (paper) this.polygon(paper, ...points);
    this.path(this.#strokes([...points, points[0]!], 2, 4), null, { colour, width: 2.5, round: true });
  }

  box(x: number, y: number, width: number, height: number): Corner[] {
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
  }

  /** A slightly crooked paper note with a shadow, held by tape. */
  note(x: number, y: number, width: number, height: number, fill: ColourToken, tape = true): void {
    drawNote(this, { x, y, width, height }, fill, this.random.next() < 0.5 ? -1 : 1);
    if (tape) drawTape(this, x + width / 2, y, Math.min(130, width * 0.4));
  }

  tape(cx: number, cy: number, width: number): void {
    drawTape(this, cx, cy, width);
  }

  #strokes(points: Corner[], passes: number, over: number): PathStep[] {
    const off = () => this.random.between(-1.6, 1.6);
    const path: PathStep[] = [];
    for (let pass = 0; pass < passes; pass += 1)
      for (let at = 0; at + 1 < points.length; at += 1) {
        const [[ax, ay], [bx, by]] = [points[at]!, points[at + 1]!];
        const length = Math.hypot(bx - ax, by - ay) || 1;
        const [ux, uy] = [((bx - ax) / length) * over, ((by - ay) / length) * over];
        path.push(['M', ax - ux + off(), ay - uy + off()], ['L', bx + ux + off(), by + uy + off()]);
      }
    return path;
  }
}

export function headingLook(card: CardToPlace, size: number) {
  return titleLook(card, size * card.options.theme.headingScale, 1.18);
}

const GAP = 40;
const INSET = 86;

/** A hand-drawn dot before each item, in one or two columns. */
export function drawDotted(page: NotebookPage, { items, before }: ShortItems, columns: number): Placement {
  const top = page.around(before, [], page.open(), 'features');
  const rows = Math.ceil(items.length / columns);
  const row = Math.min(132, (page.bottom - top) / rows);
  const width = (page.room + GAP) / columns - GAP;
  const texts = setRoomy(items, columns === 1 && items.length <= 4 ? 34 : 29, row - 22, (runs, size) =>
    page.set(runs, width - INSET, { font: 'body', size, leading: 1.28, balanced: true }),
  );
  const tallest = Math.max(...texts.map(({ height }) => height)) + 22;
  if (tallest > row) page.miss((tallest - row) * rows);
  for (const [at, text] of texts.entries()) {
    const x = page.left + 8 + Math.floor(at / rows) * (width + GAP);
    const middle = top + row * ((at % rows) + 0.5);
    drawDot(page, x + 19, middle, at);
    text.put(x - 8 + INSET, middle - text.height / 2);
  }
  return page.placement();
}

const RADIUS = 15;

/** A circle drawn twice by hand over a dot of the highlighter. */
function drawDot(page: NotebookPage, x: number, y: number, at: number): void {
  const pen = { colour: 'ink', width: 2.5 } as const;
  page.ellipse(x + 5, y + 4, RADIUS, RADIUS, markAt(at));
  page.ellipse(x, y, RADIUS, RADIUS * 0.97, null, pen);
  page.ellipse(x + 2, y - 1, RADIUS * 1.05, RADIUS * 0.93, null, pen);
}
