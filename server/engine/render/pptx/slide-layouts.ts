import type { Size } from '@/lib/deck/units';
import type { DeckStyles } from './deck-styles';
import { PRESENTATION } from './namespaces';
import type { Seat } from './placeholders';
import { seatShape } from './seat-shapes';
import { shapeTree } from './shape-tree';
import type { FileLayout } from './title-places';
import { type XmlElement, xml } from './xml';

/** Layout titles inherit their place, so that moving the title in the master moves it everywhere. */
const INHERITED = { box: null, anchor: 't' } as const;

/** One layout with its empty placeholders and the slide number. */
export function slideLayoutXml(
  { base, name, place }: FileLayout,
  slide: Size,
  { places: { master } }: DeckStyles,
): XmlElement {
  const seats: readonly Seat[] = [...base.holds, 'number'];
  const title = place ? { ...place, anchor: 't' as const } : master ? { ...INHERITED, insets: master.insets } : {};
  return xml(
    'p:sldLayout',
    { ...PRESENTATION, type: base.type, preserve: true },
    xml(
      'p:cSld',
      { name },
      shapeTree(seats.map((seat, at) => seatShape(seat, at + 2, slide, seat === 'title' ? title : {}))),
    ),
    xml('p:clrMapOvr', null, xml('a:masterClrMapping')),
  );
}
