import type { Block, BlockOf } from '../blocks';
import { largestFitting } from '../layout/card-head';
import { measurePicture } from '../layout/measure/measure-picture';
import { measureRuns } from '../layout/measure/measure-text-block';
import { type MeasureContext, type Measured, measuredHeight } from '../layout/measure/measured';
import { prepareText } from '../layout/measure/prepare-text';
import { drawStack, stackMeasured } from '../layout/measure/stack';
import { textFont } from '../layout/measure/text-font';
import { titleLeading } from '../skeletons/cover-parts';
import type { DocumentFrame } from './document-frame';

const TITLE_SIZES = [62, 56, 50, 44, 38, 32, 27];
/** The largest size of a title that leaves more room for the text. */
const COMPACT_SIZE = 44;
const MOST_LINES = 3;
const PLATE = 120;

/**
 * The opening of a document: a picture, the title across both columns, and the subtitle in the text column. Never a
 * page of its own.
 */
export function titleBlock(
  blocks: readonly Block[],
  frame: DocumentFrame,
  measure: MeasureContext,
  isCompact = false,
): Measured[] {
  const title = blocks.find((block): block is BlockOf<'heading'> => block.kind === 'heading');
  const picture = blocks.find((block): block is BlockOf<'image'> => block.kind === 'image');
  const lead = blocks.find((block): block is BlockOf<'paragraph'> => block.kind === 'paragraph');
  return [
    ...(picture
      ? [acrossPage(measurePicture(picture, frame.full.width, { ...measure, maxPicture: PLATE }), frame)]
      : []),
    ...(title ? [acrossPage(measureTitle(title, frame, measure, isCompact), frame)] : []),
    ...(lead ? [measureLead(lead, frame, measure)] : []),
  ];
}

function measureTitle(
  { runs }: BlockOf<'heading'>,
  { full }: DocumentFrame,
  measure: MeasureContext,
  isCompact: boolean,
) {
  const { width } = full;
  const { longestWord } = prepareText(runs, textFont(measure.theme, 'heading'), measure.book);
  return largestFitting(
    isCompact ? TITLE_SIZES.filter((size) => size <= COMPACT_SIZE) : TITLE_SIZES,
    (size) =>
      measureRuns(
        runs,
        width,
        {
          role: 'title',
          font: 'heading',
          size,
          leading: titleLeading(measure, 1.02),
          balanced: true,
          headingLevel: 1,
          spaceBefore: 18,
          after: 20,
        },
        measure,
      ),
    { lines: MOST_LINES, height: 210, width },
    longestWord,
  );
}

function measureLead({ runs }: BlockOf<'paragraph'>, { text }: DocumentFrame, measure: MeasureContext): Measured {
  const { lead } = measure.scale;
  return measureRuns(
    runs,
    text.width,
    { role: 'subtitle', font: 'body', size: lead, leading: 1.35, spaceBefore: 16, after: 12 },
    measure,
  );
}

/** A block as wide as both columns within the stack of the text column. */
export function acrossPage(measured: Measured, { full }: DocumentFrame): Measured {
  const { slices, mayBreakBefore, keepWithNext, repeat, foot, after } = measured;
  return {
    kind: 'block',
    slices: measured.kind === 'block' ? slices : [{ space: slices[0]?.space ?? 0, height: measuredHeight(measured) }],
    mayBreakBefore: measured.kind === 'block' ? mayBreakBefore : () => true,
    keepWithNext,
    repeat,
    foot,
    after,
    ...(measured.pieces === undefined ? {} : { pieces: measured.pieces }),
    draw: (from, to, { y }) =>
      measured.kind === 'block'
        ? measured.draw(from, to, { ...full, y })
        : drawStack(stackMeasured([measured]), 0, slices.length, { ...full, y }),
  };
}
