import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { ColourToken, DeckTheme } from '@/lib/deck/theme';
import type { FontCache } from './font-cache';
import type { PdfDocument, PdfElement, PdfImage } from './pdf-document';

/** What the element handlers of a page need besides their element. */
export type PageContext = {
  document: PdfDocument;
  /** The card's section in the document's structure. */
  section: PdfElement;
  theme: DeckTheme;
  colour(token: ColourToken): string;
  fontCache: FontCache;
  book: FontBook;
  picture(key: string): PdfImage | null;
  /** Called for every character that no face has. */
  missing(character: string): void;
};
