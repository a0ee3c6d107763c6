import { drawFigure, drawGiant, drawTiles } from '../../skeletons/poster/cut-paper';
import { PosterPage } from '../../skeletons/poster/page';
import type { ColourToken } from '../../theme';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

type Grounds = readonly (readonly ColourToken[])[];

const HERO: Grounds = [
  ['second', 'ground', 'ink'],
  ['third', 'fourth', 'accent'],
];
const CLOSING: Grounds = [
  ['accent', 'third', 'ink'],
  ['ground', 'fourth', 'second'],
];
const SIDES: readonly ColourToken[] = ['third', 'accent', 'ink', 'second', 'fourth'];
const TILE = 240;

/** Two columns with three tiles of cut paper each. */
function tiles(wish: ArtWish, grounds: Grounds): Drawing {
  const page = new PosterPage(artCard(wish, { width: TILE * 2, height: TILE * 3 }));
  drawTiles(page, [...wish.title].length, 2, grounds);
  return drawn(page);
}

/** The same in one row of four, for phones. */
function row(wish: ArtWish, grounds: Grounds): Drawing {
  const page = new PosterPage(artCard(wish, { width: TILE * 4, height: TILE }));
  const fills = grounds.flat().slice(0, 4);
  for (const [at, fill] of fills.entries()) {
    page.tile(at * TILE, 0, TILE, TILE, fill);
    drawFigure(page, [...wish.title].length, at, at * TILE, 0, TILE, fill);
  }
  return drawn(page);
}

export const posterHero = (wish: ArtWish) => tiles({ ...wish, turn: 0 }, HERO);
export const posterHeroNarrow = (wish: ArtWish) => row({ ...wish, turn: 0 }, HERO);
export const posterClosing = (wish: ArtWish) => tiles(wish, CLOSING);
export const posterClosingNarrow = (wish: ArtWish) => row(wish, CLOSING);

/** One giant figure on a tile. */
export function posterTile(wish: ArtWish): Drawing {
  const size = { width: 520, height: 520 };
  const page = new PosterPage(artCard(wish, size));
  const fill = SIDES[wish.turn % SIDES.length]!;
  page.tile(0, 0, size.width, size.height, fill);
  drawGiant(page, wish.turn, { x: 0, y: 0, ...size }, fill);
  return drawn(page);
}
