import type { LayoutName, PlacedShape } from '../placed';
import type { ColourToken, DeckTheme, Palette } from '../theme';
import { AA_RATIO, blend, contrastRatio, textsOn } from '../themes/contrast';
import type { Box, Points } from '../units';

/** The card that a motif is drawn on. */
export type MotifCard = { width: Points; height: Points; layout: LayoutName; index: number };

/**
 * What a motif draws with. The rules keep the text readable: within `edge` of the card’s border a motif may paint at
 * full strength, because no layout puts text there; anywhere else only at the opacity that `tint` allows.
 */
export type MotifBrush = {
  width: Points;
  height: Points;
  index: number;
  /** Whether this is a title, section or closing card, which has more of the motif. */
  cover: boolean;
  ground: ColourToken;
  /** The strongest drawing colour on this ground, and two others. */
  strong: ColourToken;
  second: ColourToken;
  third: ColourToken;
  /** 1 on a card whose shorter side is 540 points. */
  unit: number;
  edge: Points;
  /**
   * The highest opacity up to `wanted` at which every text colour allowed on the ground still passes AA over the
   * colour.
   */
  tint(colour: ColourToken, wanted: number): number;
};

/** Distance from the edge of the card within which no layout sets text, on a card whose shorter side is 540 points. */
export const MOTIF_EDGE: Points = 14;

const COVERS: ReadonlySet<LayoutName> = new Set(['title', 'section', 'closing']);

export function takeBrush(theme: DeckTheme, card: MotifCard): MotifBrush {
  const unit = Math.min(card.width, card.height) / 540;
  const cover = COVERS.has(card.layout);
  const ground = cover ? theme.coverGround : 'ground';
  return {
    width: card.width,
    height: card.height,
    index: card.index,
    cover,
    ground,
    strong: ground === 'accent' ? 'onAccent' : 'accent',
    second: 'second',
    third: 'third',
    unit,
    edge: MOTIF_EDGE * unit,
    tint: (colour, wanted) => safeOpacity(theme.palette, ground, colour, wanted),
  };
}

/** A filled shape without outline. */
export function fill(shape: 'rect' | 'ellipse', box: Box, colour: ColourToken, opacity = 1, radius = 0): PlacedShape {
  return { kind: 'shape', shape, box, fill: colour, stroke: null, radius, opacity };
}

/** An outline without a fill, or a line from the top left of the box to its bottom right. */
export function stroke(
  shape: Exclude<PlacedShape['shape'], 'path'>,
  box: Box,
  colour: ColourToken,
  width: Points,
  opacity = 1,
): PlacedShape {
  return { kind: 'shape', shape, box, fill: null, stroke: { colour, width, dashed: false }, radius: 0, opacity };
}

/** The bounding box of a circle. */
export function circle(centreX: Points, centreY: Points, radius: Points): Box {
  return { x: centreX - radius, y: centreY - radius, width: radius * 2, height: radius * 2 };
}

const known = new WeakMap<Palette, Map<string, number>>();

function safeOpacity(palette: Palette, ground: ColourToken, colour: ColourToken, wanted: number): number {
  const answers = known.get(palette) ?? new Map<string, number>();
  known.set(palette, answers);
  const key = `${ground} ${colour} ${wanted}`;
  const before = answers.get(key);
  if (before !== undefined) return before;
  const texts = textsOn(ground).map((token) => palette[token]);
  const passes = (opacity: number) => {
    const seen = blend(palette[colour], palette[ground], opacity);
    return texts.every((text) => contrastRatio(text, seen) >= AA_RATIO);
  };
  // Contrast falls steadily as the opacity rises, or not at all. Steps of a hundredth are too small to see.
  let hundredths = Math.round(wanted * 100);
  while (hundredths > 0 && !passes(hundredths / 100)) hundredths -= 1;
  answers.set(key, hundredths / 100);
  return hundredths / 100;
}
