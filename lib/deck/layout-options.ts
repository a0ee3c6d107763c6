import type { Dimensions, Format } from '../contract/enums';
import type { HeaderFooter } from '../contract/header-footer';
import type { Picture } from './blocks';
import type { FontBook } from './fonts/font-book';
import type { DeckTheme } from './theme';

/** What a layout needs beside the cards. */
export type LayoutOptions = {
  theme: DeckTheme;
  format: Format;
  dimensions: Dimensions;
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
