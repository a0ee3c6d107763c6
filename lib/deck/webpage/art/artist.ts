import type { SkeletonId } from '../../theme';
import { h, type Markup } from '../html';
import { svgMarkup } from '../svg-markup';
import type { ArtFacts, DrawArt } from './art-card';
import {
  blueprintConstruction,
  blueprintHero,
  editorialPlate,
  keynoteClosing,
  keynoteHero,
  keynoteMoon,
  magazineHero,
  magazineHeroNarrow,
  posterClosing,
  posterClosingNarrow,
  posterHero,
  posterHeroNarrow,
  posterTile,
  softClosing,
  softClosingNarrow,
  softHero,
  softHeroNarrow,
  softTile,
  swissClosing,
  swissHero,
} from './page-art';

/** Where a page shows art: at its head and end, and beside the name of a section. */
export const ART_PLACES = ['hero', 'closing', 'section'] as const;
export type ArtPlace = (typeof ART_PLACES)[number];

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
