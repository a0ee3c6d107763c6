import type { LayoutName } from '@/lib/deck/placed';
import { capitalised } from '@/lib/deck/text/letters-and-words';
import type { Box, Points } from '@/lib/deck/units';
import { SLIDE_LAYOUTS, type SlideLayoutType } from './placeholders';
import type { TextFrame } from './text-frame';

/** The place that titles share. `insets`: those of the widest title, for the titles of new slides. */
export type TitlePlace = { box: Box; insets: TitleInsets };

type TitleInsets = Pick<TextFrame, 'left' | 'top' | 'right' | 'bottom'>;

/** A layout of the file. `place`: the place of its title, or null if it inherits the master's. */
export type FileLayout = { base: (typeof SLIDE_LAYOUTS)[number]; name: string; place: TitlePlace | null };

export type TitlePlaces = {
  master: TitlePlace | null;
  layouts: readonly FileLayout[];
  /** For each slide, the index of its layout and the place that its title inherits. Null if the title has its own. */
  slides: readonly { layout: number; inherited: TitlePlace | null }[];
};

/**
 * A slide and the text frame of its title, or null without a title. `card`: the layout of its card.
 * `isHeading`: whether the title is a heading above content, unlike that of a cover or a quotation.
 * `isBox`: whether the title has a visible background, so that its box cannot be enlarged.
 */
export type TitledSlide = {
  layout: SlideLayoutType;
  card: LayoutName;
  title: TextFrame | null;
  isHeading: boolean;
  isBox: boolean;
};

/** Titles whose tops differ by at most this much share a place. They differ because of their type sizes. In points. */
const SAME_TOP = 24;
/** Space below a title without which LibreOffice makes it slightly smaller, although it fits. In points. */
const SLACK = 4;

/**
 * Decides which titles inherit their place from the master, so that moving it there moves them all. The others, and
 * those of covers, inherit theirs from a layout, which slides with a title in the same place share.
 */
export function titlePlaces(slides: readonly TitledSlide[]): TitlePlaces {
  const open = slides.filter(({ isBox }) => !isBox);
  const headings = open.filter(({ isHeading }) => isHeading);
  const main = largestGroup(headings.some(({ title }) => title) ? headings : open);
  const master = main.length > 0 ? placeOf(main) : null;
  const layouts: FileLayout[] = SLIDE_LAYOUTS.map((base) => ({ base, name: base.name, place: null }));
  const isInMaster = ({ layout, title, isBox }: TitledSlide) =>
    layout !== 'title' && !isBox && title && master && isWithin(title.box, master.box);
  const placed = slides.map((slide) => ({
    layout: SLIDE_LAYOUTS.findIndex(({ type }) => type === slide.layout),
    inherited: isInMaster(slide) ? master : null,
  }));
  for (const [own, base] of SLIDE_LAYOUTS.entries()) {
    const others = slides.filter((slide, at) => slide.layout === base.type && slide.title && !placed[at]!.inherited);
    let isTaken = placed.some(({ layout, inherited }) => layout === own && inherited);
    for (const group of sharedPlaces(others)) {
      const place = placeOf(group);
      const layout = isTaken ? layouts.length : own;
      layouts[layout] = { base, name: isTaken ? freeName(layouts, group[0]!.card) : base.name, place };
      for (const [at, slide] of slides.entries()) if (group.includes(slide)) placed[at] = { layout, inherited: place };
      isTaken = true;
    }
  }
  return { master, layouts, slides: placed };
}

/** The insets that keep a title at its position and in its own area in a larger box, so that longer text shrinks. */
export function insetsWithin(frame: TextFrame, box: Box): TitleInsets {
  return {
    left: frame.left + frame.box.x - box.x,
    top: frame.top + frame.box.y - box.y,
    right: frame.right + right(box) - right(frame.box),
    bottom: frame.bottom + Math.max(0, bottom(box) - bottom(frame.box) - SLACK),
  };
}

/** The name of a card's layout in words. A name that is taken gets a number. */
function freeName(layouts: readonly FileLayout[], card: LayoutName): string {
  const name = capitalised(card.replaceAll('-', ' '));
  const isFree = (each: string) => layouts.every((layout) => layout.name !== each);
  let number = 1;
  while (!isFree(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? name : `${name} ${number}`;
}

function sharedPlaces(slides: readonly TitledSlide[]): TitledSlide[][] {
  const [first] = slides;
  if (!first) return [];
  const group = first.isBox ? slides.filter((slide) => hasEqualBox(slide, first)) : largestGroup(slides);
  return [group, ...sharedPlaces(slides.filter((slide) => !group.includes(slide)))];
}

function hasEqualBox(one: TitledSlide, other: TitledSlide): boolean {
  return one.isBox && JSON.stringify(one.title?.box) === JSON.stringify(other.title?.box);
}

/** The largest group of slides whose titles begin at about the same height. */
function largestGroup(slides: readonly TitledSlide[]): TitledSlide[] {
  let largest: TitledSlide[] = [];
  for (const { title: first, isBox } of slides) {
    if (!first || isBox) continue;
    const group = slides.filter((slide) => slide.title && !slide.isBox && isLevel(slide.title.box, first.box));
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

function isLevel(box: Box, place: Box): boolean {
  return box.y >= place.y && box.y <= place.y + SAME_TOP;
}

function isWithin(box: Box, place: Box): boolean {
  return isLevel(box, place) && box.x >= place.x && right(box) <= right(place);
}

function placeOf(group: readonly TitledSlide[]): TitlePlace {
  const frames = group.flatMap(({ title }) => title ?? []);
  const x = Math.min(...frames.map(({ box }) => box.x));
  const y = Math.min(...frames.map(({ box }) => box.y));
  const box: Box = {
    x,
    y,
    width: Math.max(...frames.map((frame) => right(frame.box))) - x,
    height: Math.max(...frames.map((frame) => bottom(frame.box))) - y,
  };
  const widest = frames.reduce((most, frame) => (frame.box.width > most.box.width ? frame : most));
  return { box, insets: insetsWithin(widest, box) };
}

const right = ({ x, width }: Box): Points => x + width;
const bottom = ({ y, height }: Box): Points => y + height;
