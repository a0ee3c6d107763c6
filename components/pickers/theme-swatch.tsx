import { classNames } from '@/components/ui/class-names';
import type { Theme } from '@/lib/contract/lists';
import type { DeckTheme } from '@/lib/deck/theme';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';

/** The colours of a theme that are known only by their names; an empty frame if there are none. */
export function KeywordSwatch({ keywords, className }: { keywords: readonly string[]; className: string }) {
  const colours = keywordColours(keywords);
  if (colours.length === 0)
    return <div aria-hidden="true" className={classNames('shrink-0 border border-dashed border-edge', className)} />;
  return (
    <div aria-hidden="true" className={classNames('flex shrink-0 overflow-hidden border border-edge', className)}>
      {colours.map((colour) => (
        <span key={colour} className="flex-1" style={{ background: colour }} />
      ))}
    </div>
  );
}

/** A small card in the theme's background, text and accent colours; an empty frame for an unknown theme. */
export function ThemeSwatch({ theme, keywords = [] }: { theme: DeckTheme | null; keywords?: readonly string[] }) {
  if (!theme) return <KeywordSwatch keywords={keywords} className="h-8 w-12 rounded-[3px]" />;
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

/** A theme option: its look, name, owner and keywords. */
export function ThemeRow({ theme }: { theme: Theme }) {
  const words = [...theme.colorKeywords, ...theme.toneKeywords].slice(0, 5).join(', ');
  return (
    <div className="flex items-center gap-3">
      <ThemeSwatch theme={findStandardTheme(theme.id)} keywords={theme.colorKeywords} />
      <div className="min-w-0">
        <div className="flex items-baseline gap-2">
          <span className="truncate font-medium">{theme.name}</span>
          {theme.type !== 'standard' && <span className="text-12 text-quiet">{theme.type}</span>}
        </div>
        {words && <div className="truncate text-12 text-quiet">{words}</div>}
      </div>
    </div>
  );
}

/** Colour words of services that are no CSS names. */
const MORE: Readonly<Record<string, string>> = {
  amber: '#ffbf00',
  blush: '#f4c2c2',
  bronze: '#a97142',
  burgundy: '#800020',
  champagne: '#f3e0c0',
  charcoal: '#36454f',
  cobalt: '#0047ab',
  copper: '#b87333',
  cream: '#fff6dd',
  emerald: '#1f9d63',
  lilac: '#c8a2c8',
  mint: '#b5ead7',
  mustard: '#d9a520',
  peach: '#ffcba4',
  rose: '#e8839b',
  rust: '#b7410e',
  sage: '#b2ac88',
  sand: '#e0cda9',
  slate: '#5a6a7a',
  stone: '#b8b2a7',
};

/** At most this many fit on a swatch. */
const MAX_COLOURS = 4;
const MAX_LENGTH = 40;

/**
 * The CSS colours of a theme's colour keywords, without duplicates: "navy", "light gray", "#0a0a0a", and "warm white" by
 * its last colour word. Words that mean no colour are left out.
 * @param isColour whether CSS knows a colour; the browser's own test if omitted
 */
export function keywordColours(
  keywords: readonly string[],
  isColour: (text: string) => boolean = (text) => CSS.supports('color', text),
): string[] {
  const found = new Set<string>();
  for (const keyword of keywords) {
    if (found.size === MAX_COLOURS) break;
    const colour = colourOf(keyword.slice(0, MAX_LENGTH).toLowerCase(), isColour);
    if (colour) found.add(colour);
  }
  return [...found];
}

function colourOf(keyword: string, isColour: (text: string) => boolean): string | null {
  const hex = /#[\da-f]{3,8}/.exec(keyword)?.[0];
  if (hex) return isColour(hex) ? hex : null;
  const words = keyword.match(/[a-z]+/g) ?? [];
  const candidates = [words.join(''), ...words.toReversed()];
  for (const word of candidates) {
    if (Object.hasOwn(MORE, word)) return MORE[word] ?? null;
    // "none", "inherit" and "transparent" are values, but no colours.
    if (/^(?:currentcolor|inherit|initial|none|revert|transparent|unset)$/.test(word)) continue;
    if (isColour(word)) return word;
  }
  return null;
}
