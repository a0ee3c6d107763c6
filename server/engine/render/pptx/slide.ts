import type { PlacedCard, PlacedElement, PlacedKind, PlacedShape } from '@/lib/deck/placed';
import { colourMapXml } from './colour-map';
import { groupShapes, groupXml } from './group-shapes';
import { withoutLayoutShapes } from './layout-shapes';
import { PRESENTATION } from './namespaces';
import { placeChart } from './place-chart';
import { placeImage } from './place-image';
import { placeShape } from './place-shape';
import { placeTable } from './place-table';
import { placeText } from './place-text';
import { fillOf } from './scheme-colours';
import { shapeTree } from './shape-tree';
import type { SlideContext } from './slide-context';
import { type XmlElement, xml } from './xml';

/** One card as a slide, each element by the handler of its kind. `inLayout`: the shapes that its layout draws. */
export function slideXml(card: PlacedCard, inLayout: readonly PlacedShape[], context: SlideContext): XmlElement {
  return xml(
    'p:sld',
    PRESENTATION,
    xml(
      'p:cSld',
      { name: card.title },
      card.ground === 'ground'
        ? null
        : xml('p:bg', null, xml('p:bgPr', null, fillOf(context.colours, card.ground), xml('a:effectLst'))),
      shapeTree(
        groupShapes(withoutLayoutShapes(card.elements, inLayout).filter(isDrawn), card).map((each) =>
          Array.isArray(each) ? groupXml(each, context) : place(each, context),
        ),
      ),
    ),
    colourMapXml(context.theme, context.title.slot),
  );
}

/** A word that is marked as text needs no shape, which would be beside it in another font. */
function isDrawn(element: PlacedElement): boolean {
  return element.kind !== 'shape' || !element.isMark;
}

type Handlers = {
  [Kind in PlacedKind]: (element: Extract<PlacedElement, { kind: Kind }>, context: SlideContext) => XmlElement;
};

const HANDLERS: Handlers = {
  text: placeText,
  table: placeTable,
  image: placeImage,
  shape: placeShape,
  chart: placeChart,
};

function place<Kind extends PlacedKind>(element: Extract<PlacedElement, { kind: Kind }>, context: SlideContext) {
  return (HANDLERS[element.kind] as Handlers[Kind])(element, context);
}
