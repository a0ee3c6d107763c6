import type { Target } from '@/lib/contract/run-words';
import type { DeckTheme } from '@/lib/deck/theme';
import { DEFAULT_THEME_ID, findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { proof } from '@/lib/deck/themes/proof';
import { completePalette } from '@/lib/deck/themes/standard-theme';

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
 * remote service is always another one, even if its id is one of ours.
 */
export function shownTheme(themeId: string | null, target: Target = 'local'): { theme: DeckTheme; isOther: boolean } {
  const own = findStandardTheme(themeId ?? DEFAULT_THEME_ID);
  const theme = own ?? findStandardTheme(DEFAULT_THEME_ID) ?? STANDARD_THEMES[0];
  if (!theme) throw new Error('there is no theme');
  return target === 'remote' ? { theme: NEUTRAL, isOther: true } : { theme, isOther: own === null };
}
