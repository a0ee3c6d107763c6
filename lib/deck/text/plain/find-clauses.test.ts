import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { growth, MOST_LINEAR_GROWTH } from '../../testing/growth';
import { blockText } from '../block-text';
import { readBlocks } from '../read-text';

const headingsOf = (text: string) =>
  readBlocks(text)
    .filter(({ kind }) => kind === 'heading')
    .map(blockText);

describe('the clauses of a licence', () => {
  const licence = readFileSync('bench/corpus/licence-text.txt', 'utf8');

  it('are all headings with their own numbers', () => {
    expect(headingsOf(licence)).toEqual([
      'THE MEADOW PUBLIC LICENCE',
      '1. Definitions.',
      '2. Permission.',
      '3. What is not permitted.',
      '4. End of the permission.',
      '5. No warranty.',
    ]);
  });

  it('have their text and nested items below', () => {
    const blocks = readBlocks(licence);
    const at = blocks.findIndex((block) => blockText(block) === '2. Permission.');
    expect(blockText(blocks[at + 1]!)).toMatch(/^You may use, copy .* provided that$/);
    const list = blocks[at + 2];
    expect(list?.kind === 'list' && list.items.map(({ level }) => level)).toEqual([0, 0, 1, 1, 0]);
  });

  it('stay list items if they are not counted together with headings', () => {
    expect(
      headingsOf('Wash. Use cold water.\n\n1. Wash. Use cold water.\n2. Dry. Use the line.\n3. Fold. Take care.'),
    ).toEqual([]);
  });

  it('are found in linear time', () => {
    const work = (size: number, run: number) => {
      const clauses = Array.from({ length: size }, (_, at) => `${(at % 90) + 1}. Name. Text of ${run} and more.`);
      return () => void readBlocks(clauses.join('\n\n'));
    };
    expect(growth(600, work)).toBeLessThan(MOST_LINEAR_GROWTH);
  });
});
