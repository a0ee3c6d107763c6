import { expect, it } from 'vitest';
import { shareOut } from './share-out';
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

it('gives each passage to the card it is about', () => {
  expect(
    texts(TEXT, card('Who came', 'Visitors by time of day.'), card('The roof', 'Repairs of the building.')),
  ).toEqual([
    ['The library welcomed 84,210 visitors. Most came in the evening.'],
    ['The roof was repaired in June for 38,500 euros.', '| Branch | Loans |\n|---|---|\n| Main | 640 |'],
  ]);
});

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

it('gives a card without passages one from a card with several', () => {
  const shares = texts(TEXT, card('Visitors'), card('The building and its roof'), card('Music'));
  expect(shares[2]).toEqual(['| Branch | Loans |\n|---|---|\n| Main | 640 |']);
  expect(shares.flat()).toHaveLength(3);
});

it('repeats the passage that shares the most words for a card that is left over, or gives it nothing', () => {
  const [, again, other] = texts('The roof was repaired.', card('The roof'), card('Roof again'), card('Music'));
  expect([again, other]).toEqual([['The roof was repaired.'], []]);
  expect(texts('', card('Music'))).toEqual([[]]);
});
