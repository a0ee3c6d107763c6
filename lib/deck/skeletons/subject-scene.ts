import { mapPath } from '../path';
import { type SeededRandom, seededRandom } from '../seeded-random';
import { pictureObjects, withNamedObjects } from '../subjects/picture-objects';
import type { ObjectPart, SubjectObject } from '../subjects/subject-object';
import { SUBJECT_OBJECTS } from '../subjects/subject-objects';
import { titleObjects } from '../subjects/title-objects';
import type { ColourToken } from '../theme';
import type { Box } from '../units';
import type { Stage } from './stage';

/** An object and the box that it fills as far as its proportions allow, resting on the foot of the box. */
export type SceneItem = { object: SubjectObject; spot: Box };

/**
 * The objects that illustrate a deck: things that its words name, then those of its subject, in an order that depends on
 * the title. Without either, letters of its title; null if the title has none.
 */
export function objectsOf({ card }: Stage): readonly SubjectObject[] | null {
  const { subject, title = '', icons, pictureIcons = [] } = card.options;
  const found = pictureIcons.flatMap((name) => {
    const path = icons?.readIcon(name);
    return path ? [{ name, path }] : [];
  });
  if (!subject) return pictureObjects(title, found) ?? titleObjects(title);
  const known = SUBJECT_OBJECTS[subject];
  // The first one represents the deck, so it is required.
  const order = seededRandom(title).shuffle(known);
  const shown = [...order.filter(({ stand }) => stand !== 'sky'), ...order.filter(({ stand }) => stand === 'sky')];
  return withNamedObjects(shown, found);
}

/** Whether a deck has a subject or names objects. If not, its objects are only letters of its title. */
export function hasSubject({ card: { options } }: Stage): boolean {
  return Boolean(options.subject) || (options.pictureIcons ?? []).length > 0;
}

/** An object for a card within the deck. Never the first one, which is on the cover. */
export function objectAt(objects: readonly SubjectObject[], turn: number): SubjectObject {
  return objects[1 + (turn % (objects.length - 1))]!;
}

/** The parts of an object in pixels of the design, as large as they fit the box, on its foot. */
export function partsIn({ object, spot }: SceneItem): { parts: ObjectPart[]; scale: number; box: Box } {
  const scale = Math.min(spot.width / object.width, spot.height / object.height);
  const x = spot.x + (spot.width - object.width * scale) / 2;
  const y = spot.y + spot.height - object.height * scale;
  const parts = object.parts.map((part) => ({
    ...part,
    path: mapPath(
      part.path,
      (value) => x + value * scale,
      (value) => y + value * scale,
    ),
  }));
  return { parts, scale, box: { x, y, width: object.width * scale, height: object.height * scale } };
}

export type ObjectColours = { body: ColourToken; second: ColourToken; hole: ColourToken };

/** An object in flat colours. */
export function drawFlat(stage: Stage, item: SceneItem, colours: ObjectColours): void {
  const { parts, scale } = partsIn(item);
  for (const { tone, path, line } of parts)
    if (line === undefined) stage.path(path, colours[tone]);
    else stage.path(path, null, { colour: colours[tone], width: line * scale, round: true });
}

/** Maximum height and width of each object relative to the box, and the position of its middle. */
const PLACES = {
  tall: { height: 0.94, width: 0.45, middle: 0.78 },
  wide: { height: 0.62, width: 0.6, middle: 0.3 },
  small: { height: 0.34, width: 0.26, middle: 0.58 },
  sky: { height: 0.3, width: 0.36, middle: 0.28 },
} as const;
/** Distance between an object in the air and those below it, as a share of the height. */
const AIR = 0.06;

/** Scenes within a deck show one or two objects, so that they differ from the cover and from each other. */
const PAIRS: readonly (readonly SubjectObject['stand'][])[] = [
  ['wide', 'small'],
  ['tall', 'sky'],
  ['wide'],
  ['tall', 'small'],
];
/** Maximum height and width of a single object, and of each of two. */
const FILLS = { one: { height: 0.82, width: 0.8 }, two: { height: 0.9, width: 0.54 } } as const;
const MIDDLES = [0.3, 0.76] as const;
const SMALL = 0.5;

/**
 * A still life. On the cover (`turn` 0) a tall and a wide object on the foot of the box, a small one in front of them,
 * and one in the air above the lower one. They overlap slightly, like objects on a table. On other cards one or two
 * objects.
 * @returns the objects from back to front
 */
export function composeScene(objects: readonly SubjectObject[], random: SeededRandom, box: Box, turn = 0): SceneItem[] {
  if (turn > 0) return composePair(objects, random, box, turn);
  const pick = (stand: SubjectObject['stand']) => objects.find((object) => object.stand === stand);
  const isFlipped = random.next() < 0.5;
  const place = (object: SubjectObject | undefined, role: keyof typeof PLACES): SceneItem[] => {
    if (!object) return [];
    const { height, width, middle } = PLACES[role];
    const scale = Math.min((box.height * height) / object.height, (box.width * width) / object.width);
    const [wide, tall] = [object.width * scale, object.height * scale];
    const from = Math.min(1 - wide / box.width, Math.max(0, middle - wide / box.width / 2)) * box.width;
    const x = isFlipped ? box.x + box.width - from - wide : box.x + from;
    return [{ object, spot: { x, y: box.y + box.height - tall, width: wide, height: tall } }];
  };
  const wide = place(pick('wide'), 'wide');
  const standing = [...place(pick('tall'), 'tall'), ...wide, ...place(pick('small'), 'small')];
  const above = (wide[0]?.spot.y ?? box.y + box.height / 2) - box.y - box.height * AIR;
  return [...place(pick('sky'), 'sky').flatMap((item) => aloft(item, box, above)), ...standing];
}

function composePair(objects: readonly SubjectObject[], random: SeededRandom, box: Box, turn: number): SceneItem[] {
  const chosen = PAIRS[turn % PAIRS.length]!.flatMap((stand) => objects.find((object) => object.stand === stand) ?? []);
  const standing = chosen.filter(({ stand }) => stand !== 'sky');
  const objectsShown = standing.length > 0 ? chosen : objects.filter(({ stand }) => stand !== 'sky').slice(0, 1);
  const fill = objectsShown.length > 1 ? FILLS.two : FILLS.one;
  const isFlipped = random.next() < 0.5;
  return objectsShown.map((object, at) => {
    const share = objectsShown.length > 1 && (object.stand === 'small' || object.stand === 'sky') ? SMALL : 1;
    const scale = Math.min(
      (box.height * fill.height * share) / object.height,
      (box.width * fill.width * (share === 1 ? 1 : 0.8)) / object.width,
    );
    const [width, height] = [object.width * scale, object.height * scale];
    const middle = objectsShown.length > 1 ? MIDDLES[at]! : 0.5;
    const from = Math.min(box.width - width, Math.max(0, middle * box.width - width / 2));
    const x = isFlipped ? box.x + box.width - from - width : box.x + from;
    const y = object.stand === 'sky' ? box.y + box.height * 0.06 : box.y + box.height - height;
    return { object, spot: { x, y, width, height } };
  });
}

/** An object in the air, a third of the way down the space above the others; none if there is too little space. */
function aloft({ object, spot }: SceneItem, box: Box, room: number): SceneItem[] {
  const scale = Math.min(1, room / spot.height);
  if (scale < 0.5) return [];
  const [width, height] = [spot.width * scale, spot.height * scale];
  const x = spot.x + (spot.width - width) / 2;
  return [{ object, spot: { x, y: box.y + (room - height) * 0.34, width, height } }];
}
