import { expect, it } from 'vitest';
import { mostInView } from './stage';

const VIEW = { top: 64, bottom: 844 };
/** Cards below each other, 20 pixels apart, scrolled by this much. */
const stack = (heights: readonly number[], scrolled: number) =>
  heights.map((height, at) => {
    const top = 200 + heights.slice(0, at).reduce((sum, one) => sum + one + 20, 0) - scrolled;
    return { top, bottom: top + height };
  });
const FIVE = [220, 220, 220, 220, 220];

it.each([
  ['the first at the top of the page', FIVE, 0, 0],
  ['the first that is whole below the bar', FIVE, 150, 1],
  ['a later one', FIVE, 600, 2],
  ['the last whole one at the end of the page', FIVE, 900, 4],
  ['the tall one that fills the view', [220, 2000, 220], 900, 1],
])('is %s', (_, heights, scrolled, at) => expect(mostInView(stack(heights, scrolled), VIEW)).toBe(at));
