import type { Block } from '../../blocks';
import type { PlacedElement, PlacedText } from '../../placed';
import type { Points } from '../../units';
import { measureBlock } from './measure-block';
import type { MeasureContext, Measured, MeasuredText, Spot } from './measured';

/** Blocks one below the other, cut into slices so that columns and pages can split them. */
export type Stack = { blocks: Measured[]; slices: StackSlice[]; height: Points };

type StackSlice = {
  /** Index of the block (`block`), and of the slice within it (`at`). */
  block: number;
  at: number;
  /** Ignored if the slice is the first in its column. */
  space: Points;
  height: Points;
};

export function stackBlocks(blocks: Block[], width: Points, context: MeasureContext): Stack {
  return stackMeasured(
    blocks.map((block) => context.figureOf?.(block, width, context) ?? measureBlock(block, width, context)),
  );
}

export function stackMeasured(blocks: Measured[]): Stack {
  const slices: StackSlice[] = [];
  let height = 0;
  for (const [block, measured] of blocks.entries()) {
    const before = block > 0 ? blocks[block - 1]! : null;
    for (const [at, slice] of measured.slices.entries()) {
      const space = at > 0 ? slice.space : spaceBetween(before, slice.space);
      height += (slices.length > 0 ? space : 0) + slice.height;
      slices.push({ block, at, space, height: slice.height });
    }
  }
  return { blocks, slices, height };
}

/** The small space after a heading takes precedence over a larger one before the next block. */
function spaceBetween(before: Measured | null, own: Points): Points {
  if (!before) return own;
  return before.keepWithNext ? before.after : Math.max(before.after, own);
}

/** Whether a column or page may begin with slice `at` of the stack. */
export function mayBreakBefore({ blocks, slices }: Stack, at: number): boolean {
  const slice = slices[at]!;
  if (slice.at > 0) return blocks[slice.block]!.mayBreakBefore(slice.at);
  const before = slice.block > 0 ? blocks[slice.block - 1] : undefined;
  return !before?.keepWithNext;
}

/** Whether slice `at` of the stack begins a paragraph, an item or a block. */
export function beginsWhole({ blocks, slices }: Stack, at: number): boolean {
  const slice = slices[at]!;
  return slice.at === 0 || (blocks[slice.block]!.beginsParagraph?.(slice.at) ?? true);
}

/** Height of slices `from` to `to` in a separate column, including the head of a continued table. */
export function stackHeight(stack: Stack, from: number, to: number): Points {
  const { blocks, slices } = stack;
  if (from >= to) return 0;
  let height = slices[from]!.at > 0 ? blocks[slices[from]!.block]!.repeat : 0;
  for (let at = from; at < to; at += 1) height += (at > from ? slices[at]!.space : 0) + slices[at]!.height;
  return height + footOf(stack, to - 1);
}

/** Height needed below slice `at` if it is the last in its column but not in its block. */
export function footOf({ blocks, slices }: Stack, at: number): Points {
  const { block, at: own } = slices[at]!;
  return own < blocks[block]!.slices.length - 1 ? blocks[block]!.foot : 0;
}

/** Draws slices `from` to `to`, starting at the top of a spot. Neighbouring texts of one kind share a box. */
export function drawStack(stack: Stack, from: number, to: number, spot: Spot): PlacedElement[] {
  const { blocks, slices } = stack;
  const elements: PlacedElement[] = [];
  let y = spot.y;
  let open: { text: PlacedText; group: string } | null = null;
  for (let at = from; at < to; ) {
    const slice = slices[at]!;
    const measured = blocks[slice.block]!;
    let end = at + 1;
    let height = slice.height;
    while (end < to && slices[end]!.block === slice.block) {
      height += slices[end]!.space + slices[end]!.height;
      end += 1;
    }
    const space = at > from ? slice.space : 0;
    const first = slice.at;
    const last = slices[end - 1]!.at + 1;
    y += space;
    if (measured.kind === 'text') {
      const paragraphs = measured.paragraphs(first, last, { ...spot, y });
      if (open && open.group === measured.group && measured.headingLevel === null) {
        paragraphs[0]!.spaceBefore = space;
        open.text.paragraphs.push(...paragraphs);
        open.text.box.height += space + height;
      } else {
        const text = textBox(measured, paragraphs, { ...spot, y }, height);
        elements.push(text);
        open = { text, group: measured.group };
      }
    } else {
      elements.push(...measured.draw(first, last, { ...spot, y }));
      open = null;
      if (first > 0) height += measured.repeat;
      if (last < measured.slices.length) height += measured.foot;
    }
    y += height;
    at = end;
  }
  return elements;
}

function textBox(measured: MeasuredText, paragraphs: PlacedText['paragraphs'], spot: Spot, height: Points): PlacedText {
  const heading = measured.headingLevel !== null;
  // The box of a balanced heading is as narrow as its lines, so that programs that wrap text break it in the same
  // places.
  const width =
    heading && paragraphs.every(({ align }) => align === 'left') ? Math.min(spot.width, measured.width) : spot.width;
  return {
    kind: 'text',
    role: measured.role,
    box: { x: spot.x, y: spot.y, width, height },
    inset: 0,
    fill: null,
    radius: 0,
    paragraphs,
    headingLevel: measured.headingLevel,
  };
}
