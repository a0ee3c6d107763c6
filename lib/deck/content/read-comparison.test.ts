import { expect, it } from 'vitest';
import { heading, list } from '../testing/sample-blocks';
import { plainText } from '../text/text-runs';
import { readGroupComparison } from './read-comparison';

it('keeps the words of points in their order where not every side has a figure', () => {
  const sides = readGroupComparison([
    [heading('Fresh water'), list('Glaciers: 68.7 %', 'Lakes: 1.2 %')],
    [heading('States'), list('solid as ice', 'liquid as rain')],
  ]);
  expect(sides?.map(({ points }) => plainText(points[0]!))).toEqual(['Glaciers: 68.7 %', 'solid as ice']);
});
