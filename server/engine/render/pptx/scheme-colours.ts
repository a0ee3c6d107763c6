import type { ColourToken, DeckTheme, Palette } from '@/lib/deck/theme';
import { AA_RATIO, colourDistance, contrastRatio, TEXT_PAIRS } from '@/lib/deck/themes/contrast';
import { XmlElement, xml } from './xml';

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
  fourth: 'accent4',
  muted: 'accent5',
  line: 'accent6',
  accentInk: 'hlink',
} as const satisfies Partial<Record<ColourToken, string>>;

export type SchemeName = (typeof SCHEME_NAMES)[keyof typeof SCHEME_NAMES];

/** The slots to use for a token that equals or tints one of them, best first. */
const TEXT_SLOTS: readonly SlotToken[] = ['ground', 'ink', 'surface', 'muted'];
const ACCENT_SLOTS: readonly SlotToken[] = ['accent', 'second', 'third', 'fourth'];
/** Maximum RGB distance from a slot at which the colour of text on a fill is written as its tint. */
const LIKENESS = 48;

type SlotToken = keyof typeof SCHEME_NAMES;

/** Writes a token as a scheme colour if it has one, otherwise as the plain value. */
export type Colours = (token: ColourToken, opacity?: number) => XmlElement;

export function makeColours({ palette }: DeckTheme): Colours {
  const written = new Map<ColourToken, XmlElement>();
  const write = (token: ColourToken) => {
    const known = written.get(token);
    if (known) return known;
    const found = schemeColour(palette, token);
    const colour = found
      ? xml('a:schemeClr', { val: SCHEME_NAMES[found.slot] }, found.tint ? tintXml(found.tint) : [])
      : xml('a:srgbClr', { val: hexDigits(palette[token]) });
    written.set(token, colour);
    return colour;
  };
  return (token, opacity = 1) => {
    const colour = write(token);
    if (opacity >= 1) return colour;
    const alpha = xml('a:alpha', { val: Math.round(Math.max(0, opacity) * 100_000) });
    return new XmlElement(colour.name, colour.attributes, [...colour.children, alpha]);
  };
}

/** A solid fill, or an explicit "no fill" for null. */
export function fillOf(colours: Colours, token: ColourToken | null, opacity = 1): XmlElement {
  return token === null ? xml('a:noFill') : xml('a:solidFill', colours(token, opacity));
}

/** A gradient from the top down. `at`: the position of each colour, in thousandths of a percent. */
export function gradientOf(
  colours: Colours,
  tokens: readonly ColourToken[],
  { at = [0, 100_000], opacity = 1 }: { at?: readonly number[]; opacity?: number } = {},
): XmlElement {
  return xml(
    'a:gradFill',
    { rotWithShape: 1 },
    xml(
      'a:gsLst',
      tokens.map((token, place) => xml('a:gs', { pos: at[place]! }, colours(token, opacity))),
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

/**
 * The slot of a token, with the tint that turns the slot's colour into the token's. In most themes the accent colour for
 * text is the accent or a tint of it. It is written that way so that it follows a change of the accent.
 */
export function schemeColour(palette: Palette, token: ColourToken): { slot: SlotToken; tint: Tint | null } | null {
  if (token in SCHEME_NAMES && token !== 'accentInk') return { slot: token as SlotToken, tint: null };
  const isAccent = token === 'accentInk';
  const slots = isAccent ? ACCENT_SLOTS : TEXT_SLOTS;
  const colour = palette[token].toUpperCase();
  const equal = slots.find((slot) => palette[slot].toUpperCase() === colour);
  if (equal) return { slot: equal, tint: null };
  for (const slot of slots) {
    if (!isAccent && colourDistance(palette[slot], colour) > LIKENESS) continue;
    const tint = tintBetween(palette[slot], colour);
    if (tint) return { slot, tint };
  }
  return isAccent ? { slot: 'accentInk', tint: null } : null;
}

function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The names that slides use for colours, each with the slot of the colour scheme that it stands for. */
type ColourMap = Record<SchemeName | typeof TITLE_COLOUR | 'folHlink', ColourSlot>;

/** A slot of the colour scheme (ST_ColorSchemeIndex). */
export type ColourSlot = 'dk1' | 'lt1' | 'dk2' | 'lt2' | 'hlink' | 'folHlink' | `accent${1 | 2 | 3 | 4 | 5 | 6}`;

/**
 * The colour name that only titles use. A slide whose title has another colour than the master's maps this name to
 * another slot, so its title still has no colour of its own and follows the master.
 */
export const TITLE_COLOUR = 'tx2';

/** Assigns the scheme's slots to the names. On a dark theme, the dark slots are the background. */
export function colourMap(dark: boolean): ColourMap {
  const [ground, ink] = dark ? (['dk', 'lt'] as const) : (['lt', 'dk'] as const);
  return {
    bg1: `${ground}1`,
    tx1: `${ink}1`,
    bg2: `${ground}2`,
    [TITLE_COLOUR]: `${ink}2`,
    accent1: 'accent1',
    accent2: 'accent2',
    accent3: 'accent3',
    accent4: 'accent4',
    accent5: 'accent5',
    accent6: 'accent6',
    hlink: 'hlink',
    folHlink: 'folHlink',
  };
}

/**
 * The slot for titles of this colour. A token without a slot takes the one with the nearest colour that is readable on
 * the token's ground. Null if there is none.
 */
export function titleSlot(palette: Palette, token: ColourToken): ColourSlot | null {
  const ground = TEXT_PAIRS.find(({ text }) => text === token)?.on ?? 'ground';
  const distance = (other: ColourToken) => colourDistance(palette[other], palette[token]);
  const [nearest] = SLOTTED.filter(
    (other) => other === token || contrastRatio(palette[other], palette[ground]) >= AA_RATIO,
  ).sort((a, b) => distance(a) - distance(b));
  return nearest ? colourMap(isDark(palette))[SCHEME_NAMES[nearest]] : null;
}

const SLOTTED = Object.keys(SCHEME_NAMES) as (keyof typeof SCHEME_NAMES)[];

/** The colour map of a slide or layout: the master's, except for titles in another slot. */
export function colourMapXml({ palette }: DeckTheme, slot: ColourSlot | null): XmlElement {
  return xml(
    'p:clrMapOvr',
    slot === null
      ? xml('a:masterClrMapping')
      : xml('a:overrideClrMapping', { ...colourMap(isDark(palette)), [TITLE_COLOUR]: slot }),
  );
}

/** Changes to a scheme colour (ECMA-376 part 1, 20.1.2.3), in thousandths of a percent and 60,000ths of a degree. */
type Tint = { hueOff: number; satMod: number; lumMod: number };

/** Hue in 60,000ths of a degree, saturation and luminance in thousandths of a percent, as office programs count them. */
type Hsl = { hue: number; sat: number; lum: number };

const CIRCLE = 360 * 60_000;
const WHOLE = 100_000;
/** A larger change would not look like the same colour, or would distort the colour that replaces it. */
const MOST_HUE = 15 * 60_000;
const SATURATION = { least: 0.4 * WHOLE, most: 2.5 * WHOLE };
const LUMINANCE = { least: 0.4 * WHOLE, most: 1.8 * WHOLE };

/** The changes that make one six-digit hex colour exactly another of similar hue. Null if there are none. */
export function tintBetween(from: string, to: string): Tint | null {
  const [one, other] = [hslOf(from), hslOf(to)];
  const isNeutral = other.sat === 0 || other.lum === WHOLE;
  const hue = (other.hue - one.hue + CIRCLE * 1.5) % CIRCLE;
  const tint = {
    hueOff: isNeutral ? 0 : Math.round(hue - CIRCLE / 2),
    satMod: isNeutral ? WHOLE : Math.ceil((other.sat / one.sat) * WHOLE),
    lumMod: Math.ceil((other.lum / one.lum) * WHOLE),
  };
  const isWithin = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;
  const isClose =
    Math.abs(tint.hueOff) <= MOST_HUE && isWithin(tint.satMod, SATURATION) && isWithin(tint.lumMod, LUMINANCE);
  return isClose && tinted(from, tint) === to.toUpperCase() ? tint : null;
}

/** The elements of a tint, without those that have no effect. */
function tintXml({ hueOff, satMod, lumMod }: Tint): XmlElement[] {
  return [
    ...(hueOff === 0 ? [] : [xml('a:hueOff', { val: hueOff })]),
    ...(satMod === WHOLE ? [] : [xml('a:satMod', { val: satMod })]),
    ...(lumMod === WHOLE ? [] : [xml('a:lumMod', { val: lumMod })]),
  ];
}

/** A colour with its changes, as office programs show it. */
export function tinted(colour: string, { hueOff, satMod, lumMod }: Tint): string {
  const { hue, sat, lum } = hslOf(colour);
  const part = (value: number, mod: number) => Math.min(WHOLE, Math.trunc((value * mod) / WHOLE)) / WHOLE;
  return hexOf(((hue + hueOff + CIRCLE) % CIRCLE) / CIRCLE, part(sat, satMod), part(lum, lumMod));
}

function hslOf(hex: string): Hsl {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [range, sum] = [high - low, high + low];
  if (range === 0) return { hue: 0, sat: 0, lum: Math.round((sum / 2) * WHOLE) };
  const sixths =
    high === red ? (green - blue) / range + 6 : high === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return {
    hue: Math.round((sixths / 6) * CIRCLE) % CIRCLE,
    sat: Math.round((range / (sum <= 1 ? sum : 2 - sum)) * WHOLE),
    lum: Math.round((sum / 2) * WHOLE),
  };
}

function hexOf(hue: number, sat: number, lum: number): string {
  const spread = sat * Math.min(lum, 1 - lum);
  const channel = (offset: number) => {
    const turn = (offset + hue * 12) % 12;
    const value = lum - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
}
