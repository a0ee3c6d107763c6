import { DEFAULT_DIMENSIONS, DIMENSIONS, type Dimensions, type Format } from '../../contract/enums';
import { nominalSize } from '../deck';
import type { LayoutName, PlacedCard } from '../placed';

/** A card of a template: its layout, and how many pictures it has. */
export type TemplateSlot = { layout: LayoutName; pictures: number };

/** What a deck made from a template takes from it, beside header and footer. */
export type TemplateShape = {
  format: Format;
  dimensions: Dimensions;
  themeId: string | null;
  /** BCP 47; missing where it is not known. */
  language?: string;
  slots: TemplateSlot[];
};

type Sheet = Pick<PlacedCard, 'index' | 'page' | 'pageNumber' | 'layout' | 'width' | 'height' | 'elements'>;

/** Smaller ones are logos and signs. */
const LEAST_SHARE = 0.04;

/** The cards that a deck made from a template has. */
export function templateSlots(cards: readonly Sheet[]): TemplateSlot[] {
  const last = cards.at(-1);
  // Of a document on paper the pages are known, and which cards begin them: as many are there at least.
  if (last?.pageNumber !== undefined)
    return Array.from({ length: last.index + 1 }, () => ({ layout: 'flow', pictures: 0 }));
  return cards.filter(({ page }) => page === 0).map((card) => ({ layout: card.layout, pictures: countPictures(card) }));
}

function countPictures({ elements, width, height }: Sheet): number {
  return elements.filter(
    (each) =>
      each.kind === 'image' && !each.decorative && each.box.width * each.box.height >= LEAST_SHARE * width * height,
  ).length;
}

/** The dimensions that cards of these sizes were laid out for; the format's own where content made them grow. */
export function templateDimensions(cards: readonly Pick<Sheet, 'width' | 'height'>[], format: Format): Dimensions {
  const first = cards[0];
  const isSize = (each: Dimensions) => {
    const { width, height } = nominalSize(format, each);
    return Math.abs(width - (first?.width ?? 0)) < 1 && Math.abs(height - (first?.height ?? 0)) < 1;
  };
  const usual = DEFAULT_DIMENSIONS[format];
  return isSize(usual) ? usual : (DIMENSIONS[format].find(isSize) ?? usual);
}
