import type { TextRun } from '../blocks';
import type { PlacedElement } from '../placed';
import { headGap, measureHead } from './card-head';
import { partQuote } from './measure-quote';
import { measureRuns } from './measure-text-block';
import { type Measured, type MeasuredText, measuredHeight } from './measured';
import { type CardToPlace, filledRect, type Placement, snap } from './placement';
import { prepareText } from './prepare-text';
import { drawStack, stackBlocks, stackMeasured } from './stack';
import { textFont } from './text-font';

const BAR = 6;

/**
 * A quotation in large display type beside a bar, with its source below it and the other blocks above and below in
 * their order.
 */
export function placeQuote(card: CardToPlace): Placement {
  const { content, frame, measure, options } = card;
  const { body } = frame;
  const { scale } = measure;
  const at = content.body.findIndex(({ kind }) => kind === 'quote');
  const block = content.body[at];
  const quote = block?.kind === 'quote' ? partQuote(block) : null;
  const inset = Math.round(scale.body * 1.6);
  const width = Math.round(body.width * (frame.card.width > frame.card.height * 1.2 ? 0.9 : 1)) - inset;
  const head = stackMeasured(measureHead(card, body.width, Math.max(scale.body, Math.round(scale.heading * 0.7))));
  const restWidth = Math.min(body.width, scale.measure * scale.body);
  const first = stackBlocks(content.body.slice(0, Math.max(0, at)), restWidth, measure);
  const rest = stackBlocks(content.body.slice(at + 1), restWidth, measure);
  const headed = head.slices.length > 0 ? head.height + headGap(measure) : 0;
  const above = headed + (first.slices.length > 0 ? first.height + headGap(measure) : 0);
  const below = rest.slices.length > 0 ? scale.gap * 1.6 + rest.height : 0;
  const room = body.height - above - below;
  const parts = quote ? setQuote(card, quote.words, quote.source, width, room) : [];
  const said = stackMeasured(parts);
  const need = above + said.height + below;
  return {
    excess: need - body.height,
    draw() {
      const slack = Math.max(0, body.height - need);
      let y = Math.min(body.y + slack, snap(body.y + slack * (options.format === 'document' ? 0.2 : 0.46)));
      const elements: PlacedElement[] = drawStack(head, 0, head.slices.length, { ...body, y });
      elements.push(...drawStack(first, 0, first.slices.length, { x: body.x, y: y + headed, width: restWidth }));
      y += above;
      if (said.slices.length > 0) {
        elements.push(filledRect({ x: body.x, y, width: BAR, height: said.height }, measure.inks.rule));
        elements.push(...drawStack(said, 0, said.slices.length, { x: body.x + inset, y, width }));
        y += said.height + scale.gap * 1.6;
      }
      elements.push(...drawStack(rest, 0, rest.slices.length, { x: body.x, y, width: restWidth }));
      return elements;
    },
  };
}

function setQuote(card: CardToPlace, words: TextRun[][], source: TextRun[][], width: number, room: number): Measured[] {
  const { measure } = card;
  const { scale, theme, book, inks } = measure;
  const spoken = source.map((runs) =>
    measureRuns(
      runs,
      width,
      {
        role: 'caption',
        font: 'body',
        size: Math.max(scale.floor, scale.body * 0.9),
        colour: inks.muted,
        spaceBefore: scale.gap,
      },
      measure,
    ),
  );
  const left = room - spoken.reduce((sum, each) => sum + measuredHeight(each) + scale.gap, 0);
  const sizes = [1.3, 1.16, 1.04, 0.92, 0.82, 0.72, 0.62].map((share) =>
    Math.max(scale.body, Math.round(scale.heading * share)),
  );
  const setAll = (size: number): MeasuredText[] =>
    words.map((runs) =>
      measureRuns(
        runs,
        width,
        {
          role: 'quote',
          font: 'display',
          size,
          leading: 1.28,
          balanced: true,
          spaceBefore: scale.gap * 0.75,
          after: 0,
        },
        measure,
      ),
    );
  const longest = words.reduce(
    (most, runs) => Math.max(most, prepareText(runs, textFont(theme, 'display'), book).longestWord),
    0,
  );
  const lines = Math.max(card.frame.portrait ? 9 : 5, words.length * 2);
  const size = sizes.find((each) => {
    if (longest * each > width * 0.99) return false;
    const set = setAll(each);
    return (
      set.reduce((sum, { slices }) => sum + slices.length, 0) <= lines &&
      set.reduce((sum, text) => sum + measuredHeight(text) + scale.gap * 0.75, 0) <= left
    );
  });
  return [...setAll(size ?? scale.body), ...spoken];
}
