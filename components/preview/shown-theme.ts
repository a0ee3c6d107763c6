import type { DeckTheme } from '@/lib/deck/theme';
import { DEFAULT_THEME_ID, findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';

/** The theme to draw with: the one that is wanted, the default for none and for one not known here (`isOther`). */
export function shownTheme(themeId: string | null): { theme: DeckTheme; isOther: boolean } {
  const own = findStandardTheme(themeId ?? DEFAULT_THEME_ID);
  const theme = own ?? findStandardTheme(DEFAULT_THEME_ID) ?? STANDARD_THEMES[0];
  if (!theme) throw new Error('there is no theme');
  return { theme, isOther: own === null };
}
