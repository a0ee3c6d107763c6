import type { PlacedParagraph, PlacedText, StyledRun } from '@/lib/deck/placed';
import type { ColourToken } from '@/lib/deck/theme';
import type { Points } from '@/lib/deck/units';
import type { OfficeFont } from './office-fonts';
import type { SlidePlan } from './placeholders';
import type { TextFrame } from './text-frame';
import { type TitledSlide, type TitlePlaces, titlePlaces } from './title-places';

/** The style that text inherits from the master unless it overrides it. */
export type InheritedStyle = {
  size: Points;
  /** Exact distance between baselines. */
  leading: Points;
  tracking: Points;
  colour: ColourToken;
  typeface: string;
  bold: boolean;
};

/** The styles that most slides of a deck share. They are in the master, and slides have only what differs. */
export type DeckStyles = {
  title: InheritedStyle | null;
  content: InheritedStyle | null;
  places: TitlePlaces;
};

type PlannedSlide = { plan: SlidePlan; frames: ReadonlyMap<PlacedText, TextFrame> };

export function deckStyles(slides: readonly PlannedSlide[], fontOf: (face: string) => OfficeFont): DeckStyles {
  const texts = slides.flatMap(({ plan, frames }) =>
    [...plan.seats].map(([text, seat]) => ({ seat, frame: frames.get(text)! })),
  );
  const titles = texts.filter(({ seat }) => seat.type === 'title').map(({ frame }) => frame);
  const contents = texts.filter(({ seat }) => seat.type === null).map(({ frame }) => frame);
  const styleOf = ({ paragraphs }: TextFrame) => {
    const paragraph = paragraphs.find(isFirstLevel);
    const run = paragraph?.runs[0];
    return paragraph && run ? inheritedStyle(paragraph, run, fontOf) : null;
  };
  return {
    title: mostCommon(titles.flatMap((frame) => styleOf(frame) ?? [])),
    content: mostCommon(contents.flatMap((frame) => styleOf(frame) ?? [])),
    places: titlePlaces(slides.map(titledSlide)),
  };
}

/** Whether a paragraph is at the first level, the only one that has the deck's style in the master. */
export function isFirstLevel({ marker }: PlacedParagraph): boolean {
  return (marker?.level ?? 0) === 0;
}

/** The frame of the slide's title. Null for a title with its own background, which fixes its size. */
function titledSlide({ plan, frames }: PlannedSlide): TitledSlide {
  const [title] = [...plan.seats].find(([text, { type }]) => type === 'title' && text.fill === null) ?? [];
  return { layout: plan.layout, title: (title && frames.get(title)) ?? null };
}

function inheritedStyle(
  { leading }: PlacedParagraph,
  { style }: StyledRun,
  fontOf: (face: string) => OfficeFont,
): InheritedStyle {
  const { typeface, bold } = fontOf(style.face);
  return { size: style.size, leading, tracking: style.tracking ?? 0, colour: style.colour, typeface, bold };
}

function mostCommon<Value>(values: readonly Value[]): Value | null {
  const counts = new Map<string, { value: Value; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    const known = counts.get(key);
    counts.set(key, { value, count: (known?.count ?? 0) + 1 });
  }
  let best: { value: Value; count: number } | null = null;
  for (const each of counts.values()) if (!best || each.count > best.count) best = each;
  return best?.value ?? null;
}
