import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedChart, PlacedText } from '@/lib/deck/placed';
import type { FontFaceId } from '@/lib/deck/theme';
import type { DeckStyles } from './deck-styles';
import type { OfficeFont } from './office-fonts';
import type { Placeholder } from './placeholders';
import type { Colours } from './scheme-colours';
import type { TextFrame } from './text-frame';
import type { TitlePlace } from './title-places';

/** A picture of the package that a slide may show. Size in pixels, from its own bytes. */
export type SlidePicture = { relationshipId: string; width: number; height: number };

/** What the handlers of one slide need besides their element. */
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
  /** The relationship to a URL that is allowed in a file; null otherwise. */
  linkTo(href: string | undefined): string | null;
  picture(key: string): SlidePicture | null;
  /** The relationship to a chart's own part, which is written with it. */
  chart(chart: PlacedChart): string;
  frameOf(text: PlacedText): TextFrame;
  placeholderOf(text: PlacedText): Placeholder | null;
  /** The styles of the master. */
  styles: DeckStyles;
  /** Where the slide's title is by its layout; null where it has a place of its own. */
  titlePlace: TitlePlace | null;
};
