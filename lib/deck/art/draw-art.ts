import { type SeededRandom, seededRandom } from '../seeded-random';
import type { Palette } from '../theme';
import { blend, contrastRatio } from '../themes/contrast';
import type { Size } from '../units';
import { type SvgNode, short, smoothLine, smoothLoop, svg, writeSvg } from './svg';

/** A patchwork of quarter discs, half discs, wedges and stripes, as on a quilt or a weaver's pattern card. */
function drawTiles({ width, height, side, random, paper, inks, dark, light, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const grounds = [paper, mix(main, paper, 0.16), mix(second, paper, 0.3), light];
  const figures = [main, main, second, third, dark];
  const rows = Math.max(2, Math.round(height / (side / random.pick([3, 4]))));
  const tile = height / rows;
  const columns = Math.ceil(width / tile);
  const left = (width - columns * tile) / 2;
  const nodes: SvgNode[] = [svg('rect', { width, height, fill: paper })];
  let last = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const ground = random.pick(grounds);
      let figure = random.pick(figures);
      // Two neighbours in one colour would look like a stain.
      if (figure === last) figure = random.pick(figures.filter((colour) => colour !== last));
      last = figure;
      const turn = random.whole(0, 3) * 90;
      const place = `translate(${short(left + column * tile)} ${short(row * tile)}) rotate(${turn} ${short(tile / 2)} ${short(tile / 2)})`;
      nodes.push(
        svg('g', { transform: place }, [
          // Slightly larger than the tile, so that no seam shows between tiles.
          svg('rect', { x: -0.3, y: -0.3, width: tile + 0.6, height: tile + 0.6, fill: ground }),
          ...random.pick(TILES)(tile, figure, random.pick([second, third, light])),
        ]),
      );
    }
  }
  return nodes;
}

const TILES: readonly ((size: number, fill: string, other: string) => SvgNode[])[] = [
  (size, fill) => [
    svg('path', { d: `M0 0H${short(size)}A${short(size)} ${short(size)} 0 0 1 0 ${short(size)}Z`, fill }),
  ],
  (size, fill, other) => [
    svg('path', { d: `M0 0H${short(size)}A${short(size)} ${short(size)} 0 0 1 0 ${short(size)}Z`, fill }),
    svg('path', {
      d: `M0 0H${short(size / 2)}A${short(size / 2)} ${short(size / 2)} 0 0 1 0 ${short(size / 2)}Z`,
      fill: other,
    }),
  ],
  (size, fill) => [
    svg('path', {
      d: `M0 ${short(size)}A${short(size / 2)} ${short(size / 2)} 0 0 1 ${short(size)} ${short(size)}Z`,
      fill,
    }),
  ],
  (size, fill) => [svg('path', { d: `M0 0L${short(size)} ${short(size)}H0Z`, fill })],
  (size, fill) => [0, 2, 4].map((at) => svg('rect', { x: 0, y: (size * at) / 5, width: size, height: size / 5, fill })),
  (size, fill, other) => [
    svg('circle', { cx: size / 2, cy: size / 2, r: size * 0.36, fill }),
    svg('circle', { cx: size / 2, cy: size / 2, r: size * 0.14, fill: other }),
  ],
];

const COMPOSITIONS = {
  horizon: drawHorizon,
  'paper-cut': drawPaperCut,
  orbits: drawOrbits,
  tiles: drawTiles,
  overlap: drawOverlap,
  arches: drawArches,
} as const satisfies Record<string, (canvas: ArtCanvas) => SvgNode[]>;

type Composition = keyof typeof COMPOSITIONS;

/** Beginnings of words in the requested style, by the composition that suits them. */
const STYLE_WORDS: Readonly<Record<Composition, string>> = {
  horizon: 'landscape horizon nature scenic outdoor',
  'paper-cut': 'paper organic layer soft wave wavy',
  orbits: 'space orbit cosmic scien tech',
  tiles: 'geometric pattern tile mosaic bauhaus grid weav',
  overlap: 'print riso poster minimal abstract',
  arches: 'arch city building mid-century midcentury',
};

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
  const all = Object.keys(COMPOSITIONS) as Composition[];
  const asked = style?.toLowerCase() ?? '';
  const suited = all.filter((each) => STYLE_WORDS[each].split(' ').some((word) => asked.includes(word)));
  return random.pick(suited.length > 0 ? suited : all);
}

/** Nested arches of different heights on one line, like a colonnade or a row of hills. */
function drawArches({ width, height, side, random, paper, inks, dark, light, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const floor = height * 0.86;
  const nodes: SvgNode[] = [
    svg('rect', { width, height, fill: mix(second, paper, 0.2) }),
    svg('circle', {
      cx: width * random.between(0.2, 0.8),
      cy: height * random.between(0.2, 0.28),
      r: side * random.between(0.07, 0.11),
      fill: third,
    }),
    svg('rect', { x: 0, y: floor, width, height: height - floor, fill: mix(dark, main, 0.4) }),
  ];
  const spacing = side * 0.34;
  const count = Math.ceil(width / spacing) + 1;
  const start = (width - (count - 1) * spacing) / 2;
  const places = random.shuffle(Array.from({ length: count }, (_, at) => start + at * spacing));
  for (const x of places) {
    const reach = side * random.between(0.17, 0.27);
    const stem = side * random.between(0, 0.24);
    const bands = random.shuffle([main, second, third]).concat(random.pick([light, dark]));
    bands.forEach((fill, at) => {
      const radius = reach * (1 - at * 0.24);
      nodes.push(
        svg('path', {
          d: `M${short(x - radius)} ${short(floor)}v${short(-stem)}a${short(radius)} ${short(radius)} 0 0 1 ${short(radius * 2)} 0v${short(stem)}Z`,
          fill,
        }),
      );
    });
  }
  return nodes;
}

/** A low sun over ranges of hills that darken towards the viewer. */
function drawHorizon({ width, height, side, random, paper, inks, dark, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const sky = mix(second, paper, 0.22);
  const sunX = width * random.between(0.28, 0.72);
  const sunY = height * random.between(0.34, 0.44);
  const sunRadius = side * random.between(0.13, 0.2);
  const layers = random.whole(4, 5);
  const nodes: SvgNode[] = [
    svg('rect', { width, height, fill: sky }),
    svg('circle', { cx: sunX, cy: sunY, r: sunRadius * 1.75, fill: third, opacity: 0.16 }),
    svg('circle', { cx: sunX, cy: sunY, r: sunRadius * 1.35, fill: third, opacity: 0.28 }),
    svg('circle', { cx: sunX, cy: sunY, r: sunRadius, fill: third }),
  ];
  for (let layer = 0; layer < layers; layer += 1) {
    const depth = layer / (layers - 1);
    const level = height * (0.47 + depth * 0.36);
    const swing = height * (0.09 - depth * 0.035);
    const count = random.whole(4, 5);
    const points = Array.from({ length: count + 1 }, (_, at) => ({
      x: (width * at) / count,
      y: level + swing * random.between(-1, 1),
    }));
    // Distant ranges have the colour of the sky; near ones have the strongest colour of the palette, then its darkest.
    const tone = depth < 0.55 ? mix(main, sky, 0.28 + depth * 0.9) : mix(dark, main, (depth - 0.55) * 0.75);
    nodes.push(svg('path', { d: `${smoothLine(points)}V${short(height)}H0Z`, fill: tone }));
  }
  return nodes;
}

/** A two-toned planet, cropped by the edge, with small bodies on orbits around it. */
function drawOrbits({ width, height, side, random, paper, inks, dark, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const sky = random.pick([paper, mix(main, paper, 0.12), mix(dark, main, 0.55)]);
  const centreX = width * random.between(0.36, 0.64);
  const centreY = height * random.between(0.42, 0.6);
  const planet = side * random.between(0.19, 0.25);
  const tilt = random.between(-38, 38);
  const line = sky === paper ? mix(main, paper, 0.55) : mix(second, sky, 0.7);
  const nodes: SvgNode[] = [svg('rect', { width, height, fill: sky })];
  const tracks = [1.55, 2.1, 2.75, 3.5];
  const bodies = random.shuffle([main, second, third, second]);
  const around = tracks.map((reach) => ({
    reach: reach * planet,
    squash: random.between(0.86, 1),
    angle: random.between(0, Math.PI * 2),
  }));
  for (const { reach, squash } of around) {
    nodes.push(
      svg('ellipse', {
        cx: centreX,
        cy: centreY,
        rx: reach,
        ry: reach * squash,
        fill: 'none',
        stroke: line,
        'stroke-width': side / 260,
      }),
    );
  }
  const half = `M${short(centreX - planet)} ${short(centreY)}a${short(planet)} ${short(planet)} 0 0 1 ${short(planet * 2)} 0Z`;
  nodes.push(
    svg('g', { transform: `rotate(${short(tilt)} ${short(centreX)} ${short(centreY)})` }, [
      svg('circle', { cx: centreX, cy: centreY, r: planet, fill: second }),
      svg('path', { d: half, fill: sky === paper ? main : third }),
      svg('rect', {
        x: centreX - planet * 1.28,
        y: centreY - side / 130,
        width: planet * 2.56,
        height: side / 65,
        fill: sky === paper ? dark : main,
      }),
    ]),
  );
  around.forEach(({ reach, squash, angle }, at) => {
    const x = centreX + Math.cos(angle) * reach;
    const y = centreY + Math.sin(angle) * reach * squash;
    const size = side * (0.022 + 0.014 * ((at * 2 + 1) % 4));
    nodes.push(
      svg('circle', { cx: x, cy: y, r: size * 1.5, fill: sky }),
      svg('circle', { cx: x, cy: y, r: size, fill: bodies[at]! }),
    );
  });
  return nodes;
}

/**
 * Two large discs and a slab that overprint one another, with a third colour where they overlap, as in a riso print.
 */
function drawOverlap({ width, height, side, random, paper, inks, dark, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const first = {
    cx: width * random.between(0.3, 0.42),
    cy: height * random.between(0.38, 0.5),
    r: side * random.between(0.28, 0.35),
  };
  const other = {
    cx: first.cx + side * random.between(0.28, 0.4),
    cy: first.cy + side * random.between(0.08, 0.24),
    r: side * random.between(0.24, 0.32),
  };
  const slabTop = height * random.between(0.62, 0.72);
  const slab = { x: 0, y: slabTop, width, height: height - slabTop };
  const back = mix(third, paper, 0.25);
  return [
    svg('defs', {}, [
      svg('clipPath', { id: 'disc' }, [svg('circle', first)]),
      svg('clipPath', { id: 'other' }, [svg('circle', other)]),
    ]),
    svg('rect', { width, height, fill: back }),
    svg('rect', { ...slab, fill: third }),
    svg('circle', { ...other, fill: second }),
    svg('circle', { ...first, fill: main }),
    svg('g', { 'clip-path': 'url(#disc)' }, [
      svg('circle', { ...other, fill: mix(dark, main, 0.55) }),
      svg('rect', { ...slab, fill: mix(main, third, 0.55) }),
    ]),
    svg('g', { 'clip-path': 'url(#other)' }, [svg('rect', { ...slab, fill: mix(second, dark, 0.55) })]),
    ...[0, 1, 2, 3].map((at) =>
      svg('rect', {
        x: width * 0.06,
        y: slabTop + (height - slabTop) * (0.28 + at * 0.17),
        width: width * (0.22 - at * 0.045),
        height: side / 120,
        fill: back,
      }),
    ),
  ];
}

/** Sheets with wavy holes, one inside the other, each with the soft shadow of the one above. */
function drawPaperCut({ width, height, side, random, paper, inks, dark, light, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const tones = [
    mix(main, paper, 0.3),
    mix(main, paper, 0.62),
    main,
    mix(dark, main, 0.35),
    random.pick([second, third]),
    mix(light, third, 0.5),
  ];
  const centreX = width * random.between(0.42, 0.7);
  const centreY = height * random.between(0.4, 0.62);
  const corners = 9;
  const wobble = Array.from({ length: corners }, () => random.between(0.84, 1.16));
  const turn = random.between(0, Math.PI * 2);
  const nodes: SvgNode[] = [svg('rect', { width, height, fill: paper })];
  tones.forEach((tone, layer) => {
    const reach = 1.02 - layer * 0.165;
    const points = wobble.map((swell, corner) => {
      const angle = turn + layer * 0.12 + (corner / corners) * Math.PI * 2;
      const grown = swell * random.between(0.95, 1.05) * reach;
      // Stretched to the proportions of the picture, so that a wide one is filled as well as a square one.
      return {
        x: centreX + Math.cos(angle) * grown * (width * 0.36 + side * 0.2),
        y: centreY + Math.sin(angle) * grown * (height * 0.36 + side * 0.2),
      };
    });
    const outline = smoothLoop(points);
    nodes.push(
      svg('path', {
        d: outline,
        fill: dark,
        opacity: 0.1,
        transform: `translate(${Math.round(-side / 110)} ${Math.round(-side / 80)})`,
      }),
      svg('path', { d: outline, fill: tone }),
    );
  });
  return nodes;
}

/** What a composition draws with: its size, a random source, and the colours of the palette sorted by role. */
type ArtCanvas = {
  width: number;
  height: number;
  /** The shorter side. */
  side: number;
  random: SeededRandom;
  /** The background colour of the picture. */
  paper: string;
  /** The three main colours of the picture, strongest first. */
  inks: readonly [string, string, string];
  /** The darkest and the lightest colour of the palette. */
  dark: string;
  light: string;
  mix(over: string, under: string, share: number): string;
};

function takeCanvas(palette: Palette, width: number, height: number, random: SeededRandom): ArtCanvas {
  const groundIsLight = contrastRatio(palette.ground, '#000000') > contrastRatio(palette.ground, '#FFFFFF');
  return {
    width,
    height,
    side: Math.min(width, height),
    random,
    paper: palette.surface,
    inks: [palette.accent, palette.second, palette.third],
    dark: groundIsLight ? palette.ink : palette.ground,
    light: groundIsLight ? palette.ground : palette.ink,
    mix: blend,
  };
}
