import type { SkeletonId } from '../skeleton-ids';
import type { DeckTheme } from '../theme';
import type { Points } from '../units';

/** The composition of a skeleton's documents. Type and colours come from the theme. */
export type DocumentManner = {
  /** On which side of the text the column of captions and marks is. */
  side: 'left' | 'right';
  /** What repeats on each page: rules, title, section and page number (`page-furniture.ts`). */
  furniture: 'line' | 'folio' | 'band' | 'foot' | 'pill' | 'sheet' | 'margin' | 'tab';
  /** Minimum space above and below the text. */
  top: Points;
  bottom: Points;
  /** The head of a section: in the side column, level with its text, or above it (`section-head.ts`). */
  head: 'plain' | 'disc' | 'cell' | 'marker' | 'block' | 'quiet' | 'bar';
  /** The line above the head of a section. */
  rule: 'line' | 'dashed' | 'heavy' | 'none';
  contents: 'rows' | 'leaders' | 'heavy' | 'plain' | 'tiles' | 'grid' | 'dashed';
};

const FOOT: Points = 57;
const PLAIN: DocumentManner = {
  side: 'left',
  furniture: 'line',
  top: 84,
  bottom: 54,
  head: 'plain',
  rule: 'line',
  contents: 'rows',
};

const MANNERS: Readonly<Record<SkeletonId, DocumentManner>> = {
  swiss: PLAIN,
  editorial: { ...PLAIN, furniture: 'folio', bottom: FOOT, contents: 'leaders' },
  poster: { ...PLAIN, furniture: 'band', top: 62, head: 'block', rule: 'heavy', contents: 'heavy' },
  keynote: {
    ...PLAIN,
    furniture: 'foot',
    top: 62,
    bottom: FOOT,
    head: 'quiet',
    rule: 'none',
    contents: 'plain',
  },
  soft: { ...PLAIN, furniture: 'pill', top: 78, head: 'disc', rule: 'none', contents: 'tiles' },
  blueprint: { ...PLAIN, furniture: 'sheet', top: 58, bottom: 59, head: 'cell', contents: 'grid' },
  notebook: {
    ...PLAIN,
    furniture: 'margin',
    top: 58,
    bottom: FOOT,
    head: 'marker',
    rule: 'dashed',
    contents: 'dashed',
  },
  magazine: { ...PLAIN, side: 'right', furniture: 'tab', top: 78, head: 'bar', rule: 'none', contents: 'plain' },
};

export function documentManner({ skeleton }: DeckTheme): DocumentManner {
  return MANNERS[skeleton];
}
