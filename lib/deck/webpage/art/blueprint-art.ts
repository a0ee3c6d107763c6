import { drawElevation, thingsOf } from '../../skeletons/blueprint/drafted';
import { BlueprintPage } from '../../skeletons/blueprint/page';
import { LINE, MARKED } from '../../skeletons/blueprint/sheet';
import { drawDetail, drawTown } from '../../skeletons/blueprint/town';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

/** Objects of the subject in elevation with dimensions, or an isometric town. */
function scene(wish: ArtWish, turn: number): Drawing {
  const size = { width: 720, height: 600 };
  const page = new BlueprintPage(artCard({ ...wish, turn }, size));
  const things = thingsOf(page);
  if (things) drawElevation(page, things, turn, { x: 30, y: 30, width: 660, height: 550 });
  else drawTown(page, `${wish.title} ${turn}`, { x: 10, y: 30, width: 700, height: 560 });
  return drawn(page);
}

export const blueprintHero = (wish: ArtWish) => scene(wish, 0);
export const blueprintClosing = (wish: ArtWish) => scene(wish, wish.turn);

/** A detail in a circle with centre lines. */
export function blueprintDetail(wish: ArtWish): Drawing {
  const side = 420;
  const page = new BlueprintPage(artCard(wish, { width: side, height: side }));
  const middle = side / 2;
  page.cross(middle, middle, middle - 4);
  page.ellipse(middle, middle, 176, 176, 'ground', MARKED);
  page.ellipse(middle, middle, 186, 186, null, LINE);
  drawDetail(page, `${wish.title} ${wish.turn}`, middle, middle, 170);
  return drawn(page);
}
