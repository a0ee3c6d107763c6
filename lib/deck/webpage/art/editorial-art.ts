import { EditorialPage } from '../../skeletons/editorial/page';
import { drawFrieze, drawPlate, drawRow } from '../../skeletons/editorial/plate';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

const PLATE = { width: 560, height: 700 };

/** An engraved plate with a hairline frame. */
export function editorialPlate(wish: ArtWish): Drawing {
  const page = new EditorialPage(artCard(wish, PLATE));
  drawPlate(page, { x: 0, y: 0, ...PLATE }, `${wish.title} ${wish.turn}`, wish.turn);
  return drawn(page);
}

/** An engraved frieze above the name of a section. */
export function editorialFrieze(wish: ArtWish): Drawing {
  const page = new EditorialPage(artCard(wish, { width: 1100, height: 260 }));
  drawFrieze(page, 20, 250, 1060, 230, `${wish.title} ${wish.turn}`);
  return drawn(page);
}

/** Engraved objects in a row, for the closing. */
export function editorialRow(wish: ArtWish): Drawing {
  const page = new EditorialPage(artCard(wish, { width: 1100, height: 250 }), { ground: 'accent' });
  drawRow(page, 40, 210, 1020, 200, `${wish.title} ${wish.turn}`);
  page.rect(0, 210, 1100, 2, 'onAccent');
  for (let line = 219; line < 250; line += 7) page.rect(0, line, 1100, 0.8, 'onAccent');
  return drawn(page);
}
