import { beforeEach, expect, it } from 'vitest';
import { swallowSecondClick } from './menu';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
});

/** A mouse press with a click count; true if it reaches the page. */
function press(count: number): boolean {
  const events = ['mousedown', 'click'].map((type) =>
    Object.assign(new Event(type, { cancelable: true }), { detail: count }),
  );
  return events.every((event) => page.dispatchEvent(event));
}

const swallow = () => swallowSecondClick(page as unknown as Document);

it('blocks the second and third click of a series', () => {
  swallow();
  expect(press(2)).toBe(false);
  expect(press(3)).toBe(false);
});

it('lets a new press through, and all that follow', () => {
  swallow();
  expect(press(1)).toBe(true);
  expect(press(2)).toBe(true);
});

it('lets keyboard clicks through, which have no click count', () => {
  swallow();
  expect(page.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), { detail: 0 }))).toBe(true);
  expect(press(2)).toBe(false);
});
