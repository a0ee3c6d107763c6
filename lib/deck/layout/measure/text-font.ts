import { weakMemoize } from '@/lib/weak-memoize';
import { pickFace } from '../../fonts/font-faces';
import type { ColourToken, DeckTheme, FontFaceId } from '../../theme';

/** The faces used for one kind of text. Cached: the same theme and role give the same object. */
export type TextFont = {
  regular: FontFaceId;
  italic: FontFaceId;
  bold: FontFaceId;
  boldItalic: FontFaceId;
  mono: FontFaceId;
  monoBold: FontFaceId;
  /** In ems. */
  tracking: number;
  upper: boolean;
  /** Relative size of inline code, because monospaced faces look larger than they are. */
  monoRatio: number;
};

export type FontRole = 'heading' | 'figure' | 'body' | 'strong' | 'display' | 'mono' | 'kicker' | 'label';

const fontsOf = weakMemoize((_: DeckTheme) => new Map<FontRole, TextFont>());

export function textFont(theme: DeckTheme, role: FontRole): TextFont {
  const known = fontsOf(theme);
  let font = known.get(role);
  if (!font) {
    font = makeFont(theme, role);
    known.set(role, font);
  }
  return font;
}

function makeFont(theme: DeckTheme, role: FontRole): TextFont {
  const { fonts } = theme;
  const mono = pickFace(fonts.mono, 400);
  const monoBold = pickFace(fonts.mono, 700);
  const mix = (family: string, weight: number, boldWeight: number) => ({
    regular: pickFace(family, weight),
    italic: pickFace(family, weight, true),
    bold: pickFace(family, boldWeight),
    boldItalic: pickFace(family, boldWeight, true),
    mono,
    monoBold,
    tracking: 0,
    upper: false,
    monoRatio: 0.925,
  });
  switch (role) {
    case 'heading':
      return {
        ...mix(fonts.heading, fonts.headingWeight, Math.max(700, fonts.headingWeight)),
        tracking: theme.headingTracking / 1000,
        upper: theme.headingCase === 'upper',
      };
    case 'figure':
      // Numbers of heading size. They stay in their own case, because `kWh` and `ms` would be other units in capitals.
      return {
        ...mix(fonts.heading, fonts.headingWeight, Math.max(700, fonts.headingWeight)),
        tracking: theme.headingTracking / 1000,
      };
    case 'display':
      // Statements and quotations: the heading family in sentence case, a little lighter if there is a lighter weight.
      return {
        ...mix(fonts.heading, fonts.displayWeight ?? displayWeight(fonts.headingWeight), 700),
        tracking: theme.headingTracking / 1000,
      };
    case 'strong':
      return mix(fonts.body, 700, 700);
    case 'kicker':
      return { ...mix(fonts.body, 700, 700), tracking: 0.04 };
    case 'label':
      // Letter-spaced capitals for the few words that name a figure or a part.
      return { ...mix(fonts.body, 600, 700), tracking: 0.12, upper: true };
    case 'mono':
      return { ...mix(fonts.mono, 400, 700), monoRatio: 1 };
    case 'body':
      return mix(fonts.body, fonts.bodyWeight ?? 400, 700);
  }
}

/** Not too heavy in a large size. Weights that are light already become lighter still. */
function displayWeight(heading: number): number {
  return heading <= 300 ? heading - 100 : Math.min(heading, 600);
}

/** The text colours for a ground. Each pair passes AA (themes/contrast). */
export type Inks = {
  ground: ColourToken;
  text: ColourToken;
  muted: ColourToken;
  /** Links, markers, kickers. */
  accent: ColourToken;
  /** Rules and bars. */
  rule: ColourToken;
};

const ON_GROUND: Inks = { ground: 'ground', text: 'ink', muted: 'muted', accent: 'accentInk', rule: 'accent' };
const ON_SURFACE: Inks = {
  ground: 'surface',
  text: 'onSurface',
  muted: 'muted',
  accent: 'accentInk',
  rule: 'accent',
};
const ON_ACCENT: Inks = {
  ground: 'accent',
  text: 'onAccent',
  muted: 'onAccent',
  accent: 'onAccent',
  rule: 'onAccent',
};

export function inksOn(ground: ColourToken): Inks {
  return INKS[ground] ?? ON_GROUND;
}

/** On a colour of the palette, everything is in the one text colour that is readable on it. */
function single(ground: ColourToken, text: ColourToken): Inks {
  return { ground, text, muted: text, accent: text, rule: text };
}

const INKS: Partial<Record<ColourToken, Inks>> = {
  surface: ON_SURFACE,
  accent: ON_ACCENT,
  ink: single('ink', 'ground'),
  second: single('second', 'onSecond'),
  third: single('third', 'onThird'),
  fourth: single('fourth', 'onFourth'),
};
