import type { Dimensions, Format } from '../../contract/enums';
import type { HeaderFooter } from '../../contract/request/header-footer';
import type { Picture } from '../blocks';
import type { FontBook } from '../fonts/font-book';
import type { IconLibrary } from '../icons/icon-library';
import type { DeckTheme } from '../theme';

/** The input of a layout, besides the cards. */
export type LayoutOptions = {
  theme: DeckTheme;
  /** The deck's title, for themes with a running title. */
  title?: string;
  /** BCP 47 tag for the few words that the program adds. English if absent. */
  language?: string;
  format: Format;
  dimensions: Dimensions;
  /** The icons that skeletons may draw, if they are loaded. */
  icons?: IconLibrary | null;
  headerFooter: HeaderFooter | null;
  fonts: FontBook;
  /** Layouts to use in order, repeating (from a template). If null, the content determines the layout. */
  layoutSequence: import('../placed').LayoutName[] | null;
  /** The user's free-text instructions. Simple rules follow those that name a layout. */
  additionalInstructions: string | null;
  /**
   * Header, footer and logo pictures that are already fetched, by URL. One that is missing here is placed by URL, with
   * space for a usual aspect ratio.
   */
  pictures?: ReadonlyMap<string, Picture>;
};
