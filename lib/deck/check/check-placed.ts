import type { PlacedCard, PlacedChart, PlacedElement, PlacedParagraph, PlacedTable, PlacedText } from '../placed';
import type { Box } from '../units';

/** A fault of a placed card, described for a test's message. */
export type Fault = { card: number; page: number; message: string };

/** In points. A hundredth is rounding, and the eye can see about a third. */
const TOLERANCE = 0.05;

/**
 * Checks a layout's result: every content box is within its card, every line is within its box, and no content boxes
 * overlap. Shapes are background and may bleed.
 */
export function checkPlaced(cards: PlacedCard[]): { inside: Fault[]; overlaps: Fault[] } {
  const inside: Fault[] = [];
  const overlaps: Fault[] = [];
  for (const card of cards) {
    const note = (faults: Fault[], message: string) => faults.push({ card: card.index, page: card.page, message });
    const whole = { x: 0, y: 0, width: card.width, height: card.height };
    const content = card.elements.filter(({ kind }) => kind !== 'shape');
    for (const element of content) {
      if (!holds(whole, element.box)) note(inside, `${describe(element)} leaves the card ${show(whole)}`);
      for (const message of lineFaults(element)) note(inside, message);
    }
    const charts = content.flatMap((element) => (element.kind === 'chart' ? [textsIn(element)] : []));
    for (const group of [content, ...charts])
      for (const [one, other] of findOverlaps(group, MAX_OVERLAPS - overlaps.length))
        note(overlaps, `${describe(one)} overlaps ${describe(other)}`);
  }
  return { inside, overlaps };
}

/** The most overlaps reported. */
const MAX_OVERLAPS = 100;

/**
 * Finds up to `most` pairs of overlapping elements. Sweeps downwards and compares each element only with those above
 * that reach its top, which are few unless they overlap each other.
 */
function findOverlaps(elements: readonly PlacedElement[], most: number): [PlacedElement, PlacedElement][] {
  const pairs: [PlacedElement, PlacedElement][] = [];
  const byTop = [...elements.entries()]
    .filter(([, { box }]) => Number.isFinite(box.y + box.height))
    .sort(([, one], [, other]) => one.box.y - other.box.y);
  let active: typeof byTop = [];
  for (const [at, element] of byTop) {
    if (pairs.length >= most) break;
    active = active.filter(([, { box }]) => box.y + box.height > element.box.y + TOLERANCE);
    for (const [other, above] of active)
      if (
        pairs.length < most &&
        boxesOverlap(above.box, element.box) &&
        !isInHole(above, element) &&
        !isInHole(element, above)
      )
        pairs.push(other < at ? [above, element] : [element, above]);
    active.push([at, element]);
  }
  return pairs;
}

/** Whether an element is within the hole of a ring, so that none of its corners touches a segment. */
function isInHole(ring: PlacedElement, { box }: PlacedElement): boolean {
  if (ring.kind !== 'chart' || ring.chart.kind !== 'doughnut') return false;
  const { plot, hole } = ring.look;
  const [x, y] = [plot.x + plot.width / 2, plot.y + plot.height / 2];
  const dx = Math.max(Math.abs(box.x - x), Math.abs(box.x + box.width - x));
  const dy = Math.max(Math.abs(box.y - y), Math.abs(box.y + box.height - y));
  return Math.hypot(dx, dy) <= (Math.min(plot.width, plot.height) / 2) * hole + TOLERANCE;
}

function lineFaults(element: PlacedElement): string[] {
  if (element.kind === 'text') return element.paragraphs.flatMap((each) => paragraphFaults(each, element.box, 'text'));
  if (element.kind === 'chart') return textsIn(element).flatMap((text) => chartTextFaults(text, element));
  return element.kind === 'table' ? tableFaults(element) : [];
}

function textsIn({ drawing }: PlacedChart): PlacedText[] {
  return drawing.filter((element) => element.kind === 'text');
}

function chartTextFaults(text: PlacedText, { box }: PlacedChart): string[] {
  const outside = holds(box, text.box) ? [] : [`${describe(text)} leaves its chart ${show(box)}`];
  return [...outside, ...lineFaults(text)];
}

function paragraphFaults(paragraph: PlacedParagraph, box: Box, what: string): string[] {
  return paragraph.lines.flatMap((line) => {
    const wide = line.x < box.x - TOLERANCE || line.x + line.width > box.x + box.width + TOLERANCE;
    const deep = line.baseline < box.y - TOLERANCE || line.baseline > box.y + box.height + TOLERANCE;
    const ragged = line.runs.some(({ x, width }) => x < line.x - TOLERANCE || x + width > line.x + line.width + 1);
    if (!wide && !deep && !ragged) return [];
    const words = line.runs.map(({ text }) => text).join('');
    return [
      `the ${what} line “${words.slice(0, 40)}” (${line.x}, ${line.baseline}, ${line.width}) leaves its box ${show(box)}`,
    ];
  });
}

function tableFaults(table: PlacedTable): string[] {
  const faults: string[] = [];
  for (const row of table.rows) {
    for (const cell of row.cells) {
      if (!holds(table.box, cell.box)) faults.push(`a cell ${show(cell.box)} leaves its table ${show(table.box)}`);
      for (const paragraph of cell.paragraphs) faults.push(...paragraphFaults(paragraph, cell.box, 'cell'));
    }
  }
  return faults;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    Number.isFinite(inner.x + inner.y + inner.width + inner.height) &&
    inner.width > 0 &&
    inner.height > 0 &&
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  );
}

function boxesOverlap(one: Box, other: Box): boolean {
  return (
    one.x + one.width > other.x + TOLERANCE &&
    other.x + other.width > one.x + TOLERANCE &&
    one.y + one.height > other.y + TOLERANCE &&
    other.y + other.height > one.y + TOLERANCE
  );
}

function describe(element: PlacedElement): string {
  const name = element.kind === 'text' ? `${element.role} text` : element.kind;
  return `a ${name} ${show(element.box)}`;
}

function show({ x, y, width, height }: Box): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return `[${round(x)}, ${round(y)}, ${round(width)} × ${round(height)}]`;
}
