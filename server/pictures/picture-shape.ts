export type PictureShape = 'landscape' | 'portrait' | 'square';

/**
 * The shape that picture servers are asked for.
 * @param ratio width over height
 */
export function shapeOfRatio(ratio: number): PictureShape {
  if (ratio > 1.2) return 'landscape';
  return ratio < 1 / 1.2 ? 'portrait' : 'square';
}
