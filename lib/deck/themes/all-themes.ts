import type { DeckTheme } from '../theme';
import { DARK_THEMES } from './dark-themes';
import { LIGHT_THEMES } from './light-themes';
import { proof } from './standard-theme';
import { TINTED_THEMES } from './tinted-themes';

/** In the order in which they are offered: the default first, then by name. */
export const STANDARD_THEMES: DeckTheme[] = [
  proof,
  ...[...LIGHT_THEMES, ...TINTED_THEMES, ...DARK_THEMES].sort((one, two) => (one.name < two.name ? -1 : 1)),
];

/** The theme of a deck that names none. */
export const DEFAULT_THEME_ID = proof.id;

const byId = new Map(STANDARD_THEMES.map((theme) => [theme.id, theme]));

export function findStandardTheme(id: string): DeckTheme | null {
  return byId.get(id) ?? null;
}
