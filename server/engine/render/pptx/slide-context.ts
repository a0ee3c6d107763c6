import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedChart, PlacedText } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import type { InheritedStyle, SlideTitle } from './deck-styles';
import type { OfficeFonts } from './office-fonts';
import type { Placeholder } from './placeholders';
import type { Colours } from './scheme-colours';
import type { TextFrame } from './text-frame';
import type { TitlePlace } from './title-places';

/** A picture in the package that a slide may show. Its size in pixels was read from its bytes. */
export type SlidePicture = { relationshipId: string; width: number; height: number };

/** What the element handlers of a slide need besides their element. */
export type SlideContext = OfficeFonts & {
  theme: DeckTheme;
  colours: Colours;
  book: FontBook;
  /** BCP 47, for every run. */
  language: string;
  /** 1-based, as the slide number field shows it. */
  slideNumber: number;
  /** The next free shape id; 1 is the slide's own tree. */
  nextId(): number;
  /** The relationship id of a URL. Null if the URL is not allowed in a file. */
  linkTo(href: string | undefined): string | null;
  picture(key: string): SlidePicture | null;
  /** Writes the part of a chart, and returns its relationship id. */
  chart(chart: PlacedChart): string;
  frameOf(text: PlacedText): TextFrame;
  placeholderOf(text: PlacedText): Placeholder | null;
  /** The master's style for content. */
  contentStyle: InheritedStyle | null;
  /** What the slide's title inherits from its layout and the master. */
  title: SlideTitle & { place: TitlePlace | null };
};

/** What shapes need, on a slide or in a layout. */
export type ShapeContext = Pick<SlideContext, 'colours' | 'nextId'>;
