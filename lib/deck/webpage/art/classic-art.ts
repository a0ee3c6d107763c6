import { drawMotif } from '../../motifs/draw-motif';
import { POINT, Stage } from '../../skeletons/stage';
import { drawFlat, objectAt, objectsOf } from '../../skeletons/subject-scene';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

/** The motif of the theme, as on the cover of a deck in the classic style. */
export function classicHero(wish: ArtWish): Drawing {
  const size = { width: 1280, height: 720 };
  const { theme } = wish;
  const shapes = drawMotif(theme, {
    width: size.width * POINT,
    height: size.height * POINT,
    layout: 'title',
    index: 0,
  });
  return { shapes, box: { x: 0, y: 0, width: size.width * POINT, height: size.height * POINT } };
}

export function classicTile(wish: ArtWish): Drawing {
  const size = { width: 420, height: 420 };
  const stage = new Stage(artCard(wish, size), 'ground', 0);
  stage.rect(0, 0, size.width, size.height, 'surface');
  const objects = objectsOf(stage);
  const colours = { body: 'accent', second: 'second', hole: 'surface' } as const;
  if (objects)
    drawFlat(stage, { object: objectAt(objects, wish.turn), spot: { x: 60, y: 60, width: 300, height: 300 } }, colours);
  else stage.ellipse(210, 210, 130, 130, 'accent');
  return drawn(stage);
}
