import { type Deck, grows, nominalSize } from '@/lib/deck/deck';
import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedCard, PlacedElement, PlacedKind, PlacedShape, PlacedText } from '@/lib/deck/placed';
import type { Size } from '@/lib/deck/units';
import { colourMapXml } from './colour-map';
import { fitTables } from './fit-columns';
import { fitToSlide } from './fit-to-slide';
import { groupShapes, groupXml } from './group-shapes';
import { joinStacked } from './join-stacked';
import { withoutLayoutShapes } from './layout-shapes';
import { placeChart } from './place-chart';
import { placeImage } from './place-image';
import { placeShape } from './place-shape';
import { placeTable } from './place-table';
import { placeText } from './place-text';
import { fillOf } from './scheme-colours';
import type { SlideContext } from './slide-context';
import { type TextFrame, textFrames } from './text-frame';
import { PRESENTATION, shapeTree, type XmlElement, xml } from './xml';

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

/** Prepares a card for its slide: fits it to the slide's size, and makes room for other fonts. */
export function slideCard(
  placed: PlacedCard,
  slide: Size,
  book: FontBook,
): { card: PlacedCard; frames: ReadonlyMap<PlacedText, TextFrame> } {
  const card = fitTables(joinStacked(fitToSlide(placed, slide)), slide, book);
  return { card, frames: textFrames(card, slide, book) };
}

/**
 * The maximum height of a slide relative to its width. This is the shape of a sheet of paper, which programs show and
 * print well.
 */
const MAX_ASPECT = Math.SQRT2;
/** The share of cards that should fit a slide without scaling. */
const FITTING_SHARE = 0.8;

/**
 * The size of all slides in a file. For cards that grow with their content, it is chosen between the nominal shape and
 * that of a sheet of paper, so that most of them need no scaling.
 */
export function slideSize({ format, dimensions, cards }: Pick<Deck, 'format' | 'dimensions' | 'cards'>): Size {
  const nominal = nominalSize(format, dimensions);
  if (!grows(dimensions) || cards.length === 0) return nominal;
  const heights = cards.map(({ height }) => height).sort((a, b) => a - b);
  const held = heights[Math.ceil(heights.length * FITTING_SHARE) - 1] ?? nominal.height;
  return { width: nominal.width, height: Math.min(Math.max(nominal.height, held), nominal.width * MAX_ASPECT) };
}
