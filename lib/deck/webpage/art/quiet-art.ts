import { drawDoodle, drawDoodles } from '../../skeletons/notebook/doodles';
import { markAt, NotebookPage } from '../../skeletons/notebook/page';
import { drawObject, drawStreet } from '../../skeletons/soft/motifs';
import { SoftPage } from '../../skeletons/soft/page';
import { drawHob, drawPlate } from '../../skeletons/swiss/hob';
import { SwissPage } from '../../skeletons/swiss/page';
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

const STREET = 440;

/** A street of round-topped towers: eight on a wide page, four on a phone. */
function street(wish: ArtWish, width: number, isDark: boolean): Drawing {
  const page = new SoftPage(artCard(wish, { width, height: STREET }), isDark ? 'accent' : 'ground');
  drawStreet(page, wish.title, isDark, () => STREET);
  return drawn(page, { x: 64, y: 0, width: width - 128, height: STREET });
}

/** One object in a tile. */
export function softTile(wish: ArtWish): Drawing {
  const page = new SoftPage(artCard(wish, { width: 260, height: 200 }), 'ground');
  drawObject(page, { x: 0, y: 0, width: 260, height: 200 }, wish.title, wish.turn, 0);
  return drawn(page);
}

export const softHero = (wish: ArtWish) => street(wish, 1280, false);
export const softHeroNarrow = (wish: ArtWish) => street(wish, 712, false);
export const softClosing = (wish: ArtWish) => street(wish, 1280, true);
export const softClosingNarrow = (wish: ArtWish) => street(wish, 712, true);

/** Half rings that rise from the foot, or objects of the subject. */
function rings(wish: ArtWish, ground: 'ground' | 'accent'): Drawing {
  const page = new SwissPage(artCard(wish, { width: 1280, height: 420 }), ground);
  drawHob(page, [{ text: wish.title }], ground, { right: 1280, below: 0 });
  return drawn(page, { x: 500, y: 0, width: 780, height: 420 });
}

export const swissHero = (wish: ArtWish) => rings({ ...wish, turn: 0 }, 'ground');
export const swissClosing = (wish: ArtWish) => rings(wish, 'accent');

export function swissPlate(wish: ArtWish): Drawing {
  const size = { width: 480, height: 560 };
  const page = new SwissPage(artCard(wish, size));
  drawPlate(page, { x: 0, y: 0, ...size }, [{ text: `${wish.title}${wish.turn}` }]);
  return drawn(page);
}
