import type { SkeletonId } from '../../skeleton-ids';
import { h, type Markup } from '../html';
import { svgMarkup } from '../svg-markup';
import type { ArtFacts, DrawArt } from './art-card';
import {
  blueprintClosing,
  blueprintDetail,
  blueprintHero,
  editorialFrieze,
  editorialPlate,
  editorialRow,
  keynoteClosing,
  keynoteHero,
  keynoteRing,
  magazineClosing,
  magazineHero,
  magazineHeroNarrow,
  magazineObject,
  magazinePanel,
  magazinePortrait,
  notebookClosing,
  notebookClosingNarrow,
  notebookDoodle,
  notebookHero,
  notebookHeroNarrow,
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
  swissPlate,
} from './page-art';

/**
 * Where a page shows art: at its head and end, beside the name of a section, a text or a quotation, and in the tile of
 * a step.
 */
export const ART_PLACES = ['hero', 'closing', 'section', 'side', 'quote', 'step'] as const;
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
    side: { draw: swissPlate, fit: FILL },
  },
  editorial: {
    hero: { draw: editorialPlate, fit: FILL },
    closing: { draw: editorialRow, fit: FOOT },
    section: { draw: editorialFrieze, fit: FOOT },
    side: { draw: editorialPlate, fit: FILL },
  },
  poster: {
    hero: { draw: posterHero, narrow: posterHeroNarrow, fit: FILL },
    closing: { draw: posterClosing, narrow: posterClosingNarrow, fit: FILL },
    section: { draw: posterTile, fit: FILL },
    side: { draw: posterTile, fit: FILL },
  },
  keynote: {
    hero: { draw: keynoteHero, fit: FOOT },
    closing: { draw: keynoteClosing, fit: 'xMidYMin meet' },
    section: { draw: keynoteRing, fit: MIDDLE },
    side: { draw: keynoteRing, fit: MIDDLE },
  },
  soft: {
    hero: { draw: softHero, narrow: softHeroNarrow, fit: FOOT },
    closing: { draw: softClosing, narrow: softClosingNarrow, fit: FOOT },
    section: { draw: softTile, fit: FILL },
    side: { draw: softTile, fit: FILL },
    step: { draw: softTile, fit: FILL },
  },
  blueprint: {
    hero: { draw: blueprintHero, fit: MIDDLE },
    closing: { draw: blueprintClosing, fit: MIDDLE },
    section: { draw: blueprintDetail, fit: MIDDLE },
    side: { draw: blueprintDetail, fit: MIDDLE },
  },
  notebook: {
    hero: { draw: notebookHero, narrow: notebookHeroNarrow, fit: FOOT },
    closing: { draw: notebookClosing, narrow: notebookClosingNarrow, fit: FOOT },
    section: { draw: notebookDoodle, fit: MIDDLE },
    side: { draw: notebookDoodle, fit: MIDDLE },
  },
  magazine: {
    hero: { draw: magazineHero, narrow: magazineHeroNarrow, fit: FILL },
    closing: { draw: magazineClosing, fit: FILL },
    section: { draw: magazineObject, fit: FOOT },
    step: { draw: magazineObject, fit: FOOT },
    side: { draw: magazinePanel, fit: FILL },
    quote: { draw: magazinePortrait, fit: FILL },
  },
};

/** Draws the art of a page in the style of its skeleton. */
export type Artist = (place: ArtPlace, turn?: number) => Markup | null;

/** @returns a function that gives null if the skeleton shows no art in that place */
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
      return svgMarkup(shapes, box, { fit: art.fit, name, nextId });
    };
    return h(
      'div',
      { class: `art art-${place}` },
      draw(art.draw, art.narrow ? 'wide' : null),
      art.narrow ? draw(art.narrow, 'narrow') : null,
    );
  };
}
