import { expect, it } from 'vitest';
import { makeCards } from '../../make-cards';

/** The first cells of the only table with a row for each day. */
function daysOf(inputText: string): string[] | undefined {
  const { cards } = makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 } },
    ...{ amount: 'medium', format: 'presentation' },
  });
  const tables = cards.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : [])));
  return tables.map((rows) => rows.map(([cell]) => cell![0]!.text)).find(([first]) => / 1$/.test(first!));
}

it.each([
  ['Travel guide to Lisbon in 3 days', ['Day 1', 'Day 2', 'Day 3']],
  ['Plan for two days in Vienna', ['Day 1', 'Day 2']],
  ['Reiseplan: 3 Tage in Rom', ['Tag 1', 'Tag 2', 'Tag 3']],
  ['Voyage à Lisbonne en 5 jours', ['Jour 1', 'Jour 2', 'Jour 3', 'Jour 4', 'Jour 5']],
  ['Travel plan for Porto', ['Day 1', 'Day 2', 'Day 3', 'Day 4']],
  ['Trip around the world in 80 days', ['Day 1', 'Day 2', 'Day 3', 'Day 4']],
])('gives a trip a row for each day that the prompt names: %s', (prompt, days) => {
  expect(daysOf(prompt)).toEqual(days);
});
