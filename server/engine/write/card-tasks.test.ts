import { expect, it } from 'vitest';
import { shareOut } from './card-tasks';
import { passagesOf } from './source-passages';

const TEXT = `# Riverside library

## Visitors

The library welcomed 84,210 visitors. Most came in the evening.

## Building

The roof was repaired in June for 38,500 euros.

| Branch | Loans |
|---|---|
| Main | 640 |`;

const card = (heading: string, intent = '') => ({ heading, intent });
const texts = (text: string, ...cards: ReturnType<typeof card>[]) =>
  shareOut(passagesOf(text), cards).map((share) => share.map((passage) => passage.text));

it('gives each passage to the card it is about', () =>
  expect(
    texts(TEXT, card('Who came', 'Visitors by time of day.'), card('The roof', 'Repairs of the building.')),
  ).toEqual([
    ['The library welcomed 84,210 visitors. Most came in the evening.'],
    ['The roof was repaired in June for 38,500 euros.', '| Branch | Loans |\n|---|---|\n| Main | 640 |'],
  ]));

it('divides a short text into sentences, so that cards do not repeat each other', () => {
  const shares = texts(
    'The library welcomed 84,210 visitors. The roof was repaired in June. Nine people work here.',
    card('Visitors'),
    card('The roof'),
    card('People who work'),
  );
  expect(shares).toEqual([
    ['The library welcomed 84,210 visitors.'],
    ['The roof was repaired in June.'],
    ['Nine people work here.'],
  ]);
});
