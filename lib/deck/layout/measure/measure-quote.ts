import type { BlockOf } from '../../blocks';
import { partQuote } from '../../content/fold-source';
import type { PlacedElement, PlacedShape } from '../../placed';
import type { Points } from '../../units';
import { fromParagraphs } from './measure-text-block';
import { type MeasureContext, type MeasuredBlock, measuredHeight, PLAIN_BLOCK } from './measured';
import { setParagraph } from './set-paragraph';
import { textFont } from './text-font';

const BAR: Points = 4;

/** A quotation among other text: a bar on its left, and the source in a muted colour. */
export function measureQuote(block: BlockOf<'quote'>, width: Points, context: MeasureContext): MeasuredBlock {
  const { theme, book, scale, inks } = context;
  const inset = Math.round(scale.body * 1.1);
  const { words, source } = partQuote(block);
  const paragraphs = [
    ...words.map((runs, at) =>
      setParagraph(runs, width - inset, book, {
        font: textFont(theme, 'body'),
        size: Math.round(scale.body * 1.1 * 2) / 2,
        leading: scale.leading,
        inks,
        colour: inks.text,
        spaceBefore: at === 0 ? scale.gap : Math.round(scale.gap * 0.5),
      }),
    ),
    ...source.map((runs) =>
      setParagraph(runs, width - inset, book, {
        font: textFont(theme, 'body'),
        size: Math.max(scale.floor, Math.round(scale.body * 0.85 * 2) / 2),
        leading: scale.leading,
        inks,
        colour: inks.muted,
        spaceBefore: Math.round(scale.gap * 0.5),
      }),
    ),
  ];
  const text = fromParagraphs(paragraphs, { role: 'quote', font: 'body', size: scale.body }, scale.gap);
  return {
    ...PLAIN_BLOCK,
    slices: text.slices,
    mayBreakBefore: text.mayBreakBefore,
    after: scale.gap,
    draw(from, to, { x, y, width: room }): PlacedElement[] {
      const height = measuredHeight({ ...text, slices: text.slices.slice(from, to) });
      const bar: PlacedShape = {
        kind: 'shape',
        shape: 'rect',
        box: { x, y, width: BAR, height },
        fill: inks.rule,
        stroke: null,
        radius: 0,
        opacity: 1,
      };
      const spot = { x: x + inset, y, width: room - inset };
      return [
        bar,
        {
          kind: 'text',
          role: 'quote',
          box: { ...spot, height },
          inset: 0,
          fill: null,
          radius: 0,
          paragraphs: text.paragraphs(from, to, spot),
          headingLevel: null,
        },
      ];
    },
  };
}
