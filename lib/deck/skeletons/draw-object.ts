import type { Content } from '../content/read-content';
import { objectByName } from '../objects/find-object';
import type { DrawnObject, ObjectPart } from '../objects/object';
import { mapPath } from '../path';
import type { ColourToken } from '../theme';
import type { Box } from '../units';
import type { Stage } from './stage';

/** The object that the heading of a card names, if the card shows it as its picture (see `illustrate`). */
export function objectOf({ images }: Content): DrawnObject | null {
  const [image] = images;
  return image?.picture.kind === 'art' ? objectByName(image.picture.object) : null;
}

/** An object and the box that it fills as far as its proportions allow, resting on the foot of the box. */
export type PlacedObject = { object: DrawnObject; spot: Box };

/** The parts of an object in pixels of the design, as large as they fit the box, on its foot. */
export function partsIn({ object, spot }: PlacedObject): { parts: ObjectPart[]; scale: number; box: Box } {
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

/** The box of an object in the middle of a larger one, of which it fills at most a share. */
export function fittedIn(object: DrawnObject, { x, y, width, height }: Box, share: number): Box {
  const scale = Math.min((width * share) / object.width, (height * share) / object.height);
  const [wide, tall] = [object.width * scale, object.height * scale];
  return { x: x + (width - wide) / 2, y: y + (height - tall) / 2, width: wide, height: tall };
}

export type ObjectColours = { body: ColourToken; second: ColourToken; hole: ColourToken };

/** An object in flat colours. */
export function drawFlat(stage: Stage, item: PlacedObject, colours: ObjectColours): void {
  const { parts, scale } = partsIn(item);
  for (const { tone, path, line } of parts)
    if (line === undefined) stage.path(path, colours[tone]);
    else stage.path(path, null, { colour: colours[tone], width: line * scale, round: true });
}
