import type { BlockOf } from '../blocks';
import type { Box } from '../units';
import { headGap, measureHead } from './card-head';
import { boxShapeOf, coversWell, drawPicture } from './measure-picture';
import { type CardToPlace, dropInto, type Placement, snap } from './placement';
import { countRunts, drawStack, stackBlocks, stackMeasured } from './stack';

type Parts = { picture: Box; text: Box; bleeds: boolean };

/** Text on one side and the first picture of the card on the other, up to the edge of the card if its shape allows. */
export function placeWithImage(card: CardToPlace): Placement {
  const { content, measure, options } = card;
  const block = content.images[0];
  if (!block) return { excess: Number.POSITIVE_INFINITY, draw: () => [] };
  const { picture, text, bleeds } = partCard(card, block);
  const head = stackMeasured(measureHead(card, text.width));
  const gap = head.slices.length > 0 ? headGap(measure) : 0;
  const rest = stackBlocks(
    content.body.filter((each) => each !== block),
    text.width,
    measure,
  );
  const need = head.height + gap + rest.height;
  return {
    excess: need - text.height,
    runts: countRunts(rest),
    draw() {
      const slack = Math.max(0, text.height - need);
      // Beside a picture, the text is vertically centred; under one, it begins right below.
      const drop =
        text.width < card.frame.body.width ? snap(slack * 0.42) : dropInto(slack, text.height, options.format) / 2;
      const y = text.y + Math.min(drop, slack);
      return [
        drawPicture(block, picture, options.theme, bleeds),
        ...drawStack(head, 0, head.slices.length, { ...text, y }),
        ...drawStack(rest, 0, rest.slices.length, { ...text, y: y + head.height + gap }),
      ];
    },
  };
}

function partCard(card: CardToPlace, block: BlockOf<'image'>): Parts {
  const { frame, layout } = card;
  const left = layout === 'bullets-image-left';
  return frame.card.width > frame.card.height * 1.2 ? partWide(frame, block, left) : partTall(frame, block, left);
}

const GUTTER = 44;

function partWide({ card, body, bare }: CardToPlace['frame'], block: BlockOf<'image'>, left: boolean): Parts {
  const shape = boxShapeOf(block.picture);
  const bleedWidth = Math.round(card.width * (shape !== null && shape < 0.8 ? 0.36 : 0.4));
  const bleed: Box = { x: left ? 0 : card.width - bleedWidth, y: 0, width: bleedWidth, height: card.height };
  if (bare && coversWell(block.picture, bleed)) {
    const width = body.x + body.width - bleedWidth - GUTTER;
    const text = { ...body, x: left ? bleedWidth + GUTTER : body.x, width };
    return { picture: bleed, text, bleeds: true };
  }
  // A picture that would be cropped too much is shown whole within the margins.
  const width = Math.round(body.width * (shape !== null && shape > 1.2 ? 0.48 : 0.4));
  const height = Math.min(body.height, shape === null ? body.height : width / shape);
  const own = shape === null ? width : Math.min(width, height * shape);
  const picture = {
    x: left ? body.x : body.x + body.width - own,
    y: body.y + (body.height - height) / 2,
    width: own,
    height,
  };
  const textWidth = body.width - own - GUTTER;
  return { picture, text: { ...body, x: left ? body.x + own + GUTTER : body.x, width: textWidth }, bleeds: false };
}

/** On a tall card the picture is above the text, or below it. */
function partTall({ card, body, bare }: CardToPlace['frame'], block: BlockOf<'image'>, left: boolean): Parts {
  const shape = boxShapeOf(block.picture);
  const gap = 28;
  const bleeds = bare && (shape === null ? block.picture.kind !== 'url' : shape > 1);
  const width = bleeds ? card.width : body.width;
  // On a card that grows, the picture keeps its share of the nominal height, so it is also limited by the width.
  const most = Math.min(card.height * 0.4, card.width * 0.72);
  const height = Math.round(shape === null ? most : Math.min(most, width / shape));
  const own = shape === null || bleeds ? width : Math.min(width, height * shape);
  const x = bleeds ? 0 : body.x + (body.width - own) / 2;
  const bodyEnd = body.y + body.height;
  if (left) {
    const y = bleeds ? 0 : body.y;
    const top = y + height + gap;
    return { picture: { x, y, width: own, height }, text: { ...body, y: top, height: bodyEnd - top }, bleeds };
  }
  const y = bleeds ? card.height - height : bodyEnd - height;
  return { picture: { x, y, width: own, height }, text: { ...body, height: y - gap - body.y }, bleeds };
}
