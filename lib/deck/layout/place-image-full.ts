import type { Box } from '../units';
import { headGap, measureHead } from './card-head';
import { drawPicture, shapeOf } from './measure-picture';
import { type CardToPlace, type Placement, snap } from './placement';
import { drawStack, stackBlocks, stackMeasured } from './stack';

/** The picture takes at least this share of the card’s height. */
const LEAST_SHARE = 0.4;

/** The picture across the full width, up to three edges of the card, with heading and text in a band below it. */
export function placeImageFull(card: CardToPlace): Placement {
  const { content, frame, measure, options } = card;
  const block = content.images[0];
  if (!block) return { excess: Number.POSITIVE_INFINITY, draw: () => [] };
  const { body, bare } = frame;
  const width = Math.min(body.width, measure.scale.measure * measure.scale.body * 1.2);
  const size = Math.max(measure.scale.body, Math.round(measure.scale.heading * 0.76));
  const head = stackMeasured(measureHead(card, body.width, size));
  const gap = head.slices.length > 0 ? headGap(measure) * 0.6 : 0;
  const rest = stackBlocks(
    content.body.filter((each) => each !== block),
    width,
    measure,
  );
  const caption = head.height + (rest.slices.length > 0 ? gap + rest.height : 0);
  const between = caption > 0 ? 24 : 0;
  const top = bare ? 0 : body.y;
  const bottom = bare && caption === 0 ? frame.card.height : body.y + body.height;
  const height = bottom - top - caption - between;
  return {
    excess: frame.card.height * LEAST_SHARE - height,
    draw() {
      const whole: Box = bare
        ? { x: 0, y: 0, width: frame.card.width, height }
        : { x: body.x, y: body.y, width: body.width, height };
      const shape = shapeOf(block.picture);
      const picture = drawPicture(block, whole, options.theme, bare);
      // A picture that is shown whole keeps a margin, because its background would otherwise end in a hard edge.
      if (picture.fit === 'contain' && shape !== null && bare) {
        picture.box = { x: body.x, y: body.y, width: body.width, height: Math.max(24, height - body.y) };
      }
      const y = snap(top + height + between);
      const lowest = body.y + body.height - caption;
      const start = caption > 0 ? Math.min(y, lowest) : y;
      return [
        picture,
        ...drawStack(head, 0, head.slices.length, { ...body, y: start }),
        ...drawStack(rest, 0, rest.slices.length, { x: body.x, y: start + head.height + gap, width }),
      ];
    },
  };
}
