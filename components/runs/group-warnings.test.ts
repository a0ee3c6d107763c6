import { expect, it } from 'vitest';
import { groupWarnings } from './group-warnings';

const foreign = (card: number) => `Card ${card} may be in another language.`;

it('merges a warning about many cards at its first position', () => {
  expect(
    groupWarnings([foreign(19), 'Folders are saved but not shown yet.', ...[3, 5, 6, 7, 8, 9].map(foreign)]),
  ).toEqual(['Cards 3, 5–9, 19 may be in another language.', 'Folders are saved but not shown yet.']);
  expect(groupWarnings([foreign(1), foreign(2)])).toEqual(['Cards 1, 2 may be in another language.']);
});

it('keeps single warnings, and does not merge different reasons', () => {
  const without = (card: number, why: string) => `Card ${card} was written without the AI model: ${why}.`;
  expect(
    groupWarnings([foreign(4), without(1, 'it timed out'), without(2, 'it refused'), without(3, 'it timed out')]),
  ).toEqual([foreign(4), 'Cards 1, 3 were written without the AI model: it timed out.', without(2, 'it refused')]);
});

it('merges cards with the same words that are not in the text', () => {
  const found = (card: number, list: string) => `Card ${card}, not in your text: ${list}.`;
  expect(groupWarnings([found(1, '87.4; 1987'), found(2, '12'), found(3, '87.4; 1987')])).toEqual([
    'Cards 1, 3, not in your text: 87.4; 1987.',
    found(2, '12'),
  ]);
});

it('merges cards without the layouts of their template', () => {
  const layout = (card: number, name: string) =>
    `Card ${card} doesn’t use the template’s layout (${name}) because its content doesn’t fit it.`;
  expect(groupWarnings([layout(2, 'stats'), layout(4, 'chart')])).toEqual([
    'Cards 2, 4 don’t use the template’s layouts because their content doesn’t fit them.',
  ]);
  expect(groupWarnings([layout(2, 'stats')])).toEqual([layout(2, 'stats')]);
});

it('leaves other warnings unchanged', () => {
  const others = ['Card 2 has too much content.', 'Card 3 has too much content.'];
  expect(groupWarnings(others)).toEqual(others);
});
