export type PictureShape = 'landscape' | 'portrait' | 'square';

/** What picture servers call the shape of a slot. @param ratio width over height */
export function shapeOfRatio(ratio: number): PictureShape {
  if (ratio > 1.2) return 'landscape';
  return ratio < 1 / 1.2 ? 'portrait' : 'square';
}
