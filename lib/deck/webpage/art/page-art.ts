import { BlueprintPage, drawConstruction } from '../../skeletons/blueprint/page';
import { EditorialPage } from '../../skeletons/editorial/page';
import { drawPlate } from '../../skeletons/editorial/plate';
import { crescentPath, drawMoon, drawRays, spreadWithin } from '../../skeletons/keynote/eclipse';
import { KeynotePage } from '../../skeletons/keynote/page';
import { MagazinePage } from '../../skeletons/magazine/page';
import { drawScene } from '../../skeletons/magazine/still-life';
import { drawFigure, drawGiant, drawTiles } from '../../skeletons/poster/cut-paper';
import { PosterPage } from '../../skeletons/poster/page';
import { drawMotif, drawStreet } from '../../skeletons/soft/motifs';
import { SoftPage } from '../../skeletons/soft/page';
import { drawHob } from '../../skeletons/swiss/hob';
import { SwissPage } from '../../skeletons/swiss/page';
import type { ColourToken } from '../../theme';
import { type ArtWish, artCard, type Drawing, drawn } from './art-card';

const SHEET = { width: 720, height: 600 };

/** A circle in its square, large. */
export function blueprintHero(wish: ArtWish): Drawing {
  const page = new BlueprintPage(artCard(wish, SHEET));
  drawConstruction(page, SHEET.width / 2, SHEET.height / 2, 250);
  return drawn(page);
}

/** A circle in its square. */
export function blueprintConstruction(wish: ArtWish): Drawing {
  const side = 420;
  const page = new BlueprintPage(artCard(wish, { width: side, height: side }));
  drawConstruction(page, side / 2, side / 2, 170);
  return drawn(page);
}

const PLATE = { width: 560, height: 700 };

/** An engraved plate with a hairline frame. */
export function editorialPlate(wish: ArtWish): Drawing {
  const page = new EditorialPage(artCard(wish, PLATE));
  drawPlate(page, { x: 0, y: 0, ...PLATE }, wish.title);
  return drawn(page);
}

const WIDTH = 1280;
const RADIUS = 760;

/** The lit edge of a disc that rises from the foot. */
export function keynoteHero(wish: ArtWish): Drawing {
  const height = 340;
  const page = new KeynotePage(artCard({ ...wish, turn: 0 }, { width: WIDTH, height }));
  const disc = { x: WIDTH / 2, y: height - 60 + RADIUS - 40, radius: RADIUS };
  drawRays(page, { ...disc, radius: RADIUS + 16 }, { middle: 0, spread: 46, count: 121, period: 4, length: 62 });
  page.path(crescentPath(disc, 12, 0, spreadWithin(disc, height)), 'accent', null, { fillTo: 'ground' });
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

/** A moon that fills as the page goes on. */
export function keynoteMoon(wish: ArtWish): Drawing {
  const side = 400;
  const page = new KeynotePage(artCard(wish, { width: side, height: side }));
  const disc = { x: side / 2, y: side / 2, radius: 138 };
  const share = Math.min(1, 0.2 + wish.turn * 0.12);
  drawMoon(page, disc, share);
  return drawn(page);
}

const PAPER_SCENE = { width: 900, height: 720 };
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** The part of the hero's paperScene that the bar with the title covers on a wide page. */
function barOver(title: string) {
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  const width = longest > 15 ? 580 : [...title].length > 14 ? 470 : 320;
  return { x: 0, y: 330, width, height: 330 };
}

/** Arches under a large sun, clear of the bar with the title. */
function paperScene(wish: ArtWish, bar = NOWHERE): Drawing {
  const page = new MagazinePage(artCard(wish, PAPER_SCENE));
  drawScene(page, { x: 0, y: 0, ...PAPER_SCENE }, bar);
  return drawn(page);
}

export const magazineHero = (wish: ArtWish) => paperScene(wish, barOver(wish.title));
export const magazineHeroNarrow = (wish: ArtWish) => paperScene(wish);

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
  const size = { width: TILE * 2, height: TILE * 3 };
  const page = new PosterPage(artCard(wish, size));
  drawTiles(page, [...wish.title].length, 2, grounds);
  return drawn(page);
}

/** The same in one tileRow of four, for phones. */
function tileRow(wish: ArtWish, grounds: Grounds): Drawing {
  const size = { width: TILE * 4, height: TILE };
  const page = new PosterPage(artCard(wish, size));
  const fills = grounds.flat().slice(0, 4);
  for (const [at, fill] of fills.entries()) {
    page.tile(at * TILE, 0, TILE, TILE, fill);
    drawFigure(page, [...wish.title].length, at, at * TILE, 0, TILE, fill);
  }
  return drawn(page);
}

export const posterHero = (wish: ArtWish) => tiles({ ...wish, turn: 0 }, HERO);
export const posterHeroNarrow = (wish: ArtWish) => tileRow({ ...wish, turn: 0 }, HERO);
export const posterClosing = (wish: ArtWish) => tiles(wish, CLOSING);
export const posterClosingNarrow = (wish: ArtWish) => tileRow(wish, CLOSING);

/** One giant figure on a tile. */
export function posterTile(wish: ArtWish): Drawing {
  const size = { width: 520, height: 520 };
  const page = new PosterPage(artCard(wish, size));
  const fill = SIDES[wish.turn % SIDES.length]!;
  page.tile(0, 0, size.width, size.height, fill);
  drawGiant(page, wish.turn, { x: 0, y: 0, ...size }, fill);
  return drawn(page);
}

const STREET = 440;

/** A street of round-topped towers: eight on a wide page, four on a phone. */
function street(wish: ArtWish, width: number, isDark: boolean): Drawing {
  const page = new SoftPage(artCard(wish, { width, height: STREET }), isDark ? 'accent' : 'ground');
  drawStreet(page, wish.title, isDark, () => STREET);
  return drawn(page, { x: 64, y: 0, width: width - 128, height: STREET });
}

/** One motif in a tile. */
export function softTile(wish: ArtWish): Drawing {
  const page = new SoftPage(artCard(wish, { width: 260, height: 200 }), 'ground');
  drawMotif(page, { x: 0, y: 0, width: 260, height: 200 }, `${wish.title} ${wish.turn}`, 0);
  return drawn(page);
}

export const softHero = (wish: ArtWish) => street(wish, 1280, false);
export const softHeroNarrow = (wish: ArtWish) => street(wish, 712, false);
export const softClosing = (wish: ArtWish) => street(wish, 1280, true);
export const softClosingNarrow = (wish: ArtWish) => street(wish, 712, true);

/** Half rings that rise from the foot. */
function rings(wish: ArtWish, ground: 'ground' | 'accent'): Drawing {
  const page = new SwissPage(artCard(wish, { width: 1280, height: 420 }), ground);
  drawHob(page, [{ text: wish.title }], ground, 0);
  return drawn(page, { x: 500, y: 0, width: 780, height: 420 });
}

export const swissHero = (wish: ArtWish) => rings(wish, 'ground');
export const swissClosing = (wish: ArtWish) => rings(wish, 'accent');
