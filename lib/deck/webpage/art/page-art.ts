import { drawElevation, thingsOf } from '../../skeletons/blueprint/drafted';
import { BlueprintPage } from '../../skeletons/blueprint/page';
import { LINE, MARKED } from '../../skeletons/blueprint/sheet';
import { drawDetail, drawTown } from '../../skeletons/blueprint/town';
import { EditorialPage } from '../../skeletons/editorial/page';
import { drawPlate as drawEngravedPlate, drawFrieze, drawRow } from '../../skeletons/editorial/plate';
import { crescentPath, drawRays, spreadWithin } from '../../skeletons/keynote/eclipse';
import { drawLit } from '../../skeletons/keynote/lit';
import { drawMoon, drawRing } from '../../skeletons/keynote/moon';
import { KeynotePage } from '../../skeletons/keynote/page';
import { MagazinePage } from '../../skeletons/magazine/page';
import { drawBust, drawScene, drawThings } from '../../skeletons/magazine/still-life';
import { drawSubject, drawThing } from '../../skeletons/magazine/subject-still-life';
import { drawDoodle, drawDoodles } from '../../skeletons/notebook/doodles';
import { markAt, NotebookPage } from '../../skeletons/notebook/page';
import { drawFigure, drawGiant, drawTiles } from '../../skeletons/poster/cut-paper';
import { PosterPage } from '../../skeletons/poster/page';
import { drawObject, drawStreet } from '../../skeletons/soft/motifs';
import { SoftPage } from '../../skeletons/soft/page';
import { objectAt, objectsOf } from '../../skeletons/subject-scene';
import { drawHob, drawPlate } from '../../skeletons/swiss/hob';
import { SwissPage } from '../../skeletons/swiss/page';
import type { ColourToken } from '../../theme';
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

const PLATE = { width: 560, height: 700 };

/** An engraved plate with a hairline frame. */
export function editorialPlate(wish: ArtWish): Drawing {
  const page = new EditorialPage(artCard(wish, PLATE));
  drawEngravedPlate(page, { x: 0, y: 0, ...PLATE }, `${wish.title} ${wish.turn}`, wish.turn);
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

const PAPER_SCENE = { width: 900, height: 720 };
const PANEL = { width: 460, height: 640 };
const PANELS: readonly (readonly [ColourToken, ColourToken])[] = [
  ['accent', 'ink'],
  ['third', 'fourth'],
  ['second', 'ink'],
  ['fourth', 'accent'],
];

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** The part of the hero's paperScene that the bar with the title covers on a wide page. */
function barOver(title: string) {
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  const width = longest > 15 ? 580 : [...title].length > 14 ? 470 : 320;
  return { x: 0, y: 330, width, height: 330 };
}

/** A still life on a table, in front of a large sun or a skyline. Its objects are clear of the bar with the title. */
function paperScene(wish: ArtWish, isMirrored: boolean, bar = NOWHERE): Drawing {
  const page = new MagazinePage(artCard(wish, PAPER_SCENE));
  const objects = objectsOf(page);
  const area = { x: 0, y: 0, ...PAPER_SCENE };
  if (objects) drawSubject(page, objects, area, bar);
  else drawScene(page, [...wish.title].length, area, isMirrored);
  return drawn(page);
}

export const magazineHero = (wish: ArtWish) => paperScene({ ...wish, turn: 0 }, false, barOver(wish.title));
export const magazineHeroNarrow = (wish: ArtWish) => paperScene({ ...wish, turn: 0 }, false);
export const magazineClosing = (wish: ArtWish) => paperScene(wish, true);

/** One object on the bar of a section. */
export function magazineObject(wish: ArtWish): Drawing {
  const page = new MagazinePage(artCard(wish, { width: 320, height: 240 }));
  const objects = objectsOf(page);
  const area = { x: 0, y: 0, width: 320, height: 240 };
  if (objects) drawThing(page, objectAt(objects, wish.turn), area, 'fourth');
  else drawThings(page, wish.turn, area, 'fourth');
  return drawn(page);
}

/** A coloured panel with objects on the band at its foot. */
export function magazinePanel(wish: ArtWish): Drawing {
  const page = new MagazinePage(artCard(wish, PANEL));
  const [fill, base] = PANELS[wish.turn % PANELS.length]!;
  page.rect(0, 0, PANEL.width, PANEL.height, fill);
  drawThings(page, wish.turn, { x: 30, y: 120, width: PANEL.width - 60, height: PANEL.height - 250 }, fill);
  page.rect(0, PANEL.height - 130, PANEL.width, 130, base);
  return drawn(page);
}

export function magazinePortrait(wish: ArtWish): Drawing {
  const page = new MagazinePage(artCard(wish, PANEL));
  page.rect(0, 0, PANEL.width, PANEL.height, 'accent');
  drawBust(page, wish.turn, { x: 0, y: 100, width: PANEL.width, height: PANEL.height - 100 }, 'accent');
  return drawn(page);
}

/** Doodles in a sketchedRow on the cloth of the cover. */
function sketchedRow(wish: ArtWish, width: number): Drawing {
  const page = new NotebookPage(artCard(wish, { width, height: 170 }), 'accent');
  drawDoodles(page, 10, 160, width - 20, 124, 'onAccent');
  return drawn(page);
}

export const notebookHero = (wish: ArtWish) => sketchedRow({ ...wish, turn: 0 }, 1000);
export const notebookHeroNarrow = (wish: ArtWish) => sketchedRow({ ...wish, turn: 0 }, 480);
export const notebookClosing = (wish: ArtWish) => sketchedRow(wish, 1000);
export const notebookClosingNarrow = (wish: ArtWish) => sketchedRow(wish, 480);

/** One doodle beside the name of a section. */
export function notebookDoodle(wish: ArtWish): Drawing {
  const page = new NotebookPage(artCard(wish, { width: 280, height: 280 }));
  drawDoodle(page, 30, 30, 220, 'ink', markAt(wish.turn + 1));
  return drawn(page);
}

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

/** The same in one tileRow of four, for phones. */
function tileRow(wish: ArtWish, grounds: Grounds): Drawing {
  const page = new PosterPage(artCard(wish, { width: TILE * 4, height: TILE }));
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
