import { describe, expect, it } from 'vitest';
import { connects, goesOn, isQuoteOpen } from './goes-on';

describe('goesOn', () => {
  it.each([
    'It was built from oak.',
    'That’s 410k a year.',
    'they will leave in June.',
    'This was mostly because of the printers.',
    'The second one takes less than a millisecond.',
    'The second, from Brightfield, costs 24,500 euros.',
    'The cheapest has a warranty of two years.',
    'Older versions use another format.',
    'Die zweite kostet 24.500 Euro.',
    'La deuxième coûte 24 500 euros.',
    'La segunda, de Brightfield, cuesta 24.500 euros.',
    'Nevertheless, no study finds harm.',
    'Ihnen gilt unser Dank.',
    'Das lag am milden Winter.',
    'Dafür wurden 3,1 km Leitung erneuert.',
    'An ihnen wurden 2,4 GWh geladen.',
    'Grund dafür sind die neuen Anlagen.',
    'Cependant, le prix augmente.',
    'Sin embargo, el precio sube.',
  ])('notices that a sentence refers to another: %s', (sentence) => {
    expect(goesOn(sentence)).toBe(true);
  });

  it.each([
    'This year we shipped 14,200 parcels.',
    'IT costs rose by 4 %.',
    'The second quarter was better.',
    'Older people pay half.',
    'Die zweite Halle ist fertig.',
    'Das neue Heizwerk deckt 41 % des Bedarfs.',
    'Das größte Risiko ist der Zins.',
    'Dieses Jahr wurden 312 Wohnungen angeschlossen.',
    'Es gab keine Beanstandungen.',
    'Este mes la huerta cumple cinco años.',
    'Sodium is a metal.',
  ])('does not take other openings for references: %s', (sentence) => {
    expect(goesOn(sentence)).toBe(false);
  });

  it('tells conjunctions, which reach across paragraphs, from pronouns', () => {
    expect(connects('However, he has two trucks.')).toBe(true);
    expect(connects('He has two trucks.')).toBe(false);
  });
});

it.each([
  ['“We are done.', true],
  ['“We are done. We go,” she said.', false],
  ['„Wir sind fertig.', true],
  ['„Wir sind fertig“, sagte sie.', false],
  ['"We are done.', true],
  ['No quotation.', false],
])('notices an open quotation: %s', (text, isOpen) => {
  expect(isQuoteOpen(text)).toBe(isOpen);
});
