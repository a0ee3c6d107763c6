import { describe, expect, it } from 'vitest';
import { readBlocks } from '@/lib/deck/text/read-text';
import { type CardRules, checkCard } from './check-card';
import { sourceFacts } from './source-facts';

const SOURCE = `# The harvest
We sold 1,200 plates on 14.05.2026, 3.5 % more than in 2025. Ada Byron cooked for 12 000 euros.
“A table is made of people,” she said. See https://mill.example/field.`;

const RULES = { facts: sourceFacts(SOURCE), language: 'en', mostWords: 60, leastWords: 2 };
const check = (text: string, rules: Partial<CardRules> = {}) =>
  checkCard({ blocks: readBlocks(text), notes: null, labelOnly: false }, { ...RULES, ...rules });
const foreign = (text: string, rules: Partial<typeof RULES> = {}) =>
  check(text, rules).flatMap((problem) => (problem.kind === 'foreign' ? problem.found : []));

describe('figures', () => {
  it.each(['1200 plates', '1.200 plates', '3,5 %', 'on 14 May 2026', '12000 euros', '12,000 euros'])(
    'finds %s in the text in any notation',
    (words) => expect(foreign(`# Card\n\nWe counted ${words}.`)).toEqual([]),
  );

  it('reports figures that are not in the text, as they are written', () =>
    expect(foreign('# Card\n\nWe sold 1,300 plates, 4 % more.')).toEqual(['1,300', '4']));
});

describe('names and quotations', () => {
  it('accepts those in the text and reports others', () => {
    expect(foreign('# Card\n\nThe cook was Ada Byron, who said “A table is made of people”.')).toEqual([]);
    expect(foreign('# Card\n\nThe cook was Grace Hopper, who said “Ships are safe in harbours”.')).toEqual([
      'Ships are safe in harbours',
      'Grace Hopper',
    ]);
  });
});

describe('names at the beginning of a sentence', () => {
  const REVIEW = `The Harbour Line carried 1.82 million passengers. Director Helena Brandt called it a good year.
Captain Olaf Nyström retired. Twelve apprentices began in August, and the boats run until two in the morning.`;
  const named = (text: string) => foreign(text, { facts: sourceFacts(REVIEW) });

  it.each([
    ['Quentin Marlowe joined from Siemens.', 'Quentin Marlowe'],
    ['The year was good. Quentin Marlowe joined the crew.', 'Quentin Marlowe'],
    ['- Astrid Vane, head of sales\n- Helena Brandt, director', 'Astrid Vane'],
    ['The work was led by Dr. Marlowe and the crew.', 'Marlowe'],
  ])('are found in %s', (text, name) => expect(named(`# Card\n\n${text}`)).toEqual([name]));

  it.each([
    'Next Tuesday we sail. Visit Captain Nyström on board. Every Monday brings new guests.',
    'Helena Brandt opened the season. Brandt thanked the crew.',
    'Twelve apprentices began. Good coffee helps, and so does a seat by the window.',
  ])('are not found in %s', (text) => expect(named(`# Card\n\n${text}`)).toEqual([]));
});

it('finds a card that says almost nothing', () => {
  const rules = { leastWords: 5 };
  expect(check('# Card\n\n- a\n- b', rules)).toEqual([{ kind: 'sparse' }]);
  for (const text of ['- 3.5 % more', '> A table is made of people', '- A dry field behind the mill'])
    expect(check(`# Card\n\n${text}`, rules)).toEqual([]);
});

it('checks length, emptiness and language', () => {
  expect(check('# Only a heading')).toEqual([{ kind: 'empty' }]);
  const english =
    'The guests come to the long field behind the mill, and the children carry all the plates to the tables. ';
  expect(check(`# Card\n\n${english.repeat(4)}`)).toEqual([{ kind: 'long', words: 81 }]);
  const german =
    'Am Abend kommen alle Gäste auf dem langen Feld hinter der Mühle zusammen, und die Kinder tragen die Teller und die Becher an die Tische, bevor die Suppe kommt.';
  expect(check(`# Karte\n\n${german}`)).toEqual([{ kind: 'language' }]);
  expect(check(`# Karte\n\n${german}`, { language: 'de' })).toEqual([]);
});

it('allows the model’s own facts for a short request', () =>
  expect(
    checkCard(
      { blocks: readBlocks('# Card\n\nAbout 40 % by Grace Hopper.'), notes: null, labelOnly: false },
      { ...RULES, facts: null },
    ),
  ).toEqual([]));

it('finds a card that only repeats the request or its heading', () => {
  const rules = { facts: null, request: 'The history of tea for a school class' };
  for (const text of ['The history of tea', '- the history of tea\n- A SCHOOL CLASS', 'Tea houses.'])
    expect(check(`# Tea houses\n\n${text}`, rules)).toEqual([{ kind: 'echo' }]);
  for (const text of ['Tea came to Europe by ship', '- The history of tea\n- Ships carried it'])
    expect(check(`# Tea houses\n\n${text}`, rules)).toEqual([]);
  expect(check('# Tea houses\n\nThe history of tea', { ...rules, request: null })).toEqual([]);
});
