import type { PlacedShape } from '@/lib/deck/placed';
import { type Box, type Points, toEmu } from '@/lib/deck/units';
import type { Colours } from './scheme-colours';
import { type XmlElement, xml } from './xml';

/** Position and size. Negative sizes, which the schema forbids, become zero. */
export function transform(name: 'a:xfrm' | 'p:xfrm', box: Box): XmlElement {
  return xml(
    name,
    null,
    xml('a:off', { x: toEmu(box.x), y: toEmu(box.y) }),
    xml('a:ext', { cx: Math.max(0, toEmu(box.width)), cy: Math.max(0, toEmu(box.height)) }),
  );
}

/** A rectangle, with rounded corners if there is a radius. */
export function rectangle(box: Box, radius: Points): XmlElement {
  const side = Math.min(box.width, box.height);
  if (radius <= 0 || side <= 0) return preset('rect');
  // The corner radius is in hundred-thousandths of the shorter side, and at most half of it.
  const corner = Math.round(Math.min(0.5, radius / side) * 100_000);
  return preset('roundRect', xml('a:gd', { name: 'adj', fmla: `val ${corner}` }));
}

export function preset(name: string, adjustment: XmlElement | null = null): XmlElement {
  return xml('a:prstGeom', { prst: name }, xml('a:avLst', null, adjustment));
}

export function outline(stroke: PlacedShape['stroke'], colours: Colours, opacity = 1): XmlElement {
  if (!stroke) return xml('a:ln', null, xml('a:noFill'));
  return xml(
    'a:ln',
    {
      w: Math.min(20_116_800, Math.max(0, toEmu(stroke.width))),
      ...(stroke.round ? { cap: 'rnd' } : {}),
    },
    xml('a:solidFill', null, colours(stroke.colour, opacity)),
    xml('a:prstDash', { val: stroke.dashed ? 'dash' : 'solid' }),
    stroke.round ? xml('a:round') : null,
  );
}

/** Marks a drawing as decorative, so that screen readers skip it. */
export function decorativeMark(): XmlElement {
  return xml(
    'a:extLst',
    null,
    xml(
      'a:ext',
      { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
      xml('adec:decorative', { 'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative', val: 1 }),
    ),
  );
}
