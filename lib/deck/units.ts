/** One seventy-second of an inch: the unit of every box, size and position in a deck. */
export type Points = number;

declare const emu: unique symbol;
/** English Metric Units, 12,700 per point: the unit of PPTX. Branded, so that points can't be used by mistake. */
export type Emu = number & { readonly [emu]: true };

export function toEmu(points: Points): Emu {
  return Math.round(points * 12_700) as Emu;
}

export type Size = { width: Points; height: Points };
/** Top left corner and size, in the card's own coordinates, y downwards. */
export type Box = { x: Points; y: Points; width: Points; height: Points };

/** Whether two boxes overlap. Touching edges don't count. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
