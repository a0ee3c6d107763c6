import { DEFAULT_DIMENSIONS, DIMENSIONS, type Dimensions, type Format, POSITIONS } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import { type HeaderFooter, position } from '@/lib/contract/request/header-footer';

/** A request's format and dimensions, with the interface's defaults. */
export function shapeOf(request: GenerateRequest): { format: Format; dimensions: Dimensions } {
  const format = request.format ?? 'presentation';
  const asked = request.cardOptions?.dimensions;
  const known: readonly string[] = DIMENSIONS[format];
  return { format, dimensions: asked && known.includes(asked) ? asked : DEFAULT_DIMENSIONS[format] };
}

/** The number of cards to preview while typing: an invalid number counts as the default. */
export function shownNumCards(request: GenerateRequest): number {
  const { numCards } = request;
  const { min, max } = LIMITS.numCards;
  return numCards !== undefined && numCards >= min && numCards <= max ? numCards : LIMITS.numCards.default;
}

/** The header and footer without positions that are not filled in yet. */
export function shownHeaderFooter(request: GenerateRequest): HeaderFooter | null {
  const asked = request.cardOptions?.headerFooter;
  if (!asked || request.format === 'webpage') return null;
  const shown: HeaderFooter = {
    hideFromFirstCard: asked.hideFromFirstCard,
    hideFromLastCard: asked.hideFromLastCard,
  };
  for (const name of POSITIONS) {
    const parsed = position.safeParse(asked[name]);
    if (parsed.success) shown[name] = parsed.data;
  }
  return shown;
}
