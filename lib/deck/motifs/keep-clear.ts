import type { PlacedElement, PlacedShape } from '../placed';
import { type Box, overlap, type Points, type Size } from '../units';

/** What stays free around a running line. */
const AIR: Points = 4;
/** A shape whose sides are under this share of the card's shorter one is a mark; a larger one is a ground. */
const MARK = 0.16;

/**
 * The motif without the marks that would be behind header, footer and card number. Each colour passes AA behind
 * text, yet a small number on a dot of its own size is hard to make out. Large shapes stay: text is on them whole.
 */
export function keepClear(motif: readonly PlacedShape[], running: readonly PlacedElement[], card: Size): PlacedShape[] {
  const areas = running.flatMap(areasOf);
  if (areas.length === 0) return [...motif];
  const most = Math.min(card.width, card.height) * MARK;
  return motif.filter(({ box }) => Math.max(box.width, box.height) > most || !areas.some((area) => overlap(box, area)));
}

/** Where something is seen: a text's box is as wide as its place, its lines are not. */
function areasOf(element: PlacedElement): Box[] {
  if (element.kind !== 'text') return [grown(element.box)];
  return element.paragraphs.flatMap(({ lines }) =>
    lines.map(({ x, baseline, width, runs }) => {
      const size = Math.max(0, ...runs.map(({ style }) => style.size));
      return grown({ x, y: baseline - size * 0.8, width, height: size });
    }),
  );
}

function grown({ x, y, width, height }: Box): Box {
  return { x: x - AIR, y: y - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}
