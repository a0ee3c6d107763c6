import type { CardToPlace } from '../../layout/placement';
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
import type { Stage } from '../../skeletons/stage';
import { drawHob } from '../../skeletons/swiss/hob';
import { SwissPage } from '../../skeletons/swiss/page';
import type { ColourToken, SkeletonId } from '../../theme';
import type { Box } from '../../units';
import { h, type Markup } from '../html';
import { svgMarkup } from '../svg-markup';
import { type ArtFacts, type ArtWish, artCard, type DrawArt, drawn } from './art-card';

/** Art of one size on a page of a skeleton. */
function art<Page extends Stage>(
  Page: new (card: CardToPlace) => Page,
  width: number,
  height: number,
  draw: (page: Page, wish: ArtWish, box: Box) => void,
): DrawArt {
  return (wish) => {
    const page = new Page(artCard(wish, { width, height }));
    draw(page, wish, { x: 0, y: 0, width, height });
    return drawn(page);
  };
}

/** A circle in its square, large and small. */
const blueprintHero = art(BlueprintPage, 720, 600, (page) => drawConstruction(page, 360, 300, 250));
const blueprintConstruction = art(BlueprintPage, 420, 420, (page) => drawConstruction(page, 210, 210, 170));

/** An engraved plate with a hairline frame. */
const editorialPlate = art(EditorialPage, 560, 700, (page, { title }, box) => drawPlate(page, box, title));

const WIDTH = 1280;
const RADIUS = 760;

/** The lit edge of a disc that rises from the foot. */
const keynoteHero = art(KeynotePage, WIDTH, 340, (page, _wish, { height }) => {
  const disc = { x: WIDTH / 2, y: height - 60 + RADIUS - 40, radius: RADIUS };
  drawRays(page, { ...disc, radius: RADIUS + 16 }, { middle: 0, spread: 46, count: 121, period: 4, length: 62 });
  page.path(crescentPath(disc, 12, 0, spreadWithin(disc, height)), 'accent', null, { fillTo: 'ground' });
});

/** The disc of light setting at the top of the closing. */
const keynoteClosing = art(KeynotePage, WIDTH, 200, (page) => {
  const disc = { x: WIDTH / 2, y: 110 - RADIUS, radius: RADIUS };
  drawRays(page, { ...disc, radius: RADIUS + 16 }, { middle: 180, spread: 40, count: 101, period: 4, length: 58 });
  page.path(crescentPath(disc, 12, 180, spreadWithin(disc, 0)), 'ground', null, { fillTo: 'accent' });
});

/** A moon that fills as the page goes on. */
const keynoteMoon = art(KeynotePage, 400, 400, (page, { turn }) =>
  drawMoon(page, { x: 200, y: 200, radius: 138 }, Math.min(1, 0.2 + turn * 0.12)),
);

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** The part of the hero's paperScene that the bar with the title covers on a wide page. */
function barOver(title: string) {
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  const width = longest > 15 ? 580 : [...title].length > 14 ? 470 : 320;
  return { x: 0, y: 330, width, height: 330 };
}

/** Arches under a large sun, clear of the bar with the title. */
const magazineHero = art(MagazinePage, 900, 720, (page, { title }, box) => drawScene(page, box, barOver(title)));
const magazineHeroNarrow = art(MagazinePage, 900, 720, (page, _wish, box) => drawScene(page, box, NOWHERE));

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
const tiles = (grounds: Grounds) =>
  art(PosterPage, TILE * 2, TILE * 3, (page, { title }) => drawTiles(page, [...title].length, 2, grounds));

/** The same in one row of four, for phones. */
const tileRow = (grounds: Grounds) =>
  art(PosterPage, TILE * 4, TILE, (page, { title }) => {
    const fills = grounds.flat().slice(0, 4);
    for (const [at, fill] of fills.entries()) {
      page.tile(at * TILE, 0, TILE, TILE, fill);
      drawFigure(page, [...title].length, at, at * TILE, 0, TILE, fill);
    }
  });

/** One giant figure on a tile. */
const posterTile = art(PosterPage, 520, 520, (page, { turn }, box) => {
  const fill = SIDES[turn % SIDES.length]!;
  page.tile(0, 0, box.width, box.height, fill);
  drawGiant(page, turn, box, fill);
});

const STREET = 440;

/** A street of round-topped towers: eight on a wide page, four on a phone. */
function street(width: number, isDark: boolean): DrawArt {
  return (wish) => {
    const page = new SoftPage(artCard(wish, { width, height: STREET }), isDark ? 'accent' : 'ground');
    drawStreet(page, wish.title, isDark, () => STREET);
    return drawn(page, { x: 64, y: 0, width: width - 128, height: STREET });
  };
}

/** One motif in a tile. */
const softTile = art(SoftPage, 260, 200, (page, { title, turn }, box) => drawMotif(page, box, `${title} ${turn}`, 0));

/** Half rings that rise from the foot. */
function rings(ground: 'ground' | 'accent'): DrawArt {
  return (wish) => {
    const page = new SwissPage(artCard(wish, { width: 1280, height: 420 }), ground);
    drawHob(page, [{ text: wish.title }], ground, 0);
    return drawn(page, { x: 500, y: 0, width: 780, height: 420 });
  };
}

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
    hero: { draw: rings('ground'), fit: 'xMaxYMax meet' },
    closing: { draw: rings('accent'), fit: 'xMaxYMax meet' },
  },
  editorial: {
    hero: { draw: editorialPlate, fit: FILL },
  },
  poster: {
    hero: { draw: tiles(HERO), narrow: tileRow(HERO), fit: FILL },
    closing: { draw: tiles(CLOSING), narrow: tileRow(CLOSING), fit: FILL },
    section: { draw: posterTile, fit: FILL },
  },
  keynote: {
    hero: { draw: keynoteHero, fit: FOOT },
    closing: { draw: keynoteClosing, fit: 'xMidYMin meet' },
    section: { draw: keynoteMoon, fit: MIDDLE },
  },
  soft: {
    hero: { draw: street(1280, false), narrow: street(712, false), fit: FOOT },
    closing: { draw: street(1280, true), narrow: street(712, true), fit: FOOT },
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
    const placed = set[place];
    if (!placed) return null;
    const draw = (by: DrawArt, name: string | null) => {
      const { shapes, box } = by({ ...facts, turn });
      return shapes.length > 0 ? svgMarkup(shapes, box, { fit: placed.fit, name, nextId }) : null;
    };
    const { narrow } = placed;
    const drawing = draw(placed.draw, narrow ? 'wide' : null);
    return drawing && h('div', { class: `art art-${place}` }, drawing, narrow ? draw(narrow, 'narrow') : null);
  };
}
