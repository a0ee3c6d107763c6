import type { DeckTheme } from '@/lib/deck/theme';

/** A small card in the theme's background, text and accent colours; an empty frame for a remote theme. */
export function ThemeSwatch({ theme }: { theme: DeckTheme | null }) {
  if (!theme)
    return <div aria-hidden="true" className="h-8 w-12 shrink-0 rounded-[3px] border border-dashed border-edge" />;
  const { ground, ink, muted, accent, second, third, line } = theme.palette;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 48 32"
      className="h-8 w-12 shrink-0 overflow-hidden rounded-[3px] border border-hairline"
    >
      <rect width="48" height="32" fill={ground} />
      <rect x="5" y="7" width="22" height="4" rx="1" fill={ink} />
      <rect x="5" y="14" width="16" height="2" rx="1" fill={muted} />
      <rect x="5" y="18" width="19" height="2" rx="1" fill={muted} />
      <rect x="5" y="25" width="8" height="2" rx="1" fill={line} />
      <rect x="33" width="15" height="16" fill={accent} />
      <rect x="33" y="16" width="7.5" height="16" fill={second} />
      <rect x="40.5" y="16" width="7.5" height="16" fill={third} />
    </svg>
  );
}

/** The theme's three main colours, small enough for a line of text. */
export function ThemeChip({ theme }: { theme: DeckTheme | null }) {
  if (!theme)
    return <span aria-hidden="true" className="h-3 w-4 shrink-0 rounded-[2px] border border-dashed border-edge" />;
  const { ground, accent, second } = theme.palette;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 16 12"
      className="h-3 w-4 shrink-0 overflow-hidden rounded-[2px] border border-edge"
    >
      <rect width="16" height="12" fill={ground} />
      <rect x="5" width="6" height="12" fill={accent} />
      <rect x="11" width="5" height="12" fill={second} />
    </svg>
  );
}
