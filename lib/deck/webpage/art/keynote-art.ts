import { crescentPath, drawRays, spreadWithin } from '../../skeletons/keynote/eclipse';
import { drawLit } from '../../skeletons/keynote/lit';
import { drawMoon, drawRing } from '../../skeletons/keynote/moon';
import { KeynotePage } from '../../skeletons/keynote/page';
import { objectAt, objectsOf } from '../../skeletons/subject-scene';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

const WIDTH = 1280;
const RADIUS = 760;

/** The lit edge of a disc that rises from the foot, with an object on it. */
export function keynoteHero(wish: ArtWish): Drawing {
  const height = 340;
  const page = new KeynotePage(artCard({ ...wish, turn: 0 }, { width: WIDTH, height }));
  const disc = { x: WIDTH / 2, y: height - 60 + RADIUS - 40, radius: RADIUS };
  const apex = disc.y - RADIUS;
  drawRays(page, { ...disc, radius: RADIUS + 16 }, { middle: 0, spread: 46, count: 121, period: 4, length: 62 });
  page.path(crescentPath(disc, 12, 0, spreadWithin(disc, height)), 'accent', null, { fillTo: 'ground' });
  const thing = objectsOf(page)?.[0];
  if (thing) drawLit(page, { object: thing, spot: { x: WIDTH / 2 - 190, y: apex - 190, width: 380, height: 190 } });
  return drawn(page);
}

/** The disc of light setting at the top of the closing. */
export function keynoteClosing(wish: ArtWish): Drawing {
  const height = 200;
  const page = new KeynotePage(artCard(wish, { width: WIDTH, height }));
  const disc = { x: WIDTH / 2, y: 110 - RADIUS, radius: RADIUS };
  drawRays(page, { ...disc, radius: RADIUS + 16 }, { middle: 180, spread: 40, count: 101, period: 4, length: 58 });
  page.path(crescentPath(disc, 12, 180, spreadWithin(disc, 0)), 'ground', null, { fillTo: 'accent' });
  return drawn(page);
}

/** An object in a ring that closes as the page goes on, or a moon that fills. */
export function keynoteRing(wish: ArtWish): Drawing {
  const side = 400;
  const page = new KeynotePage(artCard(wish, { width: side, height: side }));
  const disc = { x: side / 2, y: side / 2, radius: 138 };
  const share = Math.min(1, 0.2 + wish.turn * 0.12);
  const objects = objectsOf(page);
  if (objects) drawRing(page, disc, share, objectAt(objects, wish.turn));
  else drawMoon(page, disc, share);
  return drawn(page);
}
