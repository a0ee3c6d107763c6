import type { PlacedShape } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import type { Size } from '@/lib/deck/units';
import { colourMapXml } from './colour-map';
import { groupShapes, groupXml } from './group-shapes';
import { PRESENTATION } from './namespaces';
import { placeShape } from './place-shape';
import type { Seat } from './placeholders';
import { makeColours } from './scheme-colours';
import { type SeatLook, seatBox, seatShape } from './seat-shapes';
import { shapeTree } from './shape-tree';
import type { LayoutTitle } from './title-looks';
import type { FileLayout, TitlePlace } from './title-places';
import { type XmlElement, xml } from './xml';

/** A layout of the file, and what it has besides its placeholders. */
export type SlideLayout = { layout: FileLayout; title: LayoutTitle | null; shapes: readonly PlacedShape[] };

/** One layout with the shapes that its slides share, its empty placeholders and the slide number. */
export function slideLayoutXml(
  { layout: { base, name, place }, title, shapes }: SlideLayout,
  slide: Size,
  theme: DeckTheme,
  master: TitlePlace | null,
): XmlElement {
  let ids = 1;
  const nextId = () => {
    ids += 1;
    return ids;
  };
  const context = { colours: makeColours(theme), nextId };
  const drawn = groupShapes(shapes, slide).map((each) =>
    Array.isArray(each) ? groupXml(each, context) : placeShape(each, context),
  );
  const lookOf = (seat: Seat): SeatLook => {
    if (seat !== 'title' && seat !== 'ctrTitle') {
      const isFirst = seat === 'content' && base.type === 'twoObj';
      return { box: seatBox(isFirst ? 'first' : seat, slide, (place ?? master)?.box) };
    }
    const type = title?.type ?? null;
    if (place) return { ...place, anchor: 't', type };
    // Titles inherit their place, so that moving the title in the master moves them.
    return seat === 'title' && master ? { box: null, insets: master.insets, anchor: 't', type } : { type };
  };
  const seats: readonly Seat[] = [...base.holds, 'number'];
  return xml(
    'p:sldLayout',
    { ...PRESENTATION, type: base.type, preserve: true },
    xml(
      'p:cSld',
      { name },
      shapeTree([...drawn, ...seats.map((seat) => seatShape(seat, nextId(), slide, lookOf(seat)))]),
    ),
    colourMapXml(theme, title?.slot ?? null),
  );
}
