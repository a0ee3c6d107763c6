import type { Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import type { DeckTheme } from '@/lib/deck/theme';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';

export type ThemeFilter = 'all' | 'light' | 'dark' | 'custom';

/**
 * The filters of the theme gallery. Light and dark are only known of our own themes; a remote service reports which
 * themes are custom.
 */
export const THEME_FILTERS = {
  local: ['all', 'light', 'dark'],
  remote: ['all', 'custom'],
} as const satisfies Record<Target, readonly ThemeFilter[]>;

/** Whether a theme passes the filter. A theme with unknown colours is neither light nor dark. */
export function passesFilter(filter: ThemeFilter, { id, type }: Pick<Theme, 'id' | 'type'>): boolean {
  if (filter === 'all') return true;
  if (filter === 'custom') return type === 'custom';
  const theme = findStandardTheme(id);
  return theme !== null && isDark(theme) === (filter === 'dark');
}

/** Text that is lighter than its background makes a dark theme. */
function isDark({ palette }: DeckTheme): boolean {
  return brightness(palette.ground) < brightness(palette.ink);
}

/** Perceived brightness of a six-digit hex colour, 0 to 255 (ITU-R BT.601). */
function brightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
}
