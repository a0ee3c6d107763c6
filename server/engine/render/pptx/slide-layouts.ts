import type { Size } from '@/lib/deck/units';
import { PRESENTATION } from './namespaces';
import type { Seat, SLIDE_LAYOUTS } from './placeholders';
import { seatShape } from './seat-shapes';
import { shapeTree } from './shape-tree';
import { type XmlElement, xml } from './xml';

/** One layout with its empty places; each has the slide number as well. */
export function slideLayoutXml(layout: (typeof SLIDE_LAYOUTS)[number], slide: Size): XmlElement {
  const seats: readonly Seat[] = [...layout.holds, 'number'];
  return xml(
    'p:sldLayout',
    { ...PRESENTATION, type: layout.type, preserve: true },
    xml('p:cSld', { name: layout.name }, shapeTree(seats.map((seat, at) => seatShape(seat, at + 2, slide)))),
    xml('p:clrMapOvr', null, xml('a:masterClrMapping')),
  );
}
