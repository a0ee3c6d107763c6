import { type XmlElement, xml, xmlOf } from './xml';

/** The tree that contains the shapes of a slide, layout or master. Its own id is 1. */
export function shapeTree(shapes: readonly XmlElement[]): XmlElement {
  return xmlOf('p:spTree', null, [
    xml('p:nvGrpSpPr', null, xml('p:cNvPr', { id: 1, name: '' }), xml('p:cNvGrpSpPr'), xml('p:nvPr')),
    xml(
      'p:grpSpPr',
      null,
      xml(
        'a:xfrm',
        null,
        xml('a:off', { x: 0, y: 0 }),
        xml('a:ext', { cx: 0, cy: 0 }),
        xml('a:chOff', { x: 0, y: 0 }),
        xml('a:chExt', { cx: 0, cy: 0 }),
      ),
    ),
    ...shapes,
  ]);
}
