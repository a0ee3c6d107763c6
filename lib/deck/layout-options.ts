import type { Dimensions, Format } from '../contract/enums';
import type { HeaderFooter } from '../contract/header-footer';
import type { Picture } from './blocks';
import type { FontBook } from './fonts/font-book';
import type { IconName } from './icons/icon-data';
import type { IconLibrary } from './icons/icon-library';
import type { Subject } from './subjects/subject';
import type { DeckTheme } from './theme';

/** What a layout needs beside the cards. */
export type LayoutOptions = {
  theme: DeckTheme;
  /** The deck's title, for the running line of a theme that has one. */
  title?: string;
  /** What the deck is about, for the pictures of a skeleton; `layOutDeck` finds it in the words. */
  subject?: Subject | null;
  /** Icons of the things that the words name, for the pictures of a deck without a subject; `layOutDeck` finds them. */
  pictureIcons?: readonly IconName[];
  /** BCP 47, of the few words that the program adds. Missing: English. */
  language?: string;
  format: Format;
  dimensions: Dimensions;
  /** The icons that skeletons may draw, where they are loaded. */
  icons?: IconLibrary | null;
  headerFooter: HeaderFooter | null;
  fonts: FontBook;
  /** Layouts to take in order, repeating (from a template); null lets the content choose. */
  layoutSequence: import('./placed').LayoutName[] | null;
  /** Free words of the person; wishes that name a layout are honoured by simple rules. */
  additionalInstructions: string | null;
  /**
   * Pictures of header, footer and logo that are already fetched, by their address. One that is missing here is
   * placed as an address, with room for a usual shape.
   */
  pictures?: ReadonlyMap<string, Picture>;
};
