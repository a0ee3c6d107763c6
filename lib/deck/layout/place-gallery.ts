import type { Box } from '../units';
import { headGap, measureHead } from './card-head';
import { drawPicture } from './measure-picture';
import type { CardToPlace, Placement } from './placement';
import { drawStack, stackBlocks, stackMeasured } from './stack';

const GUTTER = 16;
/** A lower picture would be too small to look at. */
const LEAST_HEIGHT = 84;

/** Several pictures of equal size in rows, with the text above them. */
export function placeGallery(card: CardToPlace): Placement {
  const { content, frame, measure, options } = card;
  const { body } = frame;
  const count = content.images.length;
  if (count === 0) return { excess: Number.POSITIVE_INFINITY, draw: () => [] };
  const head = stackMeasured(measureHead(card, body.width));
  const rest = stackBlocks(content.texts, Math.min(body.width, measure.scale.measure * measure.scale.body), measure);
  const above =
    (head.slices.length > 0 ? head.height + headGap(measure) : 0) +
    (rest.slices.length > 0 ? rest.height + headGap(measure) : 0);
  const columns = columnsFor(count, frame.card.width > frame.card.height * 1.2);
  const rows = Math.ceil(count / columns);
  const room = body.height - above - GUTTER * (rows - 1);
  const height = room / rows;
  return {
    excess: LEAST_HEIGHT * rows - room,
    draw() {
      const top = body.y + above;
      const pictures = content.images.map((block, at) => {
        const row = Math.floor(at / columns);
        // In a last row with fewer pictures, they share the full width.
        const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns;
        const width = (body.width - GUTTER * (inRow - 1)) / inRow;
        const box: Box = {
          x: body.x + (at - row * columns) * (width + GUTTER),
          y: top + row * (height + GUTTER),
          width,
          height,
        };
        return drawPicture(block, box, options.theme);
      });
      return [
        ...drawStack(head, 0, head.slices.length, body),
        ...drawStack(rest, 0, rest.slices.length, {
          x: body.x,
          y: body.y + (head.slices.length > 0 ? head.height + headGap(measure) : 0),
          width: Math.min(body.width, measure.scale.measure * measure.scale.body),
        }),
        ...pictures,
      ];
    },
  };
}

function columnsFor(count: number, wide: boolean): number {
  if (!wide) return count <= 2 ? 1 : count <= 8 ? 2 : 3;
  if (count <= 3) return count;
  return count === 4 ? 2 : count <= 9 ? 3 : Math.ceil(Math.sqrt(count * 1.6));
}
