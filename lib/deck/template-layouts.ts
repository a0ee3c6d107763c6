import { DEFAULT_DIMENSIONS, DIMENSIONS, type Dimensions, type Format } from '../contract/enums';
import { nominalSize } from './deck';
import type { LayoutName, PlacedCard } from './placed';

/** What a deck made from a template takes from it, beside header and footer. */
export type TemplateShape = {
  format: Format;
  dimensions: Dimensions;
  themeId: string | null;
  layouts: LayoutName[];
};

type Sheet = Pick<PlacedCard, 'page' | 'layout' | 'width' | 'height'>;

/** The layouts that a deck made from a template takes, one for each card of the template. */
export function templateLayouts(cards: readonly Pick<Sheet, 'page' | 'layout'>[]): LayoutName[] {
  return cards.filter(({ page }) => page === 0).map(({ layout }) => layout);
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
