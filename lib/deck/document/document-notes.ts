import type { Block, BlockOf, TextRun } from '../blocks';
import { measureRuns } from '../layout/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measured';
import { blockText } from '../text/block-text';
import { plainText } from '../text/text-runs';
import type { Points } from '../units';
import type { DocumentFrame } from './document-frame';
import { wholeFigure } from './whole-figure';

type Note = BlockOf<'paragraph'>;

/** "[1] The cost per meal is …": how the reader writes a footnote and its mark. */
const NOTE = /^\[([^\]\s]{1,24})\]\s+(?=\S)/;
const MARKS = /\[([^\]\s]{1,24})\]/g;

/** Cards without their footnotes, and the footnotes: paragraphs that begin with a mark that the text has elsewhere. */
export function partNotes<Own extends { blocks: Block[] }>(cards: readonly Own[]): { cards: Own[]; notes: Note[] } {
  const blocks = cards.flatMap((card) => card.blocks);
  if (!blocks.some((block) => labelOf(block) !== null)) return { cards: [...cards], notes: [] };
  const marked = new Set(blocks.flatMap((block) => (labelOf(block) === null ? marksIn(block) : [])));
  const isNote = (block: Block): block is Note => marked.has(labelOf(block) ?? '');
  return {
    cards: cards.map((card) => ({ ...card, blocks: card.blocks.filter((block) => !isNote(block)) })),
    notes: blocks.filter(isNote),
  };
}

/** What a footnote says, without its mark. */
export function noteWords({ runs }: Note): TextRun[] {
  let left = NOTE.exec(plainText(runs))?.[0].length ?? 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(left);
    left = Math.max(0, left - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** The mark of a footnote, without its brackets; null of another block. */
export function labelOf(block: Block): string | null {
  if (block.kind !== 'paragraph') return null;
  return NOTE.exec(plainText(block.runs))?.[1] ?? null;
}

function marksIn(block: Block): string[] {
  return [...blockText(block).matchAll(MARKS)].map(([, label]) => label!);
}

const SIZE: Points = 8.5;
const RULE: Points = 96;

/** The footnotes below a short rule, in small type. */
export function measureNotes(notes: readonly Note[], { text }: DocumentFrame, measure: MeasureContext): Measured[] {
  if (notes.length === 0) return [];
  const rule = wholeFigure(
    0.5,
    (y) => [
      {
        kind: 'shape',
        shape: 'rect',
        box: { x: text.x, y, width: RULE, height: 0.5 },
        fill: measure.inks.muted,
        stroke: null,
        radius: 0,
        opacity: 1,
      },
    ],
    { space: 22, after: 6 },
  );
  return [
    { ...rule, keepWithNext: true },
    ...notes.map(({ runs }) =>
      measureRuns(
        runs,
        text.width,
        { role: 'caption', font: 'body', size: SIZE, leading: 1.35, spaceBefore: 3 },
        measure,
      ),
    ),
  ];
}
