import type { ColourToken, DeckTheme, Palette } from '@/lib/deck/theme';
import { type XmlElement, xml } from './xml';

/**
 * Maps the deck's colour tokens to the file's colour scheme, so that changing the theme colours in an office program
 * recolours every slide. Slides use these names (`bg1`, `tx1`), which the master's colour map assigns to the scheme's
 * slots.
 */
export const SCHEME_NAMES = {
  ground: 'bg1',
  ink: 'tx1',
  surface: 'bg2',
  accent: 'accent1',
  second: 'accent2',
  third: 'accent3',
  muted: 'accent5',
  line: 'accent6',
  accentInk: 'hlink',
} as const satisfies Partial<Record<ColourToken, string>>;

export type SchemeName = (typeof SCHEME_NAMES)[keyof typeof SCHEME_NAMES];

/** A token without a slot of its own uses the first of these that has the same colour. */
const TEXT_NAMES: readonly ColourToken[] = ['ground', 'ink', 'surface', 'muted'];

/** Writes a token as a scheme colour if it has one, otherwise as the plain value. */
export type Colours = (token: ColourToken, opacity?: number) => XmlElement;

export function makeColours(theme: DeckTheme): Colours {
  return (token, opacity = 1) => {
    const alpha = opacity < 1 ? xml('a:alpha', { val: Math.round(Math.max(0, opacity) * 100_000) }) : null;
    const name = schemeName(theme.palette, token);
    return name
      ? xml('a:schemeClr', { val: name }, alpha)
      : xml('a:srgbClr', { val: hexDigits(theme.palette[token]) }, alpha);
  };
}

/** A solid fill, or an explicit "no fill" for null. */
export function fillOf(colours: Colours, token: ColourToken | null, opacity = 1): XmlElement {
  return token === null ? xml('a:noFill') : xml('a:solidFill', null, colours(token, opacity));
}

/** A vertical gradient from one colour at the top to another at the bottom. */
export function gradientOf(colours: Colours, from: ColourToken, to: ColourToken, opacity = 1): XmlElement {
  return xml(
    'a:gradFill',
    { rotWithShape: 1 },
    xml(
      'a:gsLst',
      null,
      xml('a:gs', { pos: 0 }, colours(from, opacity)),
      xml('a:gs', { pos: 100_000 }, colours(to, opacity)),
    ),
    xml('a:lin', { ang: 5_400_000, scaled: 0 }),
  );
}

/** Whether the background is darker than the text. Then the scheme's dark slot is the background. */
export function isDark(palette: Palette): boolean {
  return lightness(palette.ground) < lightness(palette.ink);
}

/** Six digits without `#`, upper case. */
export function hexDigits(colour: string): string {
  return colour.slice(1).toUpperCase();
}

function schemeName(palette: Palette, token: ColourToken): string | null {
  if (token in SCHEME_NAMES) return SCHEME_NAMES[token as keyof typeof SCHEME_NAMES];
  const equal = TEXT_NAMES.find((other) => palette[other].toUpperCase() === palette[token].toUpperCase());
  return equal ? SCHEME_NAMES[equal as keyof typeof SCHEME_NAMES] : null;
}

function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
