import { DEFAULT_DIMENSIONS, DIMENSIONS, type Dimensions, type Format } from '../../contract/enums';
import { nominalSize } from '../deck';
import { LAYOUT_NAMES, type LayoutName, type PlacedCard } from '../placed';

export type TemplateSlot = { layout: LayoutName; pictures: number };

/** What a deck takes from its template, besides header and footer. */
export type TemplateShape = {
  format: Format;
  dimensions: Dimensions;
  themeId: string | null;
  /** BCP 47 tag. Absent if unknown. */
  language?: string;
  slots: TemplateSlot[];
};

type Sheet = Pick<PlacedCard, 'index' | 'page' | 'pageNumber' | 'layout' | 'width' | 'height' | 'elements'>;

/** Pictures with a smaller share of the card are logos and icons. */
const LEAST_SHARE = 0.04;

/** The cards that a deck made from this template has. */
export function templateSlots(cards: readonly Sheet[]): TemplateSlot[] {
  const last = cards.at(-1);
  // For a paper document, only the pages and the cards that begin them are known, so this is the minimum number of
  // cards.
  if (last?.pageNumber !== undefined)
    return Array.from({ length: last.index + 1 }, () => ({ layout: 'flow', pictures: 0 }));
  return cards
    .filter(({ page }) => page === 0)
    .map((card) => ({ layout: layoutOf(card), pictures: countPictures(card) }));
}

/** A deck of an earlier version may have a layout that is not drawn any more. */
function layoutOf({ layout }: Sheet): LayoutName {
  return LAYOUT_NAMES.includes(layout) ? layout : 'flow';
}

function countPictures({ elements, width, height }: Sheet): number {
  return elements.filter(
    (each) =>
      each.kind === 'image' && !each.decorative && each.box.width * each.box.height >= LEAST_SHARE * width * height,
  ).length;
}

/** The dimensions that cards of these sizes were laid out for. The format's default if their content made them grow. */
export function templateDimensions(cards: readonly Pick<Sheet, 'width' | 'height'>[], format: Format): Dimensions {
  const first = cards[0];
  const isSize = (each: Dimensions) => {
    const { width, height } = nominalSize(format, each);
    return Math.abs(width - (first?.width ?? 0)) < 1 && Math.abs(height - (first?.height ?? 0)) < 1;
  };
  const usual = DEFAULT_DIMENSIONS[format];
  return isSize(usual) ? usual : (DIMENSIONS[format].find(isSize) ?? usual);
}
