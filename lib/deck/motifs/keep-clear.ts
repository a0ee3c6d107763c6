import type { PlacedElement, PlacedShape } from '../placed';
import { type Box, overlap, type Points, type Size } from '../units';

/** Free space around header and footer text. */
const PADDING: Points = 4;
/** Shapes smaller than this share of the card’s shorter side are marks; larger ones are part of the ground. */
const MARK = 0.16;

/**
 * The motif without the marks behind the header, the footer and the card number. Every colour passes AA behind text,
 * but a small number on a dot of its own size is hard to read. Large shapes stay, because text is entirely on them.
 */
export function keepClear(motif: readonly PlacedShape[], running: readonly PlacedElement[], card: Size): PlacedShape[] {
  const areas = running.flatMap(areasOf);
  if (areas.length === 0) return [...motif];
  const most = Math.min(card.width, card.height) * MARK;
  return motif.filter(({ box }) => Math.max(box.width, box.height) > most || !areas.some((area) => overlap(box, area)));
}

/** The areas that an element visibly covers. The box of a text is wider than its lines. */
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
  return { x: x - PADDING, y: y - PADDING, width: width + 2 * PADDING, height: height + 2 * PADDING };
}
