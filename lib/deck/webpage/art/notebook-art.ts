import { drawDoodle, drawDoodles } from '../../skeletons/notebook/doodles';
import { markAt, NotebookPage } from '../../skeletons/notebook/page';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

/** Doodles in a row on the cloth of the cover. */
function row(wish: ArtWish, width: number): Drawing {
  const page = new NotebookPage(artCard(wish, { width, height: 170 }), 'accent');
  drawDoodles(page, 10, 160, width - 20, 124, 'onAccent');
  return drawn(page);
}

export const notebookHero = (wish: ArtWish) => row({ ...wish, turn: 0 }, 1000);
export const notebookHeroNarrow = (wish: ArtWish) => row({ ...wish, turn: 0 }, 480);
export const notebookClosing = (wish: ArtWish) => row(wish, 1000);
export const notebookClosingNarrow = (wish: ArtWish) => row(wish, 480);

/** One doodle beside the name of a section. */
export function notebookDoodle(wish: ArtWish): Drawing {
  const page = new NotebookPage(artCard(wish, { width: 280, height: 280 }));
  drawDoodle(page, 30, 30, 220, 'ink', markAt(wish.turn + 1));
  return drawn(page);
}
