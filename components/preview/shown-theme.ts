import type { DeckTheme } from '@/lib/deck/theme';
import { DEFAULT_THEME_ID, findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';

/** The theme to render: the given one, or the default if there is none or it is unknown here (`isOther`). */
export function shownTheme(themeId: string | null): { theme: DeckTheme; isOther: boolean } {
  const own = findStandardTheme(themeId ?? DEFAULT_THEME_ID);
  const theme = own ?? findStandardTheme(DEFAULT_THEME_ID) ?? STANDARD_THEMES[0];
  if (!theme) throw new Error('there is no theme');
  return { theme, isOther: own === null };
}
