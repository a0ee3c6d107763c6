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
