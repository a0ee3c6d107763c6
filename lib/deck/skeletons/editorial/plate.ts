import { type SeededRandom, seededRandom } from '../../seeded-random';
import type { SubjectObject } from '../../subjects/subject-object';
import type { ColourToken } from '../../theme';
import type { Stage } from '../stage';
import { composeScene, objectAt, objectsOf } from '../subject-scene';
import { engrave } from './engrave';
import { Engraver } from './engraver';
import { arch, ball, books, bottle, bowl, city, cypress, mountain, steam, type Thing, tree, vase } from './things';

export type PlateBox = { x: number; y: number; width: number; height: number };

/** What a scene is composed from: the line of the table, the space above it, and the two colours. */
type Scene = {
  by: Engraver;
  box: PlateBox;
  foot: number;
  unit: number;
  ink: ColourToken;
  dim: ColourToken;
  random: SeededRandom;
};

/**
 * A plate in the accent colour with an engraved scene in a hairline frame. `turn` chooses the scene, the seed its
 * content.
 */
export function drawPlate(stage: Stage, box: PlateBox, seed: string, turn: number): void {
  const { x, y, width, height } = box;
  stage.rect(x, y, width, height, 'accent');
  const inset = Math.min(32, width * 0.06);
  const inner = { x: x + inset, y: y + inset, width: width - inset * 2, height: height - inset * 2 };
  stage.frame(inner.x, inner.y, inner.width, inner.height, { colour: 'onAccent', width: 1 });
  const floor = Math.min(128, inner.height * 0.22);
  const foot = inner.y + inner.height - floor;
  const by = new Engraver(stage, 'accent');
  const random = seededRandom(seed);
  const unit = Math.min(inner.width / 496, (inner.height - floor) / 528);
  const objects = objectsOf(stage);
  const scene = { by, box: inner, foot, unit, ink: 'onAccent', dim: 'second', random } as const;
  if (objects) subjectScene(scene, objects, turn);
  else SCENES[(firstOf(stage) + turn) % SCENES.length]!(scene);
  stage.rect(inner.x, foot, inner.width, 3, 'onAccent');
  for (let line = foot + 12; line < inner.y + inner.height - 2; line += 7)
    stage.rect(inner.x, line, inner.width, 0.8, 'onAccent');
}

/** Objects of the subject on the table. */
function subjectScene({ by, box, foot, ink, random }: Scene, objects: readonly SubjectObject[], turn: number): void {
  const [x, width] = [box.x + box.width * 0.05, box.width * 0.9];
  const height = Math.min((foot - box.y) * 0.86, width * 1.3);
  const shown =
    turn === 0 ? objects : [...objects.slice(turn % objects.length), ...objects.slice(0, turn % objects.length)];
  for (const item of composeScene(shown, random, { x, y: foot - height, width, height }, turn))
    engrave(by, item, ink, 'second');
}

/** A still life in front of a city. */
function tableScene({ by, box, foot, unit, ink, dim, random }: Scene): void {
  skyline({ by, box, foot, unit, dim, random });
  const flip = random.next() < 0.5;
  const at = (share: number) => box.x + box.width * (flip ? 1 - share : share);
  const [tall, wide] = [random.pick([bottle, vase]), random.pick([bowl, books])];
  const width = 300 * unit;
  tall(by, at(0.82), foot, (tall === vase ? 150 : 108) * unit, 318 * unit, ink);
  wide(by, at(0.35), foot, width, (wide === bowl ? 150 : 170) * unit, ink);
  if (wide === bowl) steam(by, at(0.35), foot - 172 * unit, ink, 15 * unit);
  ball(by, at(0.645), foot, 76 * unit, 76 * unit, ink);
}

/** Hills under a large sun, with trees in front. */
function hillScene({ by, box, foot, unit, ink, dim, random }: Scene): void {
  const flip = random.next() < 0.5;
  const at = (share: number) => box.x + box.width * (flip ? 1 - share : share);
  ball(by, at(0.66), foot - 250 * unit, 170 * unit, 170 * unit, ink);
  mountain(by, at(0.36), foot, box.width * 0.7, 300 * unit, dim);
  mountain(by, at(0.7), foot, box.width * 0.58, 190 * unit, ink);
  const trees: Thing = random.pick([tree, cypress]);
  for (const [share, tall] of [
    [0.1, 150],
    [0.22, 108],
    [0.88, 126],
  ] as const)
    trees(by, at(share), foot, (trees === tree ? 78 : 46) * unit, tall * unit, ink);
}

/** Arches with a ball and a vase in front. */
function arcadeScene({ by, box, foot, unit, ink, dim, random }: Scene): void {
  const flip = random.next() < 0.5;
  const at = (share: number) => box.x + box.width * (flip ? 1 - share : share);
  ball(by, at(0.28), foot - 330 * unit, 108 * unit, 108 * unit, ink);
  arch(by, at(0.68), foot, 250 * unit, 410 * unit, dim);
  arch(by, at(0.27), foot, 190 * unit, 270 * unit, ink);
  random.pick([vase, bottle])(by, at(0.56), foot, 110 * unit, 210 * unit, ink);
  cypress(by, at(0.92), foot, 52 * unit, 236 * unit, ink);
  ball(by, at(0.735), foot, 84 * unit, 84 * unit, ink);
}

const SCENES = [tableScene, hillScene, arcadeScene] as const;

/** The scene a deck begins with. The others follow in order, so that none is repeated in a row. */
function firstOf({ card }: Stage): number {
  return seededRandom(card.options.title ?? '').whole(0, SCENES.length - 1);
}

function skyline({ by, box, foot, unit, dim, random }: Omit<Scene, 'ink'>): void {
  const width = 54 * unit;
  const count = Math.floor((box.width - 48 * unit) / width);
  const heights = Array.from({ length: count }, () => random.between(90, 400) * unit);
  city(by, box.x + (box.width - count * width) / 2, foot, heights, width, dim);
}

/** A frieze along a line: a city on both sides and an object in between. */
export function drawFrieze(stage: Stage, x: number, foot: number, width: number, height: number, seed: string): void {
  const by = new Engraver(stage, 'ground');
  const random = seededRandom(seed);
  const house = 46;
  const cx = x + width / 2;
  const objects = objectsOf(stage);
  if (objects) {
    friezeOfObjects(by, objects, { x, y: foot - height, width, height }, stage.card.index);
    stage.rect(x, foot, width, 2, 'accent');
    return;
  }
  const each = Math.max(2, Math.min(6, Math.floor((width / 2 - height * 1.1) / house)));
  const heights = () => Array.from({ length: each }, () => height * random.between(0.22, 0.62));
  city(by, x, foot, heights(), house, 'accent');
  city(by, x + width - each * house, foot, heights(), house, 'accent');
  const pick = random.whole(0, 3);
  if (pick === 0) {
    bowl(by, cx, foot, height * 1.7, height * 0.62, 'accent');
    steam(by, cx, foot - height * 0.7, 'accent', Math.min(14, height * 0.05));
  } else if (pick === 1) {
    arch(by, cx, foot, height * 0.8, height * 0.96, 'accent');
    cypress(by, cx - height * 0.62, foot, height * 0.18, height * 0.7, 'accent');
    cypress(by, cx + height * 0.62, foot, height * 0.18, height * 0.7, 'accent');
  } else if (pick === 2) {
    ball(by, cx + height * 0.3, foot - height * 0.5, height * 0.46, height * 0.46, 'accent');
    mountain(by, cx - height * 0.16, foot, height * 1.4, height * 0.84, 'accent');
    tree(by, cx + height * 0.66, foot, height * 0.26, height * 0.46, 'accent');
  } else {
    vase(by, cx, foot, height * 0.52, height * 0.92, 'accent');
    ball(by, cx + height * 0.5, foot, height * 0.34, height * 0.34, 'accent');
    books(by, cx - height * 0.62, foot, height * 0.5, height * 0.34, 'accent');
  }
  stage.rect(x, foot, width, 2, 'accent');
}

/** One large object on the axis, with smaller ones of the same deck on both sides. */
function friezeOfObjects(by: Engraver, objects: readonly SubjectObject[], box: PlateBox, turn: number): void {
  const { x, y, width, height } = box;
  const middle = objectAt(objects, turn);
  const others = objects.filter((object) => object !== middle && object.stand !== 'sky').slice(0, 2);
  const size = { width: Math.min(width * 0.42, height * 1.7), height };
  engrave(by, { object: middle, spot: { ...size, x: x + (width - size.width) / 2, y } }, 'accent', 'accent');
  const room = (width - size.width) / 2;
  const each = room * 0.44;
  // Both sides are the same, with larger objects towards the middle.
  for (const [at, object] of others.entries()) {
    const tall = height * (at === 0 ? 0.42 : 0.6);
    for (const left of [x + room * at * 0.48, x + width - room * at * 0.48 - each])
      engrave(by, { object, spot: { x: left, y: y + height - tall, width: each, height: tall } }, 'accent', 'accent');
  }
}

/** Five copies of an object along a line, with the largest in the middle. */
export function drawRow(stage: Stage, x: number, foot: number, width: number, height: number, seed: string): void {
  const by = new Engraver(stage, 'accent', 6);
  const objects = objectsOf(stage);
  if (objects) {
    for (const [at, share] of [0.62, 0.8, 1, 0.8, 0.62].entries()) {
      const object = objects[(at + 2) % objects.length]!;
      const [wide, tall] = [width * 0.17, Math.min(height, width * 0.2) * share];
      const spot = { x: x + width * (0.5 + 0.19 * (at - 2)) - wide / 2, y: foot - tall, width: wide, height: tall };
      engrave(by, { object, spot }, 'onAccent', 'second');
    }
    return;
  }
  const thing = seededRandom(seed).pick([bowl, tree, ball, vase, arch]);
  const broad = thing === bowl ? 2.2 : thing === vase ? 0.62 : thing === arch ? 0.8 : 1;
  const tallest = Math.min(height, (width * 0.19) / broad);
  for (const [at, share] of [0.6, 0.78, 1, 0.78, 0.6].entries()) {
    const size = tallest * share;
    const cx = x + width * (0.5 + 0.19 * (at - 2));
    thing(by, cx, foot - (thing === bowl ? 4 : 0), size * broad, size, 'onAccent');
  }
}
