import { expect, it } from 'vitest';
import type { PathStep } from '../path';
import { readPathText, writePathText } from './path-text';

it('writes outlines as text and reads them back', () => {
  const steps: PathStep[] = [
    ['M', 2, -3.5],
    ['L', -1, 0.25],
    ['C', 1, -2, 3, 4, -5, 6],
    ['Z'],
    ['M', 12, 12],
    ['L', 12.01, 12],
  ];
  const text = writePathText(steps);
  expect(text).toBe('M2-3.5L-1 0.25C1-2 3 4-5 6ZM12 12L12.01 12');
  expect(readPathText(text)).toEqual(steps);
});
