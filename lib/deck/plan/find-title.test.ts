import { expect, it } from 'vitest';
import { blockText } from '../text/block-text';
import { readBlocks } from '../text/read-text';
import { findTitle } from './find-title';

const titleOf = (text: string) =>
  findTitle(readBlocks(text))?.title.map((block) => `${block.kind}: ${blockText(block)}`) ?? null;

it('uses the text after a letter’s greeting as the title', () => {
  expect(titleOf('Hi all,\n\nsummary of the offsite\n\nWe go to Bernau in May.')).toEqual([
    'paragraph: Hi all,',
    'heading: summary of the offsite',
  ]);
  expect(titleOf('Liebe Kolleginnen und Kollegen,\n\nkurz zum Ausflug\n\nWir fahren im Mai.')?.[1]).toBe(
    'heading: kurz zum Ausflug',
  );
  expect(titleOf('Dear diary\n\nIt was a long day, and nothing happened.')?.[0]).toMatch(/^heading: Dear diary/);
  expect(titleOf('Hi all,\n\nHello again,\n\nwords')?.at(-1)).toBe('heading: Hello again,');
});

it('keeps a run of figures whole below the title', () => {
  expect(titleOf('# Fair\n\nCakes: 412 euros\n\nBar: 1,240 euros\n\nTombola: 655 euros')).toEqual(['heading: Fair']);
});
