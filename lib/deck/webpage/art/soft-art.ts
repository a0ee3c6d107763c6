import { drawObject, drawStreet } from '../../skeletons/soft/motifs';
import { SoftPage } from '../../skeletons/soft/page';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

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
