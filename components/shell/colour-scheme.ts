export const COLOUR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** Read by the server before it renders, so that there is no flash of other colours and no inline script. */
export const COLOUR_SCHEME_COOKIE = 'cardwright-colours';

/** Notifies other tabs of a change: cookies have no change event. */
export const COLOUR_SCHEME_NOTE = 'cardwright-colours';

export function readColourScheme(cookie: string | null | undefined): ColourScheme {
  return COLOUR_SCHEMES.find((scheme) => scheme === cookie) ?? 'system';
}
