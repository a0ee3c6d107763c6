import type { Block, BlockOf, TextRun } from '../blocks';
import { wordsOf } from '../content/read-content';
import { largestFitting } from '../layout/card-head';
import { partQuote } from '../layout/measure/measure-quote';
import { measureRuns } from '../layout/measure/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measure/measured';
import { prepareText } from '../layout/measure/prepare-text';
import { drawStack, stackMeasured } from '../layout/measure/stack';
import { textFont } from '../layout/measure/text-font';
import type { PlacedElement } from '../placed';
import { plainText } from '../text/text-runs';
import type { Points } from '../units';
import type { DocumentFrame } from './document-frame';
import { decorative, wholeFigure } from './document-shapes';

/** A longer quotation is set like other text. */
const MOST_WORDS = 45;
const SIZES = [27, 24, 21, 18, 16, 14];
const MOST_LINES = 5;
const MARK: Points = 64;
const SPACE: Points = 22;

/** A label such as "💡 Tip:" before text that is not in quotation marks. */
const LABELLED = /^\P{L}*\p{Lu}[\p{L} ]{1,24}:\s+(?!["“„«‚‘])/u;

/** Whether a quotation is short enough to be set as a pull quote, and no note to the reader. */
export function isPullQuote(block: Block): block is BlockOf<'quote'> {
  if (block.kind !== 'quote' || block.callout || wordsOf(block) > MOST_WORDS) return false;
  const { words, source } = partQuote(block);
  return words.length === 1 && (source.length > 0 || !isNote(words[0]!));
}

function isNote(runs: readonly TextRun[]): boolean {
  return runs.some(({ href, code }) => href !== undefined || code) || LABELLED.test(plainText(runs));
}

/** A short quotation in large type, with a quotation mark in the side column and the source below. */
export function measurePullQuote(block: BlockOf<'quote'>, frame: DocumentFrame, measure: MeasureContext): Measured {
  const { theme, book, inks } = measure;
  const { words, source } = partQuote(block);
  const { width } = frame.text;
  const runs = words.flat();
  const said = largestFitting(
    SIZES,
    (size) =>
      measureRuns(
        runs,
        width,
        { role: 'quote', font: 'heading', size, leading: 1.2, balanced: true, spaceBefore: 0 },
        measure,
      ),
    { lines: MOST_LINES, height: 200, width },
    prepareText(runs, textFont(theme, 'heading'), book).longestWord,
  );
  const named = source.map((line) =>
    measureRuns(
      line,
      width,
      { role: 'caption', font: 'body', size: 9, leading: 1.4, colour: inks.muted, spaceBefore: 9 },
      measure,
    ),
  );
  const stack = stackMeasured([said, ...named]);
  const mark = stackMeasured([
    measureRuns(
      [{ text: '“' }],
      frame.side.width,
      { role: 'ornament', font: 'heading', size: MARK, leading: 1, colour: inks.accent, spaceBefore: 0 },
      measure,
    ),
  ]);
  const height: Points = Math.max(stack.height, MARK);
  return wholeFigure(
    height,
    (y): PlacedElement[] => [
      ...decorative(drawStack(mark, 0, mark.slices.length, { ...frame.side, y })),
      ...drawStack(stack, 0, stack.slices.length, { ...frame.text, y }),
    ],
    { space: SPACE, after: SPACE },
  );
}
