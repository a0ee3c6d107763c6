import { describe, expect, it } from 'vitest';
import { IMAGE_SOURCES } from '../../contract/enums';
import type { Block, Card, Picture } from '../blocks';
import { card, code, heading, list, paragraph, table } from '../testing/sample-blocks';
import { illustrate } from './illustrate';

const lines = { from: 1, to: 1 };
const image: Block = { kind: 'image', picture: { kind: 'url', url: 'https://a.example/x.png' }, alt: '', lines };

const deck = (length: number): Card[] =>
  Array.from({ length }, (_, at) => card(heading(`Card ${at}`), paragraph(`Some words on ${at}.`)));
const options = { source: 'placeholder', format: 'presentation' } as const;
const pictured = (cards: Card[]): (Picture | null)[] =>
  cards.map(({ blocks }) => {
    const last = blocks.at(-1);
    return last?.kind === 'image' ? last.picture : null;
  });
const places = (cards: Card[]): number[] => pictured(cards).flatMap((picture, at) => (picture ? [at] : []));

describe('the cards that get a picture', () => {
  it('are the first and every third', () => {
    const { cards, added } = illustrate(deck(8), options);
    expect(places(cards)).toEqual([0, 3, 6]);
    expect(added).toHaveLength(3);
  });

  it.each([
    ['a table', table(['a'])],
    ['code', code('a')],
    ['a picture of its own', image],
  ])('never include one with %s', (_name, block) => {
    const cards = deck(1).map(({ blocks }) => card(...blocks, block));
    expect(illustrate(cards, options).cards[0]).toBe(cards[0]);
  });

  it.each([
    ['a quotation', { kind: 'quote', paragraphs: [[{ text: 'I came for a meal.' }]], lines }],
    ['figures', list('4 sites', '98 % retention', '12 staff')],
    ['a timeline', list('2019: Begun', '2021: Opened', '2023: Grown')],
  ] satisfies [string, Block][])('exclude slides that a theme draws as %s', (_name, block) => {
    const cards = deck(8);
    cards[3] = card(heading('Three'), block);
    expect(places(illustrate(cards, options).cards)).toEqual([0, 4, 7]);
    expect(places(illustrate(cards, { ...options, format: 'document' }).cards)).toEqual([0, 3, 6]);
  });
});

describe('the picture, by source', () => {
  it.each(IMAGE_SOURCES)('%s', (source) => {
    const { cards, added, warnings } = illustrate(deck(4), { ...options, source });
    const isFramed = source === 'placeholder';
    expect(added).toEqual(isFramed ? [0, 3] : []);
    expect(pictured(cards)[3]?.kind).toBe(isFramed ? 'placeholder' : undefined);
    expect(warnings).toHaveLength(isFramed || source === 'noImages' || source === 'aiGenerated' ? 0 : 1);
    if (warnings[0]) expect(warnings[0].message).toMatch(/isn’t set up/);
  });

  it('is a frame of any shape until a connected source delivers', () => {
    for (const source of IMAGE_SOURCES.filter((name) => name !== 'noImages')) {
      const { cards, warnings } = illustrate(deck(3), { ...options, source, delivers: true });
      expect([pictured(cards)[0]?.kind, warnings]).toEqual(['placeholder', []]);
    }
  });

  it('is never added under noImages, which keeps the pictures of the text', () => {
    const cards = [card(heading('One'), image)];
    expect(illustrate(cards, { ...options, source: 'noImages' }).cards).toEqual(cards);
  });
});
