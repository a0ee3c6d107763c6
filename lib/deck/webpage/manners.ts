import type { SkeletonId } from '../skeletons/skeleton-ids';
import type { ColourToken } from '../theme';
import type { BandKind } from './plan-page';
import { BLUEPRINT } from './styles/blueprint';
import { CLASSIC } from './styles/classic';
import { EDITORIAL } from './styles/editorial';
import { KEYNOTE } from './styles/keynote';
import { MAGAZINE } from './styles/magazine';
import { NOTEBOOK } from './styles/notebook';
import { POSTER } from './styles/poster';
import { SOFT } from './styles/soft';
import { SWISS } from './styles/swiss';

/** The style of the pages of a skeleton: a style sheet on top of the shared one, and the colours of the bands. */
export type PageManner = {
  css: string;
  hero: ColourToken;
  /** Whether the style sheet uses italics for words that are not italic in the text. */
  hasItalics: boolean;
  /** Whether bands of text open with their number if the page has no sections. */
  hasOpeners: boolean;
  /** @param section number of the section that begins with the band; null if none does */
  groundOf(kind: BandKind, turn: number, section: number | null): ColourToken;
};

type Grounds = Partial<Record<BandKind | 'other', readonly ColourToken[]>>;

function manner(css: string, hero: ColourToken, grounds: Grounds, hasItalics = false, hasOpeners = false): PageManner {
  return {
    css,
    hero,
    hasItalics,
    hasOpeners,
    groundOf: (kind, turn, section) => {
      const own = grounds[kind] ?? grounds.other ?? ['ground'];
      return own[(section ?? turn) % own.length]!;
    },
  };
}

export const MANNERS: Readonly<Record<SkeletonId, PageManner>> = {
  classic: manner(CLASSIC, 'ground', {
    section: ['accent'],
    closing: ['accent'],
    statement: ['surface'],
    quote: ['surface'],
  }),
  swiss: manner(SWISS, 'ground', { closing: ['accent'], statement: ['accent'] }),
  editorial: manner(
    EDITORIAL,
    'ground',
    { closing: ['accent'], features: ['surface'], stats: ['surface'], people: ['surface'] },
    true,
  ),
  poster: manner(POSTER, 'accent', {
    section: ['second', 'fourth', 'accent'],
    statement: ['second', 'accent', 'fourth'],
    quote: ['third'],
    closing: ['second'],
    timeline: ['second', 'fourth'],
    agenda: ['ink'],
  }),
  keynote: manner(KEYNOTE, 'ground', {}),
  soft: manner(SOFT, 'ground', {
    section: ['accent'],
    closing: ['accent'],
    steps: ['accent'],
    quote: ['second'],
    timeline: ['surface'],
    statement: ['third'],
    agenda: ['surface'],
    hierarchy: ['surface'],
    text: ['ground', 'surface'],
  }),
  blueprint: manner(BLUEPRINT, 'ground', {}),
  notebook: manner(NOTEBOOK, 'accent', { section: ['second', 'third', 'fourth'], closing: ['accent'] }, true),
  magazine: manner(MAGAZINE, 'ground', { section: ['fourth'], statement: ['second'] }, false, true),
};
