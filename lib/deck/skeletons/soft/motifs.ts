import { arcSteps, type PathStep } from '../../path';
import { seededRandom } from '../../seeded-random';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { Stage } from '../stage';

type Motif = (stage: Stage, box: Box, first: ColourToken, second: ColourToken) => void;

const windows: Motif = (stage, { x, y, width, height }, first, second) => {
  const side = width * 0.26;
  const gap = width * 0.12;
  const left = x + (width - side * 2 - gap) / 2;
  for (let row = 0; row * (side + gap) + side + gap * 1.6 < height; row += 1)
    for (const column of [0, 1]) {
      const colour = (row * 2 + column) % 5 === 1 ? second : first;
      stage.rect(left + column * (side + gap), y + gap * 1.3 + row * (side + gap), side, side, colour, side * 0.24);
    }
};

const arch: Motif = (stage, { x, y, width, height }, first, second) => {
  const cx = x + width / 2;
  const foot = y + height;
  for (const [share, colour] of [
    [0.34, first],
    [0.18, second],
  ] as const) {
    const radius = width * share;
    const top = Math.min(foot, y + height * 0.3 + (0.34 - share) * width);
    const spring = Math.min(foot, top + radius);
    stage.path(
      [
        ['M', cx - radius, foot],
        ['L', cx - radius, spring],
        ...arcSteps(cx, spring, radius, 270, 450),
        ['L', cx + radius, foot],
        ['Z'],
      ],
      colour,
    );
  }
};

const sunrise: Motif = (stage, { x, y, width }, first, second) => {
  const cx = x + width / 2;
  stage.sector(cx, y + width * 0.62, 0, width * 0.36, -90, 90, first);
  stage.rect(x + width * 0.14, y + width * 0.67, width * 0.72, width * 0.07, second, width * 0.035);
  stage.rect(x + width * 0.24, y + width * 0.79, width * 0.52, width * 0.07, second, width * 0.035);
};

const hills: Motif = (stage, { x, y, width }, first, second) => {
  stage.ellipse(x + width * 0.64, y + width * 0.32, width * 0.13, width * 0.13, second);
  stage.sector(x + width * 0.4, y + width * 0.86, 0, width * 0.3, -90, 90, first);
  stage.sector(x + width * 0.66, y + width * 0.86, 0, width * 0.2, -90, 90, second);
};

const MOTIFS: readonly Motif[] = [arch, sunrise, windows, hills];

/** Ground of a tile, with the two colours of the motif on it. */
const COATS: readonly Coat[] = [
  ['fourth', 'accent', 'second'],
  ['third', 'accent', 'second'],
  ['second', 'surface', 'third'],
  ['surface', 'second', 'accent'],
];

/** A tile with one motif, chosen by a seed. */
export function drawMotif(stage: Stage, box: Box, seed: string, radius: number): void {
  const start = seededRandom(seed).whole(0, 23);
  const [ground, first, second] = COATS[start % 3]!;
  stage.rect(box.x, box.y, box.width, box.height, ground, radius);
  const side = Math.min(box.width, box.height) * 0.84;
  const inner = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  MOTIFS[start % MOTIFS.length]!(stage, inner, first, second);
}

const TOWER = 130;
const TOWER_GAP = 16;
const HEIGHTS = [430, 330, 250, 196];

/**
 * A street of round-topped towers at the foot of the card, tallest at the edges. None reaches the text: `free` gives the
 * maximum height between two positions.
 */
export function drawStreet(
  stage: Stage,
  seed: string,
  isDark: boolean,
  free: (from: number, to: number) => number,
): void {
  const count = Math.floor((stage.width - 2 * 64 + TOWER_GAP) / (TOWER + TOWER_GAP));
  const total = count * (TOWER + TOWER_GAP) - TOWER_GAP;
  const left = (stage.width - total) / 2;
  const random = seededRandom(seed);
  const motifs = random.shuffle(MOTIFS);
  const start = random.whole(0, 3);
  const half = (count - 1) / 2;
  for (let at = 0; at < count; at += 1) {
    const x = left + at * (TOWER + TOWER_GAP);
    const step = Math.floor(half - Math.abs(at - half) + 0.01);
    const height = Math.min(HEIGHTS[Math.min(step, 3)]!, free(x, x + TOWER));
    if (height < 40) continue;
    const isEdge = step === 0;
    const coat = isEdge
      ? ([isDark ? 'ink' : 'accent', 'fourth', 'third'] as const)
      : COATS[(start + at) % COATS.length]!;
    const box = { x, y: stage.height - height, width: TOWER, height };
    drawTower(stage, box, coat, isEdge ? windows : motifs[at % motifs.length]!);
  }
}

type Coat = readonly [ColourToken, ColourToken, ColourToken];

/** A round-topped tower with a motif on it. */
function drawTower(stage: Stage, box: Box, coat: Coat, motif: Motif): void {
  const { x, y, width, height } = box;
  stage.path(roundTop(x, y, width, height, width * 0.22), coat[0]);
  if (height >= width) motif(stage, { x, y: y + 6, width, height: height - 6 }, coat[1], coat[2]);
}

const POST_TOWERS = 5;
const POST_GAP = 14;
/** The height of each tower of a post, relative to the tallest. */
const POST_HEIGHTS = [1, 0.86, 0.78, 0.9, 1];

/** A street of five towers that fills a box on a post. */
export function drawPostStreet(stage: Stage, ground: ColourToken, { x, y, width, height }: Box): void {
  const { title = '' } = stage.card.options;
  const random = seededRandom(title);
  const motifs = random.shuffle(MOTIFS);
  const coats = COATS.filter(([own]) => own !== ground);
  const wide = (width - POST_GAP * (POST_TOWERS - 1)) / POST_TOWERS;
  for (const [at, share] of POST_HEIGHTS.entries()) {
    const turn = stage.card.index + at;
    const tall = Math.max(height * share, Math.min(height, wide));
    const isEdge = at === 0 || at === POST_TOWERS - 1;
    const coat: Coat = isEdge
      ? [ground === 'accent' ? 'ink' : 'accent', 'fourth', 'third']
      : coats[turn % coats.length]!;
    const box = { x: x + at * (wide + POST_GAP), y: y + height - tall, width: wide, height: tall };
    drawTower(stage, box, coat, isEdge ? windows : motifs[turn % motifs.length]!);
  }
}

function roundTop(x: number, y: number, width: number, height: number, corner: number): PathStep[] {
  const radius = Math.min(corner, height, width / 2);
  return [
    ['M', x, y + height],
    ['L', x, y + radius],
    ...arcSteps(x + radius, y + radius, radius, 270, 360),
    ['L', x + width - radius, y],
    ...arcSteps(x + width - radius, y + radius, radius, 0, 90),
    ['L', x + width, y + height],
    ['Z'],
  ];
}

/** Head and shoulders in a rounded square. */
export function drawPerson(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  ground: ColourToken,
  fill: ColourToken,
): void {
  stage.rect(x, y, size, size, ground, size * 0.32);
  stage.ellipse(x + size / 2, y + size * 0.38, size * 0.18, size * 0.18, fill);
  stage.sector(x + size / 2, y + size, 0, size * 0.36, -90, 90, fill);
}
