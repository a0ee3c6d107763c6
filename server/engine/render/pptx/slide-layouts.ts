import type { PlacedShape } from '@/lib/deck/placed';
import type { Size } from '@/lib/deck/units';
import type { DeckStyles } from './deck-styles';
import { groupShapes, groupXml } from './group-shapes';
import { PRESENTATION } from './namespaces';
import { placeShape } from './place-shape';
import type { Seat } from './placeholders';
import type { Colours } from './scheme-colours';
import { seatShape } from './seat-shapes';
import { shapeTree } from './shape-tree';
import type { FileLayout } from './title-places';
import { type XmlElement, xml } from './xml';

/** Layout titles inherit their place, so that moving the title in the master moves it everywhere. */
const INHERITED = { box: null, anchor: 't' } as const;

/** What a layout has besides its placeholders. */
export type LayoutDrawing = { shapes: readonly PlacedShape[]; colours: Colours };

/** One layout with the shapes that its slides share, its empty placeholders and the slide number. */
export function slideLayoutXml(
  { base, name, place }: FileLayout,
  slide: Size,
  { places: { master } }: DeckStyles,
  { shapes, colours }: LayoutDrawing,
): XmlElement {
  let ids = 1;
  const nextId = () => {
    ids += 1;
    return ids;
  };
  const context = { colours, nextId };
  const drawn = groupShapes(shapes, slide).map((each) =>
    Array.isArray(each) ? groupXml(each, context) : placeShape(each, context),
  );
  const seats: readonly Seat[] = [...base.holds, 'number'];
  const title = place ? { ...place, anchor: 't' as const } : master ? { ...INHERITED, insets: master.insets } : {};
  return xml(
    'p:sldLayout',
    { ...PRESENTATION, type: base.type, preserve: true },
    xml(
      'p:cSld',
      { name },
      shapeTree([...drawn, ...seats.map((seat) => seatShape(seat, nextId(), slide, seat === 'title' ? title : {}))]),
    ),
    xml('p:clrMapOvr', null, xml('a:masterClrMapping')),
  );
}
