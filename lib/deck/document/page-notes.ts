import { type DocumentNote, labelOf, marksIn } from '../content/footnotes';
import { measureRuns } from '../layout/measure/measure-text-block';
import { type MeasureContext, type Measured, measuredHeight, wholeFigure } from '../layout/measure/measured';
import { drawStack, type Stack, stackMeasured } from '../layout/measure/stack';
import { filledRect } from '../layout/placement';
import type { ColumnNotes } from '../layout/split-columns';
import type { PlacedElement, PlacedParagraph } from '../placed';
import type { Points } from '../units';
import type { DocumentFrame } from './document-frame';

const SIZE: Points = 8.5;
const RULE: Points = 96;
/** Minimum space between the text and the rule, and between the rule and the first footnote. */
const ABOVE_RULE: Points = 14;
const BELOW_RULE: Points = 6;

/** Maximum share of a page for the footnotes of one line of text. Longer ones go to the end of the document. */
const MOST_OF_PAGE = 0.4;

/** Footnotes at the foot of the page that has their first mark. */
export type PageNotes = ColumnNotes & {
  /** Height of the footnotes on a page with slices `from` to `to`, including the rule; 0 if there are none. */
  heightBelow(from: number, to: number): Points;
  /** @param bottom lower edge of the footnotes */
  draw(from: number, to: number, bottom: Points): PlacedElement[];
  /**
   * Footnotes for the end of the document: those without a mark in the flow, and those that are too long for a page.
   */
  left: Measured[];
};

/**
 * Finds the footnote marks in the lines of a flow.
 * @param room height of the text on a page
 */
export function placeNotes(
  notes: readonly DocumentNote[],
  stack: Stack,
  room: Points,
  { text }: DocumentFrame,
  measure: MeasureContext,
): PageNotes {
  const measured = notes.map((note) => ({ label: labelOf(note), measured: measureNote(note, text.width, measure) }));
  const waiting = new Map(measured.toReversed().map((note) => [note.label, note]));
  const bySlice = new Map<number, Measured[]>();
  if (notes.length > 0)
    for (const at of stack.slices.keys()) {
      const found: Measured[] = [];
      let height = ABOVE_RULE + BELOW_RULE;
      for (const label of marksOf(stack, at)) {
        const note = waiting.get(label);
        if (!note || height + noteHeight(note.measured) > room * MOST_OF_PAGE) continue;
        height += noteHeight(note.measured);
        found.push(note.measured);
        waiting.delete(label);
      }
      if (found.length > 0) bySlice.set(at, found);
    }

  const between = (from: number, to: number) =>
    bySlice.size === 0 ? [] : Array.from({ length: to - from }, (_, at) => bySlice.get(from + at) ?? []).flat();
  const heightOf = (parts: readonly Measured[]) => parts.reduce((sum, part) => sum + noteHeight(part), 0);
  const placed = new Set([...bySlice.values()].flat());
  const left = measured.map((note) => note.measured).filter((note) => !placed.has(note));
  return {
    rule: ABOVE_RULE + BELOW_RULE,
    heightOf: (at) => heightOf(bySlice.get(at) ?? []),
    heightBelow: (from, to) => {
      const parts = between(from, to);
      return parts.length > 0 ? ABOVE_RULE + BELOW_RULE + heightOf(parts) : 0;
    },
    draw: (from, to, bottom) => {
      const parts = between(from, to);
      if (parts.length === 0) return [];
      const foot = stackMeasured([ruleAbove(text.x, measure), ...parts]);
      return drawStack(foot, 0, foot.slices.length, { ...text, y: bottom - foot.height });
    },
    left: left.length > 0 ? [ruleAbove(text.x, measure), ...left] : [],
  };
}

/** Space between two footnotes. `noteHeight` relies on there being no other space. */
const SPACE: Points = 4;

function measureNote({ runs }: DocumentNote, width: Points, measure: MeasureContext): Measured {
  const look = { role: 'caption', font: 'body', size: SIZE, leading: 1.35, spaceBefore: SPACE, after: 0 } as const;
  return measureRuns(runs, width, look, measure);
}

function noteHeight(note: Measured): Points {
  return note.slices[0]!.space + measuredHeight(note);
}

function ruleAbove(x: Points, { inks }: MeasureContext): Measured {
  const draw = ({ y }: { y: Points }): PlacedElement[] => [filledRect({ x, y, width: RULE, height: 0.5 }, inks.muted)];
  return { ...wholeFigure(0.5, draw, { space: ABOVE_RULE, after: BELOW_RULE }), keepWithNext: true };
}

/** The footnote marks drawn in a slice. Elements that only repeat other text, such as the contents, have none. */
function marksOf({ blocks, slices }: Stack, at: number): string[] {
  const { block, at: own } = slices[at]!;
  const measured = blocks[block]!;
  const spot = { x: 0, y: 0, width: 100 };
  if (measured.kind === 'text') return marksInParagraphs(measured.paragraphs(own, own + 1, spot));
  return measured.draw(own, own + 1, spot).flatMap(marksInElement);
}

function marksInElement(element: PlacedElement): string[] {
  if (element.kind === 'text') return element.repeated ? [] : marksInParagraphs(element.paragraphs);
  if (element.kind === 'chart') return element.drawing.flatMap(marksInElement);
  if (element.kind !== 'table') return [];
  return element.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => marksInParagraphs(paragraphs)));
}

function marksInParagraphs(paragraphs: readonly PlacedParagraph[]): string[] {
  return paragraphs.flatMap(({ runs }) => marksIn(runs));
}
