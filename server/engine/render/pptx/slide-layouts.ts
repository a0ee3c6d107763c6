import type { Size } from '@/lib/deck/units';
import type { DeckStyles } from './deck-styles';
import { PRESENTATION } from './namespaces';
import type { Seat, SLIDE_LAYOUTS } from './placeholders';
import { seatShape } from './seat-shapes';
import { shapeTree } from './shape-tree';
import { type XmlElement, xml } from './xml';

/** A title has its place from the master, so that moving it there moves it everywhere. */
const INHERITED = { box: null, anchor: 't' } as const;

/** One layout with its empty places; each has the slide number as well. */
export function slideLayoutXml(
  layout: (typeof SLIDE_LAYOUTS)[number],
  slide: Size,
  { titleBox }: DeckStyles,
): XmlElement {
  const seats: readonly Seat[] = [...layout.holds, 'number'];
  return xml(
    'p:sldLayout',
    { ...PRESENTATION, type: layout.type, preserve: true },
    xml(
      'p:cSld',
      { name: layout.name },
      shapeTree(seats.map((seat, at) => seatShape(seat, at + 2, slide, seat === 'title' && titleBox ? INHERITED : {}))),
    ),
    xml('p:clrMapOvr', null, xml('a:masterClrMapping')),
  );
}
