import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedText } from '@/lib/deck/placed';
import type { FontFaceId } from '@/lib/deck/theme';
import type { OfficeFont } from './office-fonts';
import type { Placeholder } from './placeholders';
import type { Colours } from './scheme-colours';
import type { TextFrame } from './text-frame';

/** A picture of the package that a slide may show. Size in pixels, as its own bytes say. */
export type SlidePicture = { relationshipId: string; width: number; height: number };

/** What the handlers of one slide need beside the element they write. */
export type SlideContext = {
  colours: Colours;
  fontOf(face: FontFaceId): OfficeFont;
  book: FontBook;
  /** BCP 47, for every run. */
  language: string;
  /** 1-based, as the slide number field will show it. */
  slideNumber: number;
  /** The next free shape id; 1 is the slide's own tree. */
  nextId(): number;
  /** The relationship to an address that may stand in a file; null where it may not. */
  linkTo(href: string | undefined): string | null;
  picture(key: string): SlidePicture | null;
  frameOf(text: PlacedText): TextFrame;
  placeholderOf(text: PlacedText): Placeholder | null;
};
