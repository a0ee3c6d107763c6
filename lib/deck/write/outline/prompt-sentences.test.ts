import { expect, it } from 'vitest';
import { makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';

const cardsOf = (inputText: string) =>
  makeCards({
    ...{ inputText, textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 }, amount: 'medium' },
    format: 'presentation',
  }).cards.map(({ blocks }) => blocks.map(blockText));

it.each([
  ['Our new office is in Leeds', 'Our new office is in Leeds'],
  ['The old bridge must be closed in May', 'The old bridge must be closed in May'],
  ['Our new office in Leeds', 'New office in Leeds'],
  ['The museum that has no walls', 'Museum that has no walls'],
])('keeps the article of a whole sentence: %s', (prompt, title) => {
  expect(cardsOf(prompt)[0]?.[0]).toBe(title);
});

it('outlines a decision for a prompt that says what must be cut', () => {
  const budget = 'Our budget is 50000 EUR and we must cut 20 percent by June';
  expect(cardsOf(budget)[0]).toEqual([budget, 'Decision paper – outline to fill in']);
});

it.each([
  ['Pitch for reusable coffee cups, 20 % cheaper than paper', 'Reusable coffee cups, 20 % cheaper than paper'],
  ['Mehrwegbecher für Kaffee, 20 % billiger als Papier', 'Mehrwegbecher für Kaffee, 20 % billiger als Papier'],
  ['A weekend trip to Rome, 3 people, 500 euros', '3 people, 500 euros'],
])('keeps a comparison with what is compared: %s', (prompt, brief) => {
  expect(cardsOf(prompt)[1]?.[1]).toBe(brief);
});

it('names what the reasons are for', () => {
  const [, opening] = cardsOf('Five reasons to cycle to work');
  expect(opening?.[0]).toBe('Why cycle to work?');
  expect(opening?.[1]).toContain('Who should cycle to work?');
  expect(cardsOf('Reasons to learn a second language')[1]?.[0]).toBe('Why learn a second language?');
});
