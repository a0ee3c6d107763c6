import { type RefObject, useEffect } from 'react';
import { Listeners } from '@/lib/listeners';

/** The bars of the page with its main actions and what they cost, which notifications never cover. */
const bars = new Set<HTMLElement>();
const listeners = new Listeners();

export function useBar(element: RefObject<HTMLElement | null>): void {
  useEffect(() => (element.current ? addBar(element.current) : undefined), [element]);
}

/**
 * The same for a bar at the foot of the page. Publishes its height as `--foot` too, so that scrolled fields stay above
 * it.
 */
export function useFoot(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const foot = element.current;
    if (!foot) return;
    const { style } = document.documentElement;
    const remove = addBar(foot, () => style.setProperty('--foot', `${foot.offsetHeight}px`));
    return () => {
      remove();
      style.removeProperty('--foot');
    };
  }, [element]);
}

function addBar(bar: HTMLElement, onSize?: () => void): () => void {
  bars.add(bar);
  const observer = new ResizeObserver(() => {
    onSize?.();
    listeners.notify();
  });
  observer.observe(bar);
  return () => {
    bars.delete(bar);
    observer.disconnect();
    listeners.notify();
  };
}

/** The boxes of the bars, with space above each. */
export function barBoxes(space: number): Box[] {
  return [...bars]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({ left, top: top - space, right, bottom }));
}

/** Calls back when a bar appears, disappears, or changes its size. */
export const onBarsChanged = listeners.subscribe;

/** A rectangle in the window, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The places of notifications, in order of preference. */
export const PLACES = ['end', 'middle', 'start', 'top'] as const;
export type Place = (typeof PLACES)[number];

/** The first place whose box hides no control; if each hides some, the one that hides the smallest parts of them. */
export function freePlace(boxes: Readonly<Record<Place, Box>>, controls: readonly Box[]): Place {
  const hidden = (place: Place) => controls.reduce((sum, control) => sum + hiddenPart(boxes[place], control), 0);
  const parts = PLACES.map((place) => ({ place, part: hidden(place) }));
  return parts.reduce((best, one) => (one.part < best.part ? one : best)).place;
}

/** How far a box has to move up to lie above the bars. */
export function liftAbove({ left, right, top, bottom }: Box, bars: readonly Box[]): number {
  const shifted = (lift: number) => ({ left, right, top: top - lift, bottom: bottom - lift });
  // Above one bar there may be another.
  const fromBelow = bars.toSorted((one, other) => other.top - one.top);
  return fromBelow.reduce((lift, bar) => (overlaps(shifted(lift), bar) ? bottom - bar.top : lift), 0);
}

/** The part of the control that the box hides, from 0 to 1. */
function hiddenPart(box: Box, control: Box): number {
  if (!overlaps(box, control)) return 0;
  const width = Math.min(box.right, control.right) - Math.max(box.left, control.left);
  const height = Math.min(box.bottom, control.bottom) - Math.max(box.top, control.top);
  return (width * height) / ((control.right - control.left) * (control.bottom - control.top));
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** More are not compared: a long list is covered wherever it is. */
const MAX_CONTROLS = 500;

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=option], [contenteditable=true]';

/** The boxes of the controls in the window, except those in `own`. */
export function controlsIn(page: Document, own: Element): Box[] {
  const { clientWidth, clientHeight } = page.documentElement;
  return [...page.querySelectorAll(CONTROLS)]
    .slice(0, MAX_CONTROLS)
    .filter((element) => !own.contains(element) && element.checkVisibility?.() !== false)
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        right > left && right > 0 && left < clientWidth && bottom > 0 && top < clientHeight,
    );
}
