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

const LONG = 'Le retour des haies : comment une commune de la Mayenne a replanté quarante kilomètres de bocage';
const PROSE = 'En cinq ans, la commune et ses dix-neuf agriculteurs ont replanté 41 kilomètres de haies.';

it('takes a long first line that is no sentence as the title', () => {
  expect(titleOf(`${LONG}\n\n${PROSE}\n\nUn paysage disparu\n\n${PROSE}`)?.[0]).toBe(`heading: ${LONG}`);
  expect(titleOf(`${LONG}\n\n${PROSE} ${PROSE}`)?.[0]).toBe(`heading: ${LONG}`);
  expect(titleOf(`${PROSE}\n\n${PROSE}\n\nUn paysage disparu\n\n${PROSE}`)?.[0]).not.toBe(`heading: ${PROSE}`);
});

it('takes a first line above several headings of one level as the title, not as a line above it', () => {
  const days = 'Fri 4 April\n\nWe land at noon and walk to the inn.\n\nSat 5 April\n\nThe garden, then the castle.';
  expect(titleOf(`Kyoto, final plan!!\n\n${days}`)).toEqual(['heading: Kyoto, final plan!!']);
});
