import type { FontBook } from '../fonts/font-book';
import type { IconLibrary } from '../icons/icon-library';
import type { ColourToken, DeckTheme } from '../theme';
import type { PageWords } from '../words/page-words';
import type { Artist } from './art/page-art';
import type { PageManner } from './manners';

/** The context for rendering every part of a page. */
export type PageContext = {
  theme: DeckTheme;
  /** BCP 47. */
  language: string;
  isRtl: boolean;
  words: PageWords;
  manner: PageManner;
  artist: Artist;
  fonts: FontBook;
  icons: IconLibrary | null;
  /** The address of a stored picture; null if its bytes are gone. */
  pictureUrl(key: string): string | null;
  /** The colour of the current band. */
  ground: ColourToken;
  /** Level of headings within the current band: one below the heading of the band. */
  inner: number;
  /** Whether sections get numbers. They do not if headings have their own. */
  isNumbered: boolean;
  /** The id of each heading on the page, by its text. */
  anchors: ReadonlyMap<string, string>;
};
