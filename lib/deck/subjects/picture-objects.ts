import { ICON_GRID } from '../icons/icon-library';
import { mapPath, type PathStep } from '../path';
import { seededRandom } from '../seeded-random';
import {
  body,
  corners,
  disc,
  line,
  type ObjectPart,
  type ObjectStand,
  rect,
  type SubjectObject,
  second,
} from './subject-object';
import { SUBJECT_OBJECTS } from './subject-objects';
import { BLOCKS, linesOf, SKIES, titleWords } from './title-objects';

/** An icon's name and its outline on the icon grid. */
export type PictureIcon = { name: string; path: readonly PathStep[] };

/** The plate that an icon is cut out of: its parts, where the middle of the icon is, and the icon's size. */
type Plate = {
  width: number;
  height: number;
  stand: ObjectStand;
  parts: readonly ObjectPart[];
  icon: { x: number; y: number; size: number };
};

/** Width of an icon's lines on its grid. Icons are drawn larger than in lists, and need no thicker line. */
const STROKE = 1.9;

const PLATES: readonly Plate[] = [
  {
    ...{ width: 88, height: 112, stand: 'tall', icon: { x: 44, y: 50, size: 58 } },
    parts: [body(rect(0, 0, 88, 96, [44, 44, 6, 6])), second(rect(0, 101, 88, 11, 3))],
  },
  {
    ...{ width: 128, height: 92, stand: 'wide', icon: { x: 56, y: 46, size: 60 } },
    parts: [body(rect(0, 0, 112, 92, 16)), second(disc(118, 14, 10))],
  },
  {
    ...{ width: 72, height: 72, stand: 'small', icon: { x: 36, y: 36, size: 42 } },
    parts: [body(disc(36, 36, 36))],
  },
  {
    ...{ width: 100, height: 112, stand: 'tall', icon: { x: 50, y: 50, size: 52 } },
    parts: [body(corners([50, 0], [100, 50], [50, 100], [0, 50])), second(rect(20, 104, 60, 8, 3))],
  },
  {
    ...{ width: 110, height: 84, stand: 'wide', icon: { x: 55, y: 42, size: 54 } },
    parts: [body(rect(0, 0, 110, 84, 42))],
  },
  {
    ...{ width: 76, height: 76, stand: 'small', icon: { x: 38, y: 38, size: 46 } },
    parts: [body(rect(0, 0, 76, 76, [14, 14, 14, 38]))],
  },
];

/** Icons for which a subject has a drawing of its own. */
const DRAWN: Readonly<Record<string, string>> = {
  apple: 'apple',
  atom: 'atom',
  banknote: 'banknote',
  bike: 'bicycle',
  'book-open': 'open book',
  bridge: 'bridge',
  briefcase: 'briefcase',
  citrus: 'citrus',
  cloud: 'cloud',
  coffee: 'coffee pot',
  coins: 'coins',
  'cooking-pot': 'pot',
  cpu: 'chip',
  drum: 'drum',
  dumbbell: 'dumbbell',
  'flask-conical': 'flask',
  globe: 'globe',
  'graduation-cap': 'cap',
  guitar: 'guitar',
  heart: 'heart',
  'hot-air-balloon': 'balloon',
  house: 'house',
  laptop: 'laptop',
  library: 'books',
  luggage: 'suitcase',
  medal: 'medal',
  microscope: 'microscope',
  mountain: 'mountain',
  pencil: 'pencils',
  piano: 'keys',
  'piggy-bank': 'piggy bank',
  pill: 'capsule',
  plane: 'plane',
  server: 'server',
  soup: 'bowl',
  'sport-shoe': 'shoe',
  sprout: 'sprout',
  stethoscope: 'stethoscope',
  sun: 'sun',
  'test-tube': 'test tubes',
  'tree-deciduous': 'tree',
  'tree-pine': 'fir',
  trophy: 'trophy',
};
const DRAWINGS = new Map(Object.values(SUBJECT_OBJECTS).flatMap((objects) => objects.map((each) => [each.name, each])));

/**
 * The objects of a deck without a subject whose words name things, and plain forms beside them. The first represents the
 * deck. Null without icons.
 */
export function pictureObjects(title: string, icons: readonly PictureIcon[]): readonly SubjectObject[] | null {
  const [first, ...others] = namedObjects(icons);
  if (!first) return null;
  const random = seededRandom(`shapes ${title}`);
  const words = titleWords(title);
  return [
    first,
    ...(others.length === 0 && words.length > 0 ? [linesOf(words)] : []),
    ...others,
    ...(others.length < 2 ? [random.shuffle(BLOCKS)[0]!] : []),
    random.shuffle(SKIES)[0]!,
  ];
}

/** The most objects that words of a deck add to those of its subject. */
const MAX_ADDED = 3;

/** The objects of a subject, after those that the deck names. */
export function withNamedObjects(
  objects: readonly SubjectObject[],
  icons: readonly PictureIcon[],
): readonly SubjectObject[] {
  const named = namedObjects(icons.slice(0, MAX_ADDED));
  const names = new Set(named.map(({ name }) => name));
  return [...named, ...objects.filter(({ name }) => !names.has(name))];
}

/** A drawing of each icon's thing: that of a subject, or the icon on a plate. */
function namedObjects(icons: readonly PictureIcon[]): SubjectObject[] {
  let plates = 0;
  const objects = icons.slice(0, PLATES.length).map((icon) => {
    const drawing = DRAWINGS.get(DRAWN[icon.name] ?? '');
    return drawing ?? onPlate(icon, PLATES[plates++]!);
  });
  return [...new Set(objects)];
}

function onPlate({ name, path }: PictureIcon, { icon, parts, ...plate }: Plate): SubjectObject {
  const scale = icon.size / ICON_GRID;
  const moved = mapPath(
    path,
    (x) => icon.x + (x - ICON_GRID / 2) * scale,
    (y) => icon.y + (y - ICON_GRID / 2) * scale,
  );
  return { name: `icon ${name}`, ...plate, parts: [...parts, line('hole', STROKE * scale, moved)] };
}
