import type { Palette } from '../theme';
import type { Size } from '../units';
import { drawArches } from './arches';
import { type ArtCanvas, takeCanvas } from './art-canvas';
import { drawHorizon } from './horizon';
import { drawOrbits } from './orbits';
import { drawOverlap } from './overlap';
import { drawPaperCut } from './paper-cut';
import { type SeededRandom, seededRandom } from './seeded-random';
import { type SvgNode, svg, writeSvg } from './svg';
import { drawTiles } from './tiles';

const COMPOSITIONS = {
  horizon: drawHorizon,
  'paper-cut': drawPaperCut,
  orbits: drawOrbits,
  tiles: drawTiles,
  overlap: drawOverlap,
  arches: drawArches,
} as const satisfies Record<string, (canvas: ArtCanvas) => SvgNode[]>;

type Composition = keyof typeof COMPOSITIONS;

/** Words in the requested style, with the compositions that suit them. */
const STYLE_WORDS: readonly (readonly [RegExp, Composition])[] = [
  [/landscape|horizon|nature|scenic|outdoor/i, 'horizon'],
  [/paper|organic|layer|soft|wav[ey]/i, 'paper-cut'],
  [/space|orbit|cosmic|scien|tech/i, 'orbits'],
  [/geometric|pattern|tile|mosaic|bauhaus|grid|weav/i, 'tiles'],
  [/print|riso|poster|minimal|abstract/i, 'overlap'],
  [/architect|arch|city|building|mid-?century/i, 'arches'],
];

/**
 * Length of the longer side in the units of the drawing. It scales to any size; a fixed length keeps seeds comparable.
 */
const LONG_SIDE = 960;
/**
 * Minimum length of the shorter side. A narrower ribbon shows the middle of a taller picture, because compositions need
 * some space.
 */
const SHORT_SIDE = 120;

/**
 * A picture in the colours of the palette. The same seed, palette, proportions and style always give the same SVG.
 * @param size only its proportions matter
 * @param style free text. Some words choose the composition, and all of them vary the picture.
 */
export function drawArt(seed: string, palette: Palette, size: Size, style?: string): string {
  const scale = LONG_SIDE / Math.max(size.width, size.height);
  const width = Math.max(SHORT_SIDE, Math.round(size.width * scale));
  const height = Math.max(SHORT_SIDE, Math.round(size.height * scale));
  const random = seededRandom(`${style ?? ''}|${seed}`);
  const canvas = takeCanvas(palette, width, height, random);
  const picture = COMPOSITIONS[chooseComposition(random, style)](canvas);
  const box = `0 0 ${width} ${height}`;
  const frame = svg('clipPath', { id: 'frame' }, [svg('rect', { width, height })]);
  return writeSvg(
    svg(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: box, preserveAspectRatio: 'xMidYMid slice' },
      [svg('defs', {}, [frame]), svg('g', { 'clip-path': 'url(#frame)' }, picture)],
    ),
  );
}

function chooseComposition(random: SeededRandom, style: string | undefined): Composition {
  const suited = style ? STYLE_WORDS.filter(([word]) => word.test(style)).map(([, composition]) => composition) : [];
  return random.pick(suited.length > 0 ? suited : (Object.keys(COMPOSITIONS) as Composition[]));
}
