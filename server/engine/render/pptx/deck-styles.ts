import type { PlacedParagraph, PlacedText, StyledRun } from '@/lib/deck/placed';
import type { ColourToken } from '@/lib/deck/theme';
import type { Box, Points } from '@/lib/deck/units';
import type { OfficeFont } from './office-fonts';
import type { SlidePlan } from './placeholders';
import type { TextFrame } from './text-frame';

/** What text takes from the master unless it says otherwise. */
export type InheritedStyle = {
  size: Points;
  /** Exact distance of the baselines. */
  leading: Points;
  tracking: Points;
  colour: ColourToken;
  typeface: string;
  bold: boolean;
};

/** The styles that most slides of a deck share: the master has them, and a slide only what is different. */
export type DeckStyles = {
  title: InheritedStyle | null;
  content: InheritedStyle | null;
  /** Where most titles begin, with room for the largest of them. */
  titleBox: Box | null;
};

type PlannedSlide = { plan: SlidePlan; frames: ReadonlyMap<PlacedText, TextFrame> };

/** Two titles at the same place, in points. */
const SAME_PLACE = 0.5;

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
    titleBox: commonBox(titles.filter(keepsPlace).map(({ box }) => box)),
  };
}

/** Only the first level of the master's text is the deck's own. */
export function isFirstLevel({ marker }: PlacedParagraph): boolean {
  return (marker?.level ?? 0) === 0;
}

/** Whether a title looks the same in a larger box: its lines are its own, and begin at the upper left. */
export function keepsPlace({ ownLines, paragraphs }: TextFrame): boolean {
  return ownLines && paragraphs.every(({ align }) => align === 'left');
}

/** Whether a title may take its box from the master. */
export function isAt(box: Box, place: Box): boolean {
  const isSame = Math.abs(box.x - place.x) <= SAME_PLACE && Math.abs(box.y - place.y) <= SAME_PLACE;
  return isSame && box.width <= place.width && box.height <= place.height;
}

function inheritedStyle(
  { leading }: PlacedParagraph,
  { style }: StyledRun,
  fontOf: (face: string) => OfficeFont,
): InheritedStyle {
  const { typeface, bold } = fontOf(style.face);
  return { size: style.size, leading, tracking: style.tracking ?? 0, colour: style.colour, typeface, bold };
}

function commonBox(boxes: readonly Box[]): Box | null {
  const place = mostCommon(boxes.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })));
  if (!place) return null;
  const there = boxes.filter(({ x, y }) => Math.round(x) === place.x && Math.round(y) === place.y);
  const { x, y } = there[0]!;
  const width = Math.max(...there.map((box) => box.width));
  return { x, y, width, height: Math.max(...there.map((box) => box.height)) };
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
