import type { PlacedCard, PlacedElement, PlacedShape } from '@/lib/deck/placed';
import type { Box } from '@/lib/deck/units';
import type { FileLayout, TitlePlaces } from './title-places';

/** What fewer slides share may be a drawing that two of them have in common. */
const LEAST_SLIDES = 3;
/** In points. Shapes that only touch do not cover each other. */
const TOUCH = 0.5;

export type LayoutShapes = {
  layouts: readonly FileLayout[];
  /** The index of each slide's layout. */
  slides: readonly number[];
  /** The shapes of each layout that has any. */
  shapes: ReadonlyMap<number, readonly PlacedShape[]>;
};

/**
 * Gives each layout the shapes that most of its slides share, such as rules, margins and frames. The layout draws them
 * below everything on its slides, so that new slides have them too. Its other slides get a plain layout.
 */
export function layoutShapes({ layouts, slides }: TitlePlaces, cards: readonly PlacedCard[]): LayoutShapes {
  const all = [...layouts];
  const ofSlide = slides.map(({ layout }) => layout);
  const shapes = new Map<number, readonly PlacedShape[]>();
  for (const [at, layout] of layouts.entries()) {
    const own = cards.flatMap(({ elements }, slide) =>
      ofSlide[slide] === at ? [{ slide, elements: elements.map((element) => ({ element, key: keyOf(element) })) }] : [],
    );
    const group = largestGroup(own);
    const shared = sharedShapes(group.map(({ elements }) => elements));
    if (group.length < LEAST_SLIDES || shared.length === 0) continue;
    shapes.set(at, shared);
    const others = own.filter((each) => !group.includes(each));
    if (others.length === 0) continue;
    for (const { slide } of others) ofSlide[slide] = all.length;
    all.push({ ...layout, name: `${layout.name}, plain` });
  }
  return { layouts: all, slides: ofSlide, shapes };
}

type Keyed = readonly { element: PlacedElement; key: string | null }[];

/** The slides that have the most common shape. */
function largestGroup<Slide extends { elements: Keyed }>(slides: readonly Slide[]): Slide[] {
  const having = new Map<string, Slide[]>();
  for (const slide of slides)
    for (const key of new Set(slide.elements.map((each) => each.key)))
      if (key !== null) having.set(key, [...(having.get(key) ?? []), slide]);
  let largest: Slide[] = [];
  for (const group of having.values()) if (group.length > largest.length) largest = group;
  return largest;
}

/** The elements of a slide without those that its layout draws. */
export function withoutLayoutShapes(
  elements: readonly PlacedElement[],
  shared: readonly PlacedShape[] = [],
): readonly PlacedElement[] {
  if (shared.length === 0) return elements;
  const keys = new Set(shared.map(keyOf));
  return elements.filter((element) => !keys.has(keyOf(element)));
}

function sharedShapes(slides: readonly Keyed[]): PlacedShape[] {
  const [first = [], ...others] = slides;
  const sets = others.map((elements) => new Set(elements.map(({ key }) => key)));
  const shared = new Map<string, PlacedShape>();
  for (const { element, key } of first)
    if (element.kind === 'shape' && key !== null && sets.every((keys) => keys.has(key))) shared.set(key, element);
  // Dropping one can leave another above it, which then has to stay on the slides as well.
  for (let before = -1; before !== shared.size && shared.size > 0; ) {
    before = shared.size;
    for (const elements of slides) dropCovering(elements, shared);
  }
  return [...shared.values()];
}

/** Drops the shapes that are drawn above anything that stays on the slide. */
function dropCovering(elements: Keyed, shared: Map<string, PlacedShape>): void {
  const staying: Box[] = [];
  for (const { element, key } of elements) {
    if (key !== null && shared.has(key) && staying.some((box) => overlaps(box, element.box))) shared.delete(key);
    if (key === null || !shared.has(key)) staying.push(element.box);
  }
}

/** Null for what a layout cannot draw for its slides. */
function keyOf(element: PlacedElement): string | null {
  return element.kind === 'shape' ? JSON.stringify(element) : null;
}

function overlaps(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width <= b.x + TOUCH || b.x + b.width <= a.x + TOUCH;
  const isBelow = a.y + a.height <= b.y + TOUCH || b.y + b.height <= a.y + TOUCH;
  return !isBeside && !isBelow;
}
