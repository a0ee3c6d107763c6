import type { BlockOf, Picture } from '../../blocks';
import type { PlacedImage } from '../../placed';
import type { DeckTheme } from '../../theme';
import type { Box, Points } from '../../units';
import { type MeasureContext, type MeasuredBlock, PLAIN_BLOCK } from './measured';

/** The aspect ratio assumed for a picture of unknown size. Placeholders take any shape. */
const USUAL_SHAPE = 16 / 9;

/** Width divided by height; null if any shape will do. */
export function shapeOf(picture: Picture): number | null {
  return picture.kind === 'file' && picture.width > 0 && picture.height > 0 ? picture.width / picture.height : null;
}

/** A box flatter or narrower than this would be a hairline. If it shrank to nothing, the file would be invalid. */
const MOST_STRETCHED = 16;

/** The aspect ratio of the box for a picture: that of the picture, limited so that a line has space around it. */
export function boxShapeOf(picture: Picture): number | null {
  const shape = shapeOf(picture);
  return shape === null ? null : Math.min(MOST_STRETCHED, Math.max(1 / MOST_STRETCHED, shape));
}

/**
 * A picture among other blocks: in its own aspect ratio, no wider than the column and no taller than the context
 * allows.
 */
export function measurePicture(block: BlockOf<'image'>, width: Points, context: MeasureContext): MeasuredBlock {
  const { theme, scale, maxPicture } = context;
  const shape = boxShapeOf(block.picture) ?? USUAL_SHAPE;
  const height = Math.max(24, Math.min(width / shape, maxPicture));
  return {
    ...PLAIN_BLOCK,
    slices: [{ space: scale.gap, height }],
    after: scale.gap,
    draw(_from, _to, { x, y, width: room }) {
      const own =
        shapeOf(block.picture) === null && block.picture.kind !== 'url' ? room : Math.min(room, height * shape);
      return [drawPicture(block, { x, y, width: own, height }, theme)];
    },
  };
}

/** A picture in a box: it fills the box if little of it is cut off, and is shown whole otherwise. */
export function drawPicture(block: BlockOf<'image'>, box: Box, theme: DeckTheme, bleeds = false): PlacedImage {
  return {
    kind: 'image',
    box,
    picture: block.picture,
    alt: block.alt,
    fit: coversWell(block.picture, box) ? 'cover' : 'contain',
    radius: bleeds ? 0 : Math.min(theme.radius, 16),
    decorative: false,
  };
}

/** The share of a found photo that may be cut off. More, and a portrait would lose its subject. */
const MOST_CUT = 0.4;
/** A picture of the author may be a screenshot or a diagram, with text up to its edges. */
const MOST_CUT_OF_OWN = 0.06;

export function coversWell(picture: Picture, box: Box): boolean {
  const shape = shapeOf(picture);
  if (shape === null) return picture.kind !== 'url';
  const wanted = box.width / box.height;
  const mostCut = picture.kind === 'file' && picture.credit !== undefined ? MOST_CUT : MOST_CUT_OF_OWN;
  return Math.min(shape, wanted) / Math.max(shape, wanted) >= 1 - mostCut;
}
