import type { PlacedElement } from '@/lib/deck/placed';
import type { Box, Points, Size } from '@/lib/deck/units';

/** Margin that is kept free at the slide's right and bottom edges. */
const EDGE: Points = 12;
/** Gap that is kept free before the next element on the slide. */
const GAP: Points = 6;
/** A shape with lower opacity is a background, which may be behind text. */
const SOLID = 0.5;

/** The boxes on a slide that text must not overlap. */
export function obstacles(elements: readonly PlacedElement[]): Map<PlacedElement, Box> {
  const solid = elements.filter(
    (element) =>
      element.kind !== 'shape' || (element.shape !== 'line' && element.fill !== null && element.opacity >= SOLID),
  );
  return new Map(solid.map((element) => [element, element.box]));
}

/** How wide a box may become, extended to the right, before it reaches another box or the edge of its panel. */
export function widthFree(box: Box, others: Iterable<Box>, slide: Size): Points {
  let right = slide.width - EDGE;
  for (const other of others) {
    if (contains(other, box)) {
      const end = other.x + other.width;
      right = Math.min(right, end - Math.min(EDGE, (box.x - other.x) / 2));
    } else if (other.y < box.y + box.height && box.y < other.y + other.height && other.x >= box.x + box.width - 1) {
      right = Math.min(right, other.x - GAP);
    }
  }
  return Math.max(box.width, right - box.x);
}

/** How tall a box may become, extended downwards. Existing overlaps are ignored. */
export function heightFree(box: Box, others: Iterable<Box>, slide: Size): Points {
  let foot = slide.height - EDGE;
  for (const other of others) {
    if (contains(other, box)) {
      const end = other.y + other.height;
      foot = Math.min(foot, end - Math.min(EDGE, (box.y - other.y) / 2));
    } else if (other.x < box.x + box.width && box.x < other.x + other.width && other.y >= box.y + box.height - 1) {
      foot = Math.min(foot, other.y - GAP);
    }
  }
  return Math.max(box.height, foot - box.y);
}

function contains(panel: Box, box: Box): boolean {
  return (
    panel.x <= box.x &&
    panel.y <= box.y &&
    panel.x + panel.width >= box.x + box.width - 1 &&
    panel.y + panel.height >= box.y + box.height - 1
  );
}
