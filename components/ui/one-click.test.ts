import { beforeEach, expect, it } from 'vitest';
import { swallowSecondClick } from './one-click';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
});

/** A press of the mouse, the so-many-th of its series; true where it comes through to what lies below. */
function press(count: number): boolean {
  const events = ['mousedown', 'click'].map((type) =>
    Object.assign(new Event(type, { cancelable: true }), { detail: count }),
  );
  return events.every((event) => page.dispatchEvent(event));
}

const swallow = () => swallowSecondClick(page as unknown as Document);

it('keeps the second and third click of a series from what lies below', () => {
  swallow();
  expect(press(2)).toBe(false);
  expect(press(3)).toBe(false);
});

it('lets through each press that begins anew, and all that follow it', () => {
  swallow();
  expect(press(1)).toBe(true);
  expect(press(2)).toBe(true);
});

it('lets through what is pressed by key, which counts nothing', () => {
  swallow();
  expect(page.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), { detail: 0 }))).toBe(true);
  expect(press(2)).toBe(false);
});
