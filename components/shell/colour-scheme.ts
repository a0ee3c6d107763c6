export const COLOUR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The server reads it before the first byte of the page, so no other colours flash up and no inline script is needed. */
export const COLOUR_SCHEME_COOKIE = 'cardwright-colours';

/** Tells the other open pages of a choice: a cookie that changes tells nobody. */
export const COLOUR_SCHEME_NOTE = 'cardwright-colours';

export function readColourScheme(cookie: string | null | undefined): ColourScheme {
  return COLOUR_SCHEMES.find((scheme) => scheme === cookie) ?? 'system';
}
