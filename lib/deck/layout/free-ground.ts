import type { PlacedCard, PlacedElement } from '../placed';
import type { ColourToken } from '../theme';
import { type Box, overlap, type Points } from '../units';

/** Free space around the text. */
const PADDING: Points = 6;
/** A line no stronger than this, such as that of a background grid, may cross the text. An opacity. */
const FAINT = 0.35;

/** The single colour behind a box for text on a finished card; null if anything is in the way. */
export function freeGround(card: Pick<PlacedCard, 'ground' | 'elements'>, box: Box): ColourToken | null {
  const around = {
    x: box.x - PADDING,
    y: box.y - PADDING,
    width: box.width + PADDING * 2,
    height: box.height + PADDING * 2,
  };
  let ground: ColourToken = card.ground;
  for (const element of card.elements) {
    if (!overlap(element.box, around) || isFaint(element)) continue;
    if (element.kind !== 'shape' || !holds(element.box, around)) return null;
    if (element.shape !== 'rect' || element.fillTo !== undefined) return null;
    if (element.fill === null) continue;
    if (element.opacity < 1) return null;
    ground = element.fill;
  }
  return ground;
}

function isFaint(element: PlacedElement): boolean {
  return element.kind === 'shape' && element.fill === null && element.opacity <= FAINT;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
