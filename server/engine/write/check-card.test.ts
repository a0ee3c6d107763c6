import { describe, expect, it } from 'vitest';
import { readBlocks } from '@/lib/deck/text/read-text';
import { checkCard } from './check-card';
import { sourceFacts } from './source-facts';

const SOURCE = `# The harvest
We sold 1,200 plates on 14.05.2026, 3.5 % more than in 2025. Ada Byron cooked for 12 000 euros.
“A table is made of people,” she said. See https://mill.example/field.`;

const RULES = { facts: sourceFacts(SOURCE), language: 'en', mostWords: 60 };
const check = (text: string, rules: Partial<typeof RULES> = {}) =>
  checkCard({ blocks: readBlocks(text), notes: null, labelOnly: false }, { ...RULES, ...rules });
const foreign = (text: string, rules: Partial<typeof RULES> = {}) =>
  check(text, rules).flatMap((problem) => (problem.kind === 'foreign' ? problem.found : []));

describe('figures', () => {
  it.each(['1200 plates', '1.200 plates', '3,5 %', 'on 14 May 2026', '12000 euros', '12,000 euros'])(
    'finds %s in the text, however it is written',
    (words) => expect(foreign(`# Card\n\nWe counted ${words}.`)).toEqual([]),
  );

  it('names those that the text does not hold', () => {
    expect(foreign('# Card\n\nWe sold 1,300 plates, 4 % more.')).toEqual(['1300', '4']);
  });

  it('lets a card count its own items', () => {
    expect(foreign('# 3 things\n\n- plates\n- euros\n- people')).toEqual([]);
  });
});

describe('names and quotations', () => {
  it('knows those of the text, and names others', () => {
    expect(foreign('# Card\n\nThe cook was Ada Byron, who said “A table is made of people”.')).toEqual([]);
    expect(foreign('# Card\n\nThe cook was Grace Hopper, who said “Ships are safe in harbours”.')).toEqual([
      'Ships are safe in harbours',
      'Grace Hopper',
    ]);
  });

  it('does not take German nouns for names', () => {
    expect(foreign('# Karte\n\nDas war ein Schöner Abend Voller Lieder.', { language: 'de' })).toEqual([]);
  });
});

it('measures length, emptiness and language', () => {
  expect(check('# Only a heading')).toEqual([{ kind: 'empty' }]);
  const english =
    'The guests come to the long field behind the mill, and the children carry all the plates to the tables. ';
  expect(check(`# Card\n\n${english.repeat(4)}`)).toEqual([{ kind: 'long', words: 81 }]);
  const german =
    'Am Abend kommen alle Gäste auf dem langen Feld hinter der Mühle zusammen, und die Kinder tragen die Teller und die Becher an die Tische, bevor die Suppe kommt.';
  expect(check(`# Karte\n\n${german}`)).toEqual([{ kind: 'language' }]);
  expect(check(`# Karte\n\n${german}`, { language: 'de' })).toEqual([]);
});

it('lets a model bring its own facts to a short request', () => {
  expect(
    checkCard(
      { blocks: readBlocks('# Card\n\nAbout 40 % by Grace Hopper.'), notes: null, labelOnly: false },
      { ...RULES, facts: null },
    ),
  ).toEqual([]);
});
