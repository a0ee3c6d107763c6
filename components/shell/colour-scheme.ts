export const COLOUR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The server reads it before the first byte of the page, so no other colours flash up and no inline script is needed. */
export const COLOUR_SCHEME_COOKIE = 'cardwright-colours';

export function readColourScheme(cookie: string | undefined): ColourScheme {
  return COLOUR_SCHEMES.find((scheme) => scheme === cookie) ?? 'system';
}
