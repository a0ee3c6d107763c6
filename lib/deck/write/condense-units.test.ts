import { expect, it } from 'vitest';
import { goesOn } from './condense-units';

it.each(['That covers the floor, not the shelves.', 'Until then we use heaters.', 'Das liegt über dem Richtwert.'])(
  'refers to the sentence before it: %s',
  (sentence) => {
    expect(goesOn(sentence)).toBe(true);
  },
);

it.each(['This agreement ends in May.', 'Das Haus ist alt.', 'These three teams win.'])(
  'makes sense alone: %s',
  (sentence) => {
    expect(goesOn(sentence)).toBe(false);
  },
);
