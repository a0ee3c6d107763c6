import type { Block, BlockKind, BlockOf } from '../../blocks';
import type { Points } from '../../units';
import { measureCallout } from './measure-callout';
import { measureCode } from './measure-code';
import { measurePicture } from './measure-picture';
import { measureQuote } from './measure-quote';
import { measureTable } from './measure-table';
import { measureList, measureParagraph, measureSubheading } from './measure-text-block';
import type { MeasureContext, Measured } from './measured';

const MEASURE: { [Kind in BlockKind]: (block: BlockOf<Kind>, width: Points, context: MeasureContext) => Measured } = {
  heading: measureSubheading,
  paragraph: measureParagraph,
  list: measureList,
  table: measureTable,
  quote: (block, width, context) =>
    block.callout
      ? measureCallout({ ...block, callout: block.callout }, width, context)
      : measureQuote(block, width, context),
  code: measureCode,
  image: measurePicture,
};

/** Measures any kind of block for a column of running content. */
export function measureBlock(block: Block, width: Points, context: MeasureContext): Measured {
  const measure = MEASURE[block.kind] as (block: Block, width: Points, context: MeasureContext) => Measured;
  return measure(block, width, context);
}
