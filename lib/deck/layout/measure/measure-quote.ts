import type { BlockOf, TextRun } from '../../blocks';
import { isSource } from '../../content/fold-source';
import type { PlacedElement, PlacedShape } from '../../placed';
import { plainText, sliceRuns, trimRuns } from '../../text/text-runs';
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

/** The words in quotation marks, before a source in brackets or after a dash. */
const QUOTED = /^\s*["“„«].*["”“»][.,]?(?=\s*(?:\([^()]+\)|[—–―]\s?\S.*)\s*$)/su;

/**
 * The words of a quotation and its source: the line below it, a last paragraph that begins with a dash, or what follows
 * the quotation marks.
 */
export function partQuote({ paragraphs, source }: BlockOf<'quote'>): { words: TextRun[][]; source: TextRun[][] } {
  const last = paragraphs.at(-1);
  const beneath = source ? [source] : [];
  if (paragraphs.length > 1 && last && isSource(last))
    return { words: paragraphs.slice(0, -1), source: [last, ...beneath] };
  const said = QUOTED.exec(last ? plainText(last) : '')?.[0].length;
  if (paragraphs.length === 1 && said)
    return { words: [sliceRuns(last!, 0, said)], source: [trimRuns(sliceRuns(last!, said)), ...beneath] };
  return { words: paragraphs, source: beneath };
}
