import type { IconLibrary } from '../icons/icon-library';
import type { DeckTheme } from '../theme';
import type { Artist } from './art/artist';
import type { PageManner } from './manners';
import type { PageWords } from './page-words';

/** What every part of a page is rendered with. */
export type PageContext = {
  theme: DeckTheme;
  /** BCP 47. */
  language: string;
  isRtl: boolean;
  words: PageWords;
  manner: PageManner;
  artist: Artist;
  icons: IconLibrary | null;
  /** The address of a kept picture; null where its bytes are gone. */
  pictureUrl(key: string): string | null;
  /** Level of the headings within the band that is being rendered: one below that of the band's own. */
  inner: number;
  /** Whether sections get numbers: not where headings bring their own. */
  isNumbered: boolean;
  /** Where a heading of the page is, by its words. */
  anchors: ReadonlyMap<string, string>;
};
