import { expect, it } from 'vitest';
import { partsAreCards } from './text-breaks';

const card = '# Bees\n\nThey fly from flower to flower.\n';

it('is true for parts of the length of a card', () => {
  expect(partsAreCards(`${card}---\n${card}`)).toBe(true);
});

it('is false for chapters', () => {
  const chapter = card.repeat(40);
  expect(partsAreCards(`${chapter}---\n${chapter}`)).toBe(false);
  expect(partsAreCards(`Here is your plan!\n---\n${card.repeat(60)}\n---\nShall I go on?`)).toBe(false);
});
