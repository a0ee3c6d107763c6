import type { Box, Points } from '@/lib/deck/units';
import { SLIDE_LAYOUTS, type SlideLayoutType } from './placeholders';
import type { TextFrame } from './text-frame';

/** The place that titles share. `insets`: those of the widest title, for the titles of new slides. */
export type TitlePlace = { box: Box; insets: TitleInsets };

type TitleInsets = Pick<TextFrame, 'left' | 'top' | 'right'>;

/** A layout of the file. `place`: the place of its title, or null if it inherits the master's. */
export type FileLayout = { base: (typeof SLIDE_LAYOUTS)[number]; name: string; place: TitlePlace | null };

export type TitlePlaces = {
  master: TitlePlace | null;
  layouts: readonly FileLayout[];
  /** For each slide, the index of its layout and the place that its title inherits. Null if the title has its own. */
  slides: readonly { layout: number; inherited: TitlePlace | null }[];
};

/** `title`: the text frame of the title. Null for a title in a visible box, which cannot be enlarged. */
export type TitledSlide = { layout: SlideLayoutType; title: TextFrame | null };

/** Titles whose tops differ by at most this much share a place. They differ because of their type sizes. In points. */
const SAME_TOP = 24;

/** A layout gets its own title place if at least this many slides share it. */
const MIN_SHARED = 2;

/**
 * Decides which titles inherit their place from the master, so that moving it there moves them all. If several slides
 * of one layout share another place, it becomes their layout's.
 */
export function titlePlaces(slides: readonly TitledSlide[]): TitlePlaces {
  const ordinary = slides.filter(({ layout }) => layout !== 'secHead');
  const main = largestGroup(ordinary.some(({ title }) => title) ? ordinary : slides);
  const master = main.length > 0 ? placeOf(main) : null;
  const layouts: FileLayout[] = SLIDE_LAYOUTS.map((base) => ({ base, name: base.name, place: null }));
  const placed = slides.map(({ layout, title }) => ({
    layout: SLIDE_LAYOUTS.findIndex(({ type }) => type === layout),
    inherited: title && master && isWithin(title.box, master.box) ? master : null,
  }));
  for (const [own, base] of SLIDE_LAYOUTS.entries()) {
    const others = slides.filter((slide, at) => slide.layout === base.type && slide.title && !placed[at]!.inherited);
    let isTaken = placed.some(({ layout, inherited }) => layout === own && inherited);
    for (const group of sharedPlaces(others)) {
      const place = placeOf(group);
      const number = 1 + layouts.filter((layout) => layout.base === base).length;
      const layout = isTaken ? layouts.length : own;
      layouts[layout] = { base, name: isTaken ? `${base.name} ${number}` : base.name, place };
      for (const [at, slide] of slides.entries()) if (group.includes(slide)) placed[at] = { layout, inherited: place };
      isTaken = true;
    }
  }
  return { master, layouts, slides: placed };
}

/** The insets that keep a title at its position and width in a larger box. */
export function insetsWithin(frame: TextFrame, box: Box): TitleInsets {
  return {
    left: frame.left + frame.box.x - box.x,
    top: frame.top + frame.box.y - box.y,
    right: frame.right + right(box) - right(frame.box),
  };
}

function sharedPlaces(slides: readonly TitledSlide[]): TitledSlide[][] {
  const group = largestGroup(slides);
  if (group.length < MIN_SHARED) return [];
  return [group, ...sharedPlaces(slides.filter((slide) => !group.includes(slide)))];
}

/** The largest group of slides whose titles begin at about the same height. */
function largestGroup(slides: readonly TitledSlide[]): TitledSlide[] {
  let largest: TitledSlide[] = [];
  for (const { title: first } of slides) {
    if (!first) continue;
    const group = slides.filter(({ title }) => title && isLevel(title.box, first.box));
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
    height: Math.max(...frames.map((frame) => frame.box.y + frame.box.height)) - y,
  };
  const widest = frames.reduce((most, frame) => (frame.box.width > most.box.width ? frame : most));
  return { box, insets: insetsWithin(widest, box) };
}

const right = ({ x, width }: Box): Points => x + width;
