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
import type { ColourToken, SkeletonId } from '../../theme';
import { h, type Markup } from '../html';
import { svgMarkup } from '../svg-markup';
import { type ArtFacts, type ArtWish, artCard, type DrawArt, type Drawing, drawn } from './art-card';

const SHEET = { width: 720, height: 600 };

/** A circle in its square, large. */
function blueprintHero(wish: ArtWish): Drawing {
  const page = new BlueprintPage(artCard(wish, SHEET));
  drawConstruction(page, SHEET.width / 2, SHEET.height / 2, 250);
  return drawn(page);
}

/** A circle in its square. */
function blueprintConstruction(wish: ArtWish): Drawing {
  const side = 420;
  const page = new BlueprintPage(artCard(wish, { width: side, height: side }));
  drawConstruction(page, side / 2, side / 2, 170);
  return drawn(page);
}

const PLATE = { width: 560, height: 700 };

/** An engraved plate with a hairline frame. */
function editorialPlate(wish: ArtWish): Drawing {
  const page = new EditorialPage(artCard(wish, PLATE));
  drawPlate(page, { x: 0, y: 0, ...PLATE }, wish.title);
  return drawn(page);
}

const WIDTH = 1280;
const RADIUS = 760;

/** The lit edge of a disc that rises from the foot. */
function keynoteHero(wish: ArtWish): Drawing {
  const height = 340;
  const page = new KeynotePage(artCard({ ...wish, turn: 0 }, { width: WIDTH, height }));
  const disc = { x: WIDTH / 2, y: height - 60 + RADIUS - 40, radius: RADIUS };
  drawRays(page, { ...disc, radius: RADIUS + 16 }, { middle: 0, spread: 46, count: 121, period: 4, length: 62 });
  page.path(crescentPath(disc, 12, 0, spreadWithin(disc, height)), 'accent', null, { fillTo: 'ground' });
  return drawn(page);
}

/** The disc of light setting at the top of the closing. */
function keynoteClosing(wish: ArtWish): Drawing {
  const height = 200;
  const page = new KeynotePage(artCard(wish, { width: WIDTH, height }));
  const disc = { x: WIDTH / 2, y: 110 - RADIUS, radius: RADIUS };
  drawRays(page, { ...disc, radius: RADIUS + 16 }, { middle: 180, spread: 40, count: 101, period: 4, length: 58 });
  page.path(crescentPath(disc, 12, 180, spreadWithin(disc, 0)), 'ground', null, { fillTo: 'accent' });
  return drawn(page);
}

/** A moon that fills as the page goes on. */
function keynoteMoon(wish: ArtWish): Drawing {
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

const magazineHero = (wish: ArtWish) => paperScene(wish, barOver(wish.title));
const magazineHeroNarrow = (wish: ArtWish) => paperScene(wish);

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

const posterHero = (wish: ArtWish) => tiles({ ...wish, turn: 0 }, HERO);
const posterHeroNarrow = (wish: ArtWish) => tileRow({ ...wish, turn: 0 }, HERO);
const posterClosing = (wish: ArtWish) => tiles(wish, CLOSING);
const posterClosingNarrow = (wish: ArtWish) => tileRow(wish, CLOSING);

/** One giant figure on a tile. */
function posterTile(wish: ArtWish): Drawing {
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
function softTile(wish: ArtWish): Drawing {
  const page = new SoftPage(artCard(wish, { width: 260, height: 200 }), 'ground');
  drawMotif(page, { x: 0, y: 0, width: 260, height: 200 }, `${wish.title} ${wish.turn}`, 0);
  return drawn(page);
}

const softHero = (wish: ArtWish) => street(wish, 1280, false);
const softHeroNarrow = (wish: ArtWish) => street(wish, 712, false);
const softClosing = (wish: ArtWish) => street(wish, 1280, true);
const softClosingNarrow = (wish: ArtWish) => street(wish, 712, true);

/** Half rings that rise from the foot. */
function rings(wish: ArtWish, ground: 'ground' | 'accent'): Drawing {
  const page = new SwissPage(artCard(wish, { width: 1280, height: 420 }), ground);
  drawHob(page, [{ text: wish.title }], ground, 0);
  return drawn(page, { x: 500, y: 0, width: 780, height: 420 });
}

const swissHero = (wish: ArtWish) => rings(wish, 'ground');
const swissClosing = (wish: ArtWish) => rings(wish, 'accent');

/** Where a page shows art: at its head and end, and beside the name of a section. */
const ART_PLACES = ['hero', 'closing', 'section'] as const;
type ArtPlace = (typeof ART_PLACES)[number];

/** One drawing for all widths, or a different one for phones (`narrow`). `fit` as in `preserveAspectRatio`. */
type PlaceArt = { draw: DrawArt; narrow?: DrawArt; fit: string };

const FOOT = 'xMidYMax meet';
const FILL = 'xMidYMax slice';
const MIDDLE = 'xMidYMid meet';

const ART: Readonly<Record<SkeletonId, Readonly<Partial<Record<ArtPlace, PlaceArt>>>>> = {
  swiss: {
    hero: { draw: swissHero, fit: 'xMaxYMax meet' },
    closing: { draw: swissClosing, fit: 'xMaxYMax meet' },
  },
  editorial: {
    hero: { draw: editorialPlate, fit: FILL },
  },
  poster: {
    hero: { draw: posterHero, narrow: posterHeroNarrow, fit: FILL },
    closing: { draw: posterClosing, narrow: posterClosingNarrow, fit: FILL },
    section: { draw: posterTile, fit: FILL },
  },
  keynote: {
    hero: { draw: keynoteHero, fit: FOOT },
    closing: { draw: keynoteClosing, fit: 'xMidYMin meet' },
    section: { draw: keynoteMoon, fit: MIDDLE },
  },
  soft: {
    hero: { draw: softHero, narrow: softHeroNarrow, fit: FOOT },
    closing: { draw: softClosing, narrow: softClosingNarrow, fit: FOOT },
    section: { draw: softTile, fit: FILL },
  },
  blueprint: {
    hero: { draw: blueprintHero, fit: MIDDLE },
    closing: { draw: blueprintHero, fit: MIDDLE },
    section: { draw: blueprintConstruction, fit: MIDDLE },
  },
  notebook: {},
  magazine: {
    hero: { draw: magazineHero, narrow: magazineHeroNarrow, fit: FILL },
    closing: { draw: magazineHeroNarrow, fit: FILL },
  },
};

/** Draws the art of a page in the style of its skeleton. */
export type Artist = (place: ArtPlace, turn?: number) => Markup | null;

/** @returns a function that gives null if there is no art in that place */
export function makeArtist(facts: ArtFacts): Artist {
  const set = ART[facts.theme.skeleton];
  let ids = 0;
  const nextId = () => {
    ids += 1;
    return `g${ids}`;
  };
  return (place, turn = 0) => {
    const art = set[place];
    if (!art) return null;
    const draw = (by: DrawArt, name: string | null) => {
      const { shapes, box } = by({ ...facts, turn });
      return shapes.length > 0 ? svgMarkup(shapes, box, { fit: art.fit, name, nextId }) : null;
    };
    const drawing = draw(art.draw, art.narrow ? 'wide' : null);
    return drawing && h('div', { class: `art art-${place}` }, drawing, art.narrow ? draw(art.narrow, 'narrow') : null);
  };
}
