import type { PlacedShape } from '@/lib/deck/placed';
import { customGeometry } from './custom-geometry';
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
