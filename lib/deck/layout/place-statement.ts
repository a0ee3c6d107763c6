import type { PlacedElement } from '../placed';
import { headGap, largestFitting, measureHead } from './card-head';
import { measureRuns } from './measure-text-block';
import { measuredHeight } from './measured';
import { type CardToPlace, type Placement, rule, snap } from './placement';
import { prepareText } from './prepare-text';
import { drawStack, stackBlocks, stackMeasured } from './stack';
import { textFont } from './text-font';

/** Sizes of the statement relative to a heading, largest first; a body's size is the last resort. */
const SHARES = [1.6, 1.42, 1.24, 1.1, 0.96, 0.84, 0.74, 0.64];
const RULE = { width: 56, height: 4, gap: 22 };

/** One thing said large: the card's first paragraph in display type, its heading small above it, the rest below. */
export function placeStatement(card: CardToPlace): Placement {
  const { content, frame, measure, options } = card;
  const { body } = frame;
  const { scale, theme, book } = measure;
  const width = Math.round(body.width * (frame.card.width > frame.card.height * 1.2 ? 0.86 : 1));
  const said = content.body.find((block) => block.kind === 'paragraph') ?? null;
  const others = content.body.filter((block) => block !== said);
  const head = stackMeasured(measureHead(card, width, Math.max(scale.body, Math.round(scale.heading * 0.62))));
  const rest = stackBlocks(others, Math.min(width, scale.measure * scale.body), measure);
  const above = RULE.height + RULE.gap + (head.slices.length > 0 ? head.height + headGap(measure) : 0);
  const below = rest.slices.length > 0 ? scale.gap * 1.5 + rest.height : 0;
  const text = said && prepareText(said.runs, textFont(theme, 'display'), book);
  const big =
    said && text
      ? largestFitting(
          [...SHARES.map((share) => Math.max(scale.body, Math.round(scale.heading * share))), scale.body],
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
      elements.push(rule({ x: body.x, y, width: RULE.width, height: RULE.height }, measure.inks.rule));
      y += RULE.height + RULE.gap;
      if (head.slices.length > 0) {
        elements.push(...drawStack(head, 0, head.slices.length, { x: body.x, y, width }));
        y += head.height + headGap(measure);
      }
      if (big) {
        const stack = stackMeasured([big]);
        elements.push(...drawStack(stack, 0, stack.slices.length, { x: body.x, y, width }));
        y += stack.height + scale.gap * 1.5;
      }
      elements.push(
        ...drawStack(rest, 0, rest.slices.length, { x: body.x, y, width: Math.min(width, scale.measure * scale.body) }),
      );
      return elements;
    },
  };
}
