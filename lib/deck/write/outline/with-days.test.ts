import { expect, it } from 'vitest';
import { makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';

function cardsOf(inputText: string, numCards: number | { atMost: number } = { atMost: 75 }) {
  const { cards } = makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards },
    ...{ amount: 'medium', format: 'presentation' },
  });
  return cards;
}

const headingsOf = (inputText: string, numCards?: number) =>
  cardsOf(inputText, numCards).map(({ blocks }) => blockText(blocks[0]!));

/** The first cells of the only table with a row for each day. */
function daysOf(inputText: string): string[] | undefined {
  const cards = cardsOf(inputText);
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

it.each([
  ['Lisbon in 4 days', ['Day 1', 'Day 2', 'Day 3', 'Day 4']],
  ['Barcelona in 5 days with kids', ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5']],
  ['Rome and Florence in 6 days', ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6']],
  ['A week in Japan', ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7']],
  ['3 Tage Rom', ['Tag 1', 'Tag 2', 'Tag 3']],
  ['Rom in 3 Tagen', ['Tag 1', 'Tag 2', 'Tag 3']],
  ['4 Tage Island mit dem Camper', ['Tag 1', 'Tag 2', 'Tag 3', 'Tag 4']],
  ['Rome en 3 jours', ['Jour 1', 'Jour 2', 'Jour 3']],
  ['Barcelona en 3 días con niños', ['Día 1', 'Día 2', 'Día 3']],
  ['Lisbon', []],
  ['Python in 7 days', []],
  ['Learn Python in 7 days', []],
  ['French in 10 days', []],
  ['Anglais en 7 jours', []],
])('gives a trip a card for each day that the prompt names: %s', (prompt, days) => {
  expect(headingsOf(prompt).filter((heading) => /^(?:Day|Tag|Jour|Día) \d+$/.test(heading))).toEqual(days);
});

it('keeps only the table of days in a short deck about a trip', () => {
  expect(headingsOf('Lisbon in 4 days', 7)).toContain('Day by day');
  expect(headingsOf('Lisbon in 4 days', 7).join()).not.toMatch(/Day \d/);
});
