import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block, Card } from '@/lib/deck/blocks';
import { forAll } from '@/lib/testing/for-all';
import { traceBlocks } from './trace-blocks';

const lines = { from: 1, to: 1 };
const cardOf = (...blocks: Block[]): Card => ({ blocks, notes: null, labelOnly: false });
const runs = (text: string) => [{ text }];
const listOf = (...items: string[]): Block => ({
  ...{ kind: 'list', ordered: false, start: 1, lines },
  items: items.map((text) => ({ level: 0, runs: runs(text) })),
});

const PASSAGES = [
  { text: 'The supper is on 14 May in the long field behind the mill. We expect 120 guests.' },
  { text: 'Ada cooks the soup in three hours. The kitchen costs 340 euros for the day.' },
  { text: 'After the soup the fiddlers play, and the mayor says a few words about the harvest.' },
];

it('finds the passage of each paragraph and list item', () => {
  const card = cardOf(
    { kind: 'heading', level: 2, runs: runs('The mayor of the kitchen'), lines },
    { kind: 'paragraph', runs: runs('A field behind the mill'), lines },
    listOf('340: euros a day', 'Fiddlers, then the mayor', 'The guests'),
  );
  expect(traceBlocks(card, PASSAGES)).toEqual([
    { words: 'A field behind the mill', passages: [0] },
    { words: '340: euros a day', passages: [1] },
    { words: 'Fiddlers, then the mayor', passages: [2] },
    { words: 'The guests', passages: [0] },
  ]);
});

it('names only existing passages, for any words', () =>
  forAll({}, fc.array(fc.string(), { maxLength: 8 }), fc.array(fc.string(), { maxLength: 8 }), (items, texts) => {
    for (const { passages } of traceBlocks(
      cardOf(listOf(...items)),
      texts.map((text) => ({ text })),
    )) {
      expect(passages.length).toBeGreaterThan(0);
      for (const index of passages) expect(index).toBeLessThan(texts.length);
    }
  }));
