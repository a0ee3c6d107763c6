import type { VisualKind } from '../blocks';
import type { ColourToken, SkeletonId } from '../theme';
import { BLUEPRINT } from './styles/blueprint';
import type { PageChartLook } from './styles/chart-colours';
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
  chart: PageChartLook;
  /** Whether the style sheet uses italics for words that are not italic in the text. */
  hasItalics: boolean;
  /**
   * Which bands show their number: those of sections, or all bands in the navigation. Then bands of text open with it if
   * the page has no sections.
   */
  numbers: 'none' | 'sections' | 'all';
  /** @param section number of the section that begins with the band; null if none does */
  groundOf(kind: BandKind, turn: number, section: number | null): ColourToken;
};
type Habits = Partial<Pick<PageManner, 'hasItalics' | 'numbers'>>;

const OTHERS: readonly ColourToken[] = ['second', 'third', 'fourth', 'muted', 'line'];

function manner(
  css: string,
  hero: ColourToken,
  grounds: Partial<Record<BandKind | 'other', readonly ColourToken[]>>,
  chart: Partial<PageChartLook> = {},
  { hasItalics = false, numbers = 'none' }: Habits = {},
): PageManner {
  return {
    ...{ css, hero, hasItalics, numbers },
    chart: { plain: 'fourth', lead: 'accent', others: OTHERS, ...chart },
    groundOf: (kind, turn, section) => {
      const own = grounds[kind] ?? grounds.other ?? ['ground'];
      return own[(section ?? turn) % own.length]!;
    },
  };
}

export const MANNERS: Readonly<Record<SkeletonId, PageManner>> = {
  swiss: manner(
    SWISS,
    'ground',
    { closing: ['accent'], statement: ['accent'] },
    { plain: 'ink', others: ['ink', 'third', 'fourth', 'muted', 'line'] },
    { numbers: 'sections' },
  ),
  editorial: manner(
    EDITORIAL,
    'ground',
    { closing: ['accent'], features: ['surface'], stats: ['surface'], people: ['surface'] },
    {},
    { hasItalics: true, numbers: 'sections' },
  ),
  poster: manner(
    POSTER,
    'accent',
    {
      section: ['second', 'fourth', 'accent'],
      statement: ['second', 'accent', 'fourth'],
      quote: ['third'],
      closing: ['second'],
      timeline: ['second', 'fourth'],
      agenda: ['ink'],
    },
    { plain: 'ink' },
  ),
  keynote: manner(KEYNOTE, 'ground', {}),
  soft: manner(
    SOFT,
    'ground',
    {
      section: ['accent'],
      closing: ['accent'],
      steps: ['accent'],
      quote: ['second'],
      timeline: ['surface'],
      statement: ['third'],
      agenda: ['surface'],
      hierarchy: ['surface'],
      text: ['ground', 'surface'],
    },
    { isOnTile: true, radius: 12 },
  ),
  blueprint: manner(BLUEPRINT, 'ground', {}, {}, { numbers: 'sections' }),
  notebook: manner(
    NOTEBOOK,
    'accent',
    { section: ['second', 'third', 'fourth'], closing: ['accent'] },
    { lead: 'second', isOutlined: true },
    { hasItalics: true },
  ),
  magazine: manner(MAGAZINE, 'ground', { section: ['fourth'], statement: ['second'] }, {}, { numbers: 'all' }),
};

/** The kind of content in a band of the page. */
export type BandKind =
  | VisualKind
  | 'section'
  | 'statement'
  | 'quote'
  | 'table'
  | 'code'
  | 'pictures'
  | 'columns'
  | 'points'
  | 'text'
  | 'closing';
