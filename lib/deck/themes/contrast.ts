import type { ColourToken } from '../theme';

/**
 * The pairs of text and ground that a layout may use. Every other colour of the palette is for shapes, art and charts.
 * WCAG 2.2 AA requires a contrast of 4.5 to 1 for text of any size.
 */
export const TEXT_PAIRS: readonly { text: ColourToken; on: ColourToken }[] = [
  { text: 'ink', on: 'ground' },
  { text: 'muted', on: 'ground' },
  { text: 'accentInk', on: 'ground' },
  { text: 'onSurface', on: 'surface' },
  { text: 'ink', on: 'surface' },
  { text: 'muted', on: 'surface' },
  { text: 'accentInk', on: 'surface' },
  { text: 'onAccent', on: 'accent' },
  { text: 'ground', on: 'ink' },
  { text: 'onSecond', on: 'second' },
  { text: 'onThird', on: 'third' },
  { text: 'onFourth', on: 'fourth' },
];

export const AA_RATIO = 4.5;

/** WCAG 2.2 contrast ratio of two six-digit hex colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The distance of two six-digit hex colours in RGB space, 0 to about 442. */
export function colourDistance(one: string, other: string): number {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)));
}

/** The colour that results from drawing `over` on `under` at an opacity of 0 to 1. Six-digit hex in and out. */
export function blend(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const top = Number.parseInt(over.slice(at, at + 2), 16);
    const below = Number.parseInt(under.slice(at, at + 2), 16);
    return Math.round(top * opacity + below * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function relativeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
