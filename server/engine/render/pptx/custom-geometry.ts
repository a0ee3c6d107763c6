import type { PathStep } from '@/lib/deck/path';
import { type Box, toEmu } from '@/lib/deck/units';
import { type XmlElement, xml } from './xml';

/** A free-form outline (ECMA-376 part 1, 20.1.9.8), its points relative to the box of the shape. */
export function customGeometry(box: Box, path: readonly PathStep[]): XmlElement {
  const point = (x: number, y: number) => xml('a:pt', { x: toEmu(x - box.x), y: toEmu(y - box.y) });
  return xml(
    'a:custGeom',
    null,
    xml('a:avLst'),
    xml('a:gdLst'),
    xml('a:ahLst'),
    xml('a:cxnLst'),
    xml('a:rect', { l: 0, t: 0, r: 'r', b: 'b' }),
    xml(
      'a:pathLst',
      null,
      xml(
        'a:path',
        { w: Math.max(0, toEmu(box.width)), h: Math.max(0, toEmu(box.height)) },
        ...path.map((step) => stepXml(step, point)),
      ),
    ),
  );
}

function stepXml(step: PathStep, point: (x: number, y: number) => XmlElement): XmlElement {
  switch (step[0]) {
    case 'M':
      return xml('a:moveTo', null, point(step[1], step[2]));
    case 'L':
      return xml('a:lnTo', null, point(step[1], step[2]));
    case 'C':
      return xml('a:cubicBezTo', null, point(step[1], step[2]), point(step[3], step[4]), point(step[5], step[6]));
    case 'Z':
      return xml('a:close');
  }
}
