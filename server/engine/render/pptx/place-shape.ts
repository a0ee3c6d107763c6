import type { PathStep } from '@/lib/deck/path';
import type { PlacedShape } from '@/lib/deck/placed';
import { type Box, toEmu } from '@/lib/deck/units';
import { fillOf, gradientOf } from './scheme-colours';
import { decorativeMark, outline, preset, rectangle, transform } from './shape-properties';
import type { ShapeContext } from './slide-context';
import { type XmlElement, xml } from './xml';

/** A decorative shape, such as a line, panel or dot. It is marked as decorative, so that it is never read aloud. */
export function placeShape(shape: PlacedShape, context: ShapeContext): XmlElement {
  return shape.shape === 'line' ? lineXml(shape, context) : solidXml(shape, context);
}

function solidXml(shape: PlacedShape, context: ShapeContext): XmlElement {
  const id = context.nextId();
  return xml(
    'p:sp',
    null,
    xml(
      'p:nvSpPr',
      null,
      xml('p:cNvPr', { id, name: `Decoration ${id}` }, decorativeMark()),
      xml('p:cNvSpPr'),
      xml('p:nvPr', { userDrawn: true }),
    ),
    xml(
      'p:spPr',
      null,
      transform('a:xfrm', shape.box),
      geometry(shape),
      shape.fill && shape.fillTo
        ? gradientOf(context.colours, shape.fill, shape.fillTo, shape.opacity)
        : fillOf(context.colours, shape.fill, shape.opacity),
      outline(shape.stroke, context.colours, shape.opacity),
    ),
  );
}

function geometry(shape: PlacedShape): XmlElement {
  if (shape.shape === 'path') return customGeometry(shape.box, shape.path);
  return shape.shape === 'ellipse' ? preset('ellipse') : rectangle(shape.box, shape.radius);
}

/** A line from the top left corner of the box to the bottom right. Without a stroke, its fill is used as one. */
function lineXml(shape: PlacedShape, context: ShapeContext): XmlElement {
  const id = context.nextId();
  const stroke = shape.stroke ?? (shape.fill ? { colour: shape.fill, width: 1, dashed: false } : null);
  return xml(
    'p:cxnSp',
    null,
    xml(
      'p:nvCxnSpPr',
      null,
      xml('p:cNvPr', { id, name: `Line ${id}` }, decorativeMark()),
      xml('p:cNvCxnSpPr'),
      xml('p:nvPr', { userDrawn: true }),
    ),
    xml(
      'p:spPr',
      null,
      transform('a:xfrm', shape.box),
      preset('line'),
      outline(stroke, context.colours, shape.opacity),
    ),
  );
}

/** A free-form outline (ECMA-376 part 1, 20.1.9.8), its points relative to the box of the shape. */
function customGeometry(box: Box, path: readonly PathStep[]): XmlElement {
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
