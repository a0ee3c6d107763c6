import { expect, it } from 'vitest';
import { numbersIn } from './source-facts';

it('does not read the mark of a footnote as a digit', () => {
  expect(numbersIn('It cost 84¹ and CO₂.')).toEqual(['84', '1', '2']);
});
