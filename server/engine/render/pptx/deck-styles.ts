import type { PlacedCard, PlacedParagraph, PlacedText, StyledRun } from '@/lib/deck/placed';
import type { ColourToken, DeckTheme, Palette } from '@/lib/deck/theme';
import { AA_RATIO, contrastRatio } from '@/lib/deck/themes/contrast';
import type { Points } from '@/lib/deck/units';
import type { OfficeFonts } from './office-fonts';
import { isTitle, type SlidePlan } from './placeholders';
import { type ColourSlot, titleSlot } from './scheme-colours';
import { MOST_RUNNING_TEXT, type TextFrame } from './text-frame';
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
  /** For each slide, the style of its title. Null without a title. */
  titles: readonly (InheritedStyle | null)[];
};

type PlannedSlide = { card: PlacedCard; plan: SlidePlan; frames: ReadonlyMap<PlacedText, TextFrame> };

export function deckStyles(
  slides: readonly PlannedSlide[],
  { fontOf, titleFontOf }: OfficeFonts,
  palette: Palette,
): DeckStyles {
  const styleOf = ({ paragraphs }: TextFrame, ownFontOf: OfficeFonts['fontOf']) => {
    const paragraph = paragraphs.find(isFirstLevel);
    const run = paragraph?.runs[0];
    return paragraph && run ? inheritedStyle(paragraph, run, ownFontOf) : null;
  };
  const contents = slides.flatMap(({ plan, frames }) =>
    [...plan.seats].flatMap(([text, { type }]) => (type === null ? (styleOf(frames.get(text)!, fontOf) ?? []) : [])),
  );
  const titled = slides.map(titledSlide);
  const titles = titled.map(({ title }) => title && styleOf(title, titleFontOf));
  const headings = titles.flatMap((title, at) => (title && titled[at]!.isHeading ? [title] : []));
  return {
    title:
      headingStyle(headings, palette) ??
      headingStyle(
        titles.flatMap((title) => title ?? []),
        palette,
      ),
    content: mostCommon(contents.filter(({ size }) => size <= MOST_RUNNING_TEXT)),
    places: titlePlaces(titled),
    titles,
  };
}

/** Whether a paragraph is at the first level, the only one that has the deck's style in the master. */
export function isFirstLevel({ marker }: PlacedParagraph): boolean {
  return (marker?.level ?? 0) === 0;
}

function titledSlide({ card, plan, frames }: PlannedSlide): TitledSlide {
  const [title = null] = [...plan.seats].find(([, seat]) => isTitle(seat)) ?? [];
  return {
    layout: plan.layout,
    card: card.layout,
    title: title && frames.get(title)!,
    isHeading: title?.role === 'title' && plan.layout !== 'title' && plan.layout !== 'secHead',
    isBox: title !== null && title.fill !== null,
  };
}

/**
 * The style that most headings have, in a colour that is readable on a new slide. Of equally common styles, the one
 * nearest to the middle size, so that a few very large headings do not become the standard.
 */
function headingStyle(headings: readonly InheritedStyle[], palette: Palette): InheritedStyle | null {
  const sizes = headings.map(({ size }) => size).sort((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const nearestFirst = headings.toSorted((a, b) => Math.abs(a.size - middle) - Math.abs(b.size - middle));
  const style = mostCommon(nearestFirst.map((each) => ({ ...each, colour: null })));
  const isReadable = ({ colour }: InheritedStyle) => contrastRatio(palette[colour], palette.ground) >= AA_RATIO;
  const colour = mostCommon(headings.filter(isReadable).map((each) => each.colour)) ?? 'ink';
  return style && { ...style, colour };
}

function inheritedStyle(
  { leading }: PlacedParagraph,
  { style }: StyledRun,
  fontOf: OfficeFonts['fontOf'],
): InheritedStyle {
  const { typeface, bold } = fontOf(style.face);
  return { size: style.size, leading, tracking: style.tracking ?? 0, colour: style.colour, typeface, bold };
}

/** Without the nulls. */
function mostCommon<Value>(values: readonly (Value | null)[]): Value | null {
  const counts = new Map<string, { value: Value; count: number }>();
  for (const value of values) {
    if (value === null) continue;
    const key = JSON.stringify(value);
    const known = counts.get(key);
    counts.set(key, { value, count: (known?.count ?? 0) + 1 });
  }
  let best: { value: Value; count: number } | null = null;
  for (const each of counts.values()) if (!best || each.count > best.count) best = each;
  return best?.value ?? null;
}

/** The type that the titles of a layout share. Typeface, weight and colour are always the master's. */
export type TitleType = Pick<InheritedStyle, 'size' | 'leading' | 'tracking'>;

/** What a layout changes about its titles. `slot`: their colour. Null for what is the same as in the master. */
export type LayoutTitle = { type: TitleType | null; slot: ColourSlot | null };

/** What the title of a slide inherits. `slot`: its colour, if that is not the master's. */
export type SlideTitle = { style: InheritedStyle | null; slot: ColourSlot | null };

/**
 * Decides what titles inherit from their layouts: type sizes that differ from the master's, and colours. The titles of
 * some cards are on a coloured ground. Their slides map the titles' colour name to another slot, so that a colour that
 * is chosen in the master reaches them too.
 * @param layoutOf for each slide, the index of its layout
 */
export function titleLooks(
  { title: master, titles }: DeckStyles,
  { palette }: DeckTheme,
  layoutOf: readonly number[],
): { layouts: ReadonlyMap<number, LayoutTitle>; slides: readonly SlideTitle[] } {
  const isOther = ({ colour }: InheritedStyle) => !master || palette[colour] !== palette[master.colour];
  const slots = titles.map((style) => (style && isOther(style) ? titleSlot(palette, style.colour) : null));
  const layouts = new Map<number, LayoutTitle>();
  for (const layout of new Set(layoutOf)) {
    const own = titles.flatMap((style, at) => (style && layoutOf[at] === layout ? [{ style, slot: slots[at]! }] : []));
    const type = mostCommon(own.map(({ style: { size, leading, tracking } }) => ({ size, leading, tracking })));
    layouts.set(layout, {
      type: type && master && isSameType(type, master) ? null : type,
      slot: own.every(({ slot }) => slot === own[0]?.slot) ? (own[0]?.slot ?? null) : null,
    });
  }
  return {
    layouts,
    slides: titles.map((style, at) => {
      if (!style || !master) return { style: master, slot: null };
      const type = layouts.get(layoutOf[at]!)?.type;
      const slot = slots[at]!;
      // A colour without a slot stays that of the title itself.
      const colour = isOther(style) && slot === null ? master.colour : style.colour;
      return { style: { ...master, ...type, colour }, slot };
    }),
  };
}

function isSameType(one: TitleType, other: TitleType): boolean {
  return one.size === other.size && one.leading === other.leading && one.tracking === other.tracking;
}
