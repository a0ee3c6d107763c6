import type { PlacedElement } from '../placed';
import { headGap, largestFitting, measureHead } from './card-head';
import { measureRuns } from './measure-text-block';
import { measuredHeight } from './measured';
import { type CardToPlace, filledRect, type Placement, snap } from './placement';
import { prepareText } from './prepare-text';
import { drawStack, type Stack, stackBlocks, stackMeasured } from './stack';
import { textFont } from './text-font';

/** Sizes of the statement relative to a heading, largest first. The body size is the last resort. */
const SHARES = [1.6, 1.42, 1.24, 1.1, 0.96, 0.84, 0.74, 0.64];
const RULE = { width: 56, height: 4, gap: 22 };

/** Under a heading, the statement stays smaller than the heading. */
const LARGEST_BELOW_HEADING = 0.84;

/**
 * A single statement in large type: the first paragraph of the card, with the other blocks before and after it in their
 * order.
 */
export function placeStatement(card: CardToPlace): Placement {
  const { content, frame, measure, options } = card;
  const { body } = frame;
  const { scale, theme, book } = measure;
  const width = Math.round(body.width * (frame.card.width > frame.card.height * 1.2 ? 0.86 : 1));
  const at = content.body.findIndex((block) => block.kind === 'paragraph');
  const block = content.body[at];
  const said = block?.kind === 'paragraph' ? block : null;
  const restWidth = Math.min(width, scale.measure * scale.body);
  const head = stackMeasured(measureHead(card, width));
  const first = stackBlocks(content.body.slice(0, Math.max(0, at)), restWidth, measure);
  const rest = stackBlocks(content.body.slice(at + 1), restWidth, measure);
  const heightAbove = (stack: Stack) => (stack.slices.length > 0 ? stack.height + headGap(measure) : 0);
  const above = RULE.height + RULE.gap + heightAbove(head) + heightAbove(first);
  const shares = content.heading ? SHARES.filter((share) => share <= LARGEST_BELOW_HEADING) : SHARES;
  const below = rest.slices.length > 0 ? scale.gap * 1.5 + rest.height : 0;
  const text = said && prepareText(said.runs, textFont(theme, 'display'), book);
  const big =
    said && text
      ? largestFitting(
          [...shares.map((share) => Math.max(scale.body, Math.round(scale.heading * share))), scale.body],
          (size) =>
            measureRuns(
              said.runs,
              width,
              { role: 'body', font: 'display', size, leading: 1.22, balanced: true },
              measure,
            ),
          { lines: frame.portrait ? 8 : 5, height: (body.height - above - below) * 0.94, width: width * 0.99 },
          text.longestWord,
        )
      : null;
  const need = above + (big ? measuredHeight(big) : 0) + below;
  return {
    excess: need - body.height,
    draw() {
      const slack = Math.max(0, body.height - need);
      let y = Math.min(body.y + slack, snap(body.y + slack * (options.format === 'document' ? 0.2 : 0.46)));
      const elements: PlacedElement[] = [];
      elements.push(filledRect({ x: body.x, y, width: RULE.width, height: RULE.height }, measure.inks.rule));
      y += RULE.height + RULE.gap;
      if (head.slices.length > 0) {
        elements.push(...drawStack(head, 0, head.slices.length, { x: body.x, y, width }));
        y += head.height + headGap(measure);
      }
      elements.push(...drawStack(first, 0, first.slices.length, { x: body.x, y, width: restWidth }));
      y += heightAbove(first);
      if (big) {
        const stack = stackMeasured([big]);
        elements.push(...drawStack(stack, 0, stack.slices.length, { x: body.x, y, width }));
        y += stack.height + scale.gap * 1.5;
      }
      elements.push(...drawStack(rest, 0, rest.slices.length, { x: body.x, y, width: restWidth }));
      return elements;
    },
  };
}
