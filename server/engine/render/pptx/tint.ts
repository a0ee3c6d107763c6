import { type XmlElement, xml } from './xml';

/** Changes to a scheme colour (ECMA-376 part 1, 20.1.2.3), in thousandths of a percent and 60,000ths of a degree. */
export type Tint = { hueOff: number; satMod: number; lumMod: number };

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
export function tintXml({ hueOff, satMod, lumMod }: Tint): XmlElement[] {
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
