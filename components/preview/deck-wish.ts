import { DEFAULT_DIMENSIONS, DIMENSIONS, type Dimensions, type Format, POSITIONS } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import { type HeaderFooter, position } from '@/lib/contract/request/header-footer';
import type { Target } from '@/lib/contract/run-words';
import type { DeckTheme } from '@/lib/deck/theme';
import { DEFAULT_THEME_ID, findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { completePalette, proof } from '@/lib/deck/themes/standard-theme';

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

/** Greys only: the look of a remote service's theme is unknown, and must not be taken for one of ours. */
const NEUTRAL: DeckTheme = {
  ...proof,
  id: 'neutral',
  name: '',
  palette: completePalette({
    ground: '#FFFFFF',
    ink: '#1F1F1F',
    muted: '#5E5E5E',
    surface: '#F1F1F1',
    onSurface: '#1F1F1F',
    accent: '#5B5B5B',
    onAccent: '#FFFFFF',
    accentInk: '#4A4A4A',
    second: '#8C8C8C',
    third: '#B5B5B5',
    fourth: '#D6D6D6',
    line: '#E2E2E2',
  }),
};

/**
 * The theme to render: the given one, or the default if there is none or it is unknown here (`isOther`). A theme of a
 * remote service is always another one, even if its id is one of ours. The row of a table may name its theme.
 */
export function shownTheme(themeId: string | null, target: Target = 'local'): { theme: DeckTheme; isOther: boolean } {
  const wanted = themeId ?? DEFAULT_THEME_ID;
  const named = ({ name }: DeckTheme) => name.toLowerCase() === wanted.toLowerCase();
  const own = findStandardTheme(wanted) ?? STANDARD_THEMES.find(named) ?? null;
  const theme = own ?? findStandardTheme(DEFAULT_THEME_ID) ?? STANDARD_THEMES[0];
  if (!theme) throw new Error('there is no theme');
  return target === 'remote' ? { theme: NEUTRAL, isOther: true } : { theme, isOther: own === null };
}
