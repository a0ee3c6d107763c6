import type { PlacedShape } from '@/lib/deck/placed';
import { fillOf } from './scheme-colours';
import { decorativeMark, outline, preset, rectangle, transform } from './shape-properties';
import type { SlideContext } from './slide-context';
import { type XmlElement, xml } from './xml';

/** Decoration: lines, panels, dots. It is marked as such, so that it is never read out. */
export function placeShape(shape: PlacedShape, context: SlideContext): XmlElement {
  return shape.shape === 'line' ? lineXml(shape, context) : solidXml(shape, context);
}

function solidXml(shape: PlacedShape, context: SlideContext): XmlElement {
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
      shape.shape === 'ellipse' ? preset('ellipse') : rectangle(shape.box, shape.radius),
      fillOf(context.colours, shape.fill, shape.opacity),
      outline(shape.stroke, context.colours, shape.opacity),
    ),
  );
}

/** From the box's top left corner to its bottom right one; a line without a stroke takes its fill as one. */
function lineXml(shape: PlacedShape, context: SlideContext): XmlElement {
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
