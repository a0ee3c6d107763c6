/** A rectangle in the window, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The places of notifications, in order of preference. */
export const PLACES = ['end', 'middle', 'start', 'top'] as const;
export type Place = (typeof PLACES)[number];

/** The first place whose box covers no control; if each covers some, the one that covers the fewest. */
export function freePlace(boxes: Readonly<Record<Place, Box>>, controls: readonly Box[]): Place {
  const covered = (place: Place) => controls.filter((control) => overlaps(boxes[place], control)).length;
  const counts = PLACES.map((place) => ({ place, count: covered(place) }));
  return counts.reduce((best, one) => (one.count < best.count ? one : best)).place;
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
