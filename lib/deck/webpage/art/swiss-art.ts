import { drawHob, drawPlate } from '../../skeletons/swiss/hob';
import { SwissPage } from '../../skeletons/swiss/page';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

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
