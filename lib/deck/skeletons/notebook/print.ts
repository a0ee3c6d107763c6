import type { BlockOf } from '../../blocks';
import { drawPicture } from '../../layout/measure/measure-picture';
import type { SubjectObject } from '../../subjects/subject-object';
import type { Box } from '../../units';
import { POINT } from '../stage';
import { composeScene, objectsOf } from '../subject-scene';
import { drawByHand } from './by-hand';
import type { NotebookPage } from './page';

/** A picture in a box given in pixels. Generated art is replaced by hand-drawn objects of the subject. */
export function drawPrint(
  page: NotebookPage,
  image: BlockOf<'image'>,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const objects = image.picture.kind === 'art' ? objectsOf(page) : null;
  if (objects) {
    drawSketch(page, objects, { x, y, width, height });
    return;
  }
  page.elements.push(
    drawPicture(
      image,
      { x: x * POINT, y: y * POINT, width: Math.max(1, width) * POINT, height: Math.max(1, height) * POINT },
      page.card.options.theme,
      true,
    ),
  );
}

const PENS = [
  { body: 'second', second: 'accentInk' },
  { body: 'fourth', second: 'second' },
  { body: 'accentInk', second: 'second' },
  { body: 'second', second: 'fourth' },
] as const;

function drawSketch(page: NotebookPage, objects: readonly SubjectObject[], { x, y, width, height }: Box): void {
  page.rect(x, y, width, Math.max(1, height), 'third');
  const foot = y + height * 0.86;
  const tall = Math.min(height * 0.74, width * 1.1);
  const room = { x: x + width * 0.08, y: foot - tall, width: width * 0.84, height: tall };
  if (tall < 80 || room.width < 80) return;
  const turn = page.card.index % objects.length;
  const shown = [...objects.slice(turn), ...objects.slice(0, turn)];
  for (const [at, item] of composeScene(shown, page.random, room, page.card.index).entries())
    drawByHand(page, item, { ...PENS[at % PENS.length]!, ink: 'ink', ground: 'ground' });
  page.scribble(
    [
      [x + width * 0.04, foot + 2],
      [x + width * 0.96, foot + 1],
    ],
    'ink',
    2.5,
  );
}
