import type { PathStep } from '../../path';
import { rightOf, ringsOf } from '../../path-rings';
import { seededRandom } from '../../seeded-random';
import type { SubjectObject } from '../../subjects/subject-object';
import type { ColourToken } from '../../theme';
import type { BleedStage } from '../bleed-stage';
import { composeScene, type ObjectColours, partsIn, type SceneItem } from '../subject-scene';
import { seedOf } from '../title-seed';

/** An object of the subject with its right half in the shade. */
function drawShaded(page: BleedStage, item: SceneItem, colours: ObjectColours): void {
  const { parts, scale, box } = partsIn(item);
  const axis = box.x + box.width / 2;
  for (const { tone, path, line } of parts) {
    if (line !== undefined) {
      page.path(path, null, { colour: colours[tone], width: line * scale, round: true });
      continue;
    }
    page.path(path, colours[tone]);
    const dark = tone === 'hole' ? [] : rightOf(ringsOf(path), axis);
    if (dark.length > 0) shade(page, dark);
  }
}

type Light = {
  sky: ColourToken;
  sun: ColourToken;
  table: ColourToken;
  things: Record<SubjectObject['stand'], ObjectColours>;
};

/** Backgrounds, and the details in front of them. */
const LIGHTS: readonly Light[] = [
  {
    sky: 'fourth',
    sun: 'second',
    table: 'third',
    things: {
      tall: { body: 'ink', second: 'accent', hole: 'ground' },
      wide: { body: 'accent', second: 'ground', hole: 'fourth' },
      small: { body: 'second', second: 'ink', hole: 'ground' },
      sky: { body: 'third', second: 'accent', hole: 'ground' },
    },
  },
  {
    sky: 'second',
    sun: 'fourth',
    table: 'ink',
    things: {
      tall: { body: 'third', second: 'ground', hole: 'fourth' },
      wide: { body: 'accent', second: 'ground', hole: 'fourth' },
      small: { body: 'ground', second: 'third', hole: 'ink' },
      sky: { body: 'third', second: 'accent', hole: 'ground' },
    },
  },
];

const TABLE = 0.7;
const FOOT = 0.88;
/** If the bar leaves less width than this beside it, objects are on the bar or below it. */
const LEAST_BESIDE = 320;

/** Objects of the subject on a table under a large sun, clear of the bar with the title. */
export function drawSubject(page: BleedStage, objects: readonly SubjectObject[], art: Area, bar: Area): void {
  const { x, y, width, height } = art;
  const random = seededRandom(page.card.options.title ?? '');
  const light = LIGHTS[seedOf(page.card.content.heading?.runs ?? []) % LIGHTS.length]!;
  page.rect(x, y, width, height * TABLE + 0.6, light.sky);
  const room = roomIn(art, bar);
  const sun = Math.min(room.width * 0.42, height * 0.3);
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height * 0.42];
  page.ellipse(Math.min(x + width - sun, Math.max(x + sun, cx)), Math.max(y + sun * 0.9, cy), sun, sun, light.sun);
  page.rect(x, y + height * TABLE, width, height * (1 - TABLE), light.table);
  if (room.height < 120) return;
  // The closing has a different main object from the cover.
  const turn = page.card.index === 0 ? 0 : 2;
  const shown = [...objects.slice(turn), ...objects.slice(0, turn)];
  for (const item of composeScene(shown, random, room, page.card.index))
    drawShaded(page, item, light.things[item.object.stand]);
}

/** The area for objects: beside the bar, above it, or below it. */
function roomIn(art: Area, bar: Area): Area {
  const foot = art.y + art.height * FOOT;
  const top = art.y + 36;
  const right = { x: bar.x + bar.width + 24, width: art.x + art.width - bar.x - bar.width - 56 };
  const left = { x: art.x + 32, width: bar.x - art.x - 56 };
  const beside = right.width > left.width ? right : left;
  if (beside.width >= LEAST_BESIDE) return { ...beside, y: top, height: foot - top };
  const inner = { x: art.x + 40, width: art.width - 80 };
  const above = { ...inner, y: top, height: bar.y - top };
  const below = { ...inner, y: bar.y + bar.height + 24, height: foot - bar.y - bar.height - 24 };
  return above.height > below.height ? above : below;
}

/** The colours that are visible on a panel. */
const ON: Partial<Record<ColourToken, readonly [ColourToken, ColourToken]>> = {
  accent: ['ground', 'second'],
  second: ['accent', 'third'],
  third: ['second', 'fourth'],
  fourth: ['accent', 'third'],
  ink: ['accent', 'second'],
};

/** One object on the line at the foot of a panel. */
export function drawThing(page: BleedStage, object: SubjectObject, area: Area, fill: ColourToken): void {
  const [body, second] = ON[fill] ?? ['accent', 'second'];
  const width = area.width * 0.84;
  const height = Math.min(area.height * 0.92, (width * object.height) / object.width);
  const y = area.y + area.height - height - (object.stand === 'sky' ? (area.height - height) / 2 : 0);
  drawShaded(
    page,
    { object, spot: { x: area.x + (area.width - width) / 2, y, width, height } },
    { body, second, hole: fill },
  );
}

export type Area = { x: number; y: number; width: number; height: number };

export function shade(page: BleedStage, path: PathStep[]): void {
  page.path(path, 'ink', null, { opacity: SHADE });
}

/** Light comes from the left. The right half of each object is darkened by this opacity. */
const SHADE = 0.24;
