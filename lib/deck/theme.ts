/** The skeletons that a theme can use. */
export const SKELETON_IDS = [
  'swiss',
  'editorial',
  'poster',
  'keynote',
  'soft',
  'blueprint',
  'notebook',
  'magazine',
] as const;
export type SkeletonId = (typeof SKELETON_IDS)[number];

/**
 * A theme is data: palette, type, shape and skeleton. Drawing code resolves colour tokens through `palette` and font roles
 * through `fonts`, so that PPTX can write theme colours and the viewer CSS variables.
 */
export type ColourToken =
  /** The card's background and the text on it. */
  | 'ground'
  | 'ink'
  /** Secondary text on the background. */
  | 'muted'
  /** A second surface (panels, table stripes, code) and the text on it. */
  | 'surface'
  | 'onSurface'
  /** The accent colour as a fill, and the text on that fill. */
  | 'accent'
  | 'onAccent'
  /** The accent colour for text on the background (links, numbers, kickers). Always meets AA contrast on `ground`. */
  | 'accentInk'
  /** More colours for shapes, art and charts, and the text on each of them. */
  | 'second'
  | 'onSecond'
  | 'third'
  | 'onThird'
  | 'fourth'
  | 'onFourth'
  /** Hairlines and borders. */
  | 'line';

/** Six-digit hex with `#`. */
export type Palette = Record<ColourToken, string>;

/** The part of a palette that a theme specifies. `completePalette` derives the rest. */
export type StatedPalette = Omit<Palette, 'onSecond' | 'onThird' | 'onFourth' | Implied> &
  Partial<Pick<Palette, Implied>>;
type Implied = 'onSurface' | 'accentInk' | 'fourth';

export type FontFamilyId = string;
/** `family-weight` with an `i` for italic: `inter-400`, `inter-700i`. */
export type FontFaceId = string;

/** The faces a theme uses. `mono` draws code. Each must exist in the font book. */
export type ThemeFonts = {
  heading: FontFamilyId;
  headingWeight: 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;
  /** The weight of figures, statements and quotes in large type, if it can't be derived from the heading weight. */
  displayWeight?: 300 | 400;
  body: FontFamilyId;
  /** The weight of body text, if it isn't 400. */
  bodyWeight?: 300;
  mono: FontFamilyId;
};

export type DeckTheme = {
  id: string;
  name: string;
  type: 'standard' | 'custom';
  /** The design system the theme is built on. */
  skeleton: SkeletonId;
  colorKeywords: string[];
  toneKeywords: string[];
  palette: Palette;
  /** The background of the theme's picture in the interface. */
  coverGround: 'ground' | 'surface' | 'accent';
  fonts: ThemeFonts;
  /** Heading size relative to the standard scale, which is 1. For example, 1.15 is large. */
  headingScale: number;
  headingCase: 'as-is' | 'upper';
  /** Letter spacing of headings in thousandths of an em. */
  headingTracking: number;
  /** Corner radius of panels and pictures. */
  radius: number;
  bullet: '•' | '–' | '▪' | '→';
  /** URL of the logo for `themeLogo`. Without one, nothing is drawn, and there is a warning. */
  logo: string | null;
};
