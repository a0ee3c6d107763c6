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
