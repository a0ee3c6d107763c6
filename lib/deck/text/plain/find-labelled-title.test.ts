import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findTitle } from '../../plan/find-title';
import { blockText } from '../block-text';
import { readBlocks } from '../read-text';

const titleOf = (text: string) =>
  findTitle(readBlocks(text))?.title.map((block) => `${block.kind}: ${blockText(block)}`);

const BODY = 'The move takes three days, and no tram will run from the old hall after Friday evening.';

it('makes the headline of a press release the title, and its label the line above', () => {
  expect(titleOf(readFileSync('bench/corpus/press-release.txt', 'utf8'))).toEqual([
    'paragraph: PRESS RELEASE\nFor immediate release',
    'heading: City opens first swimming place in the inner harbour',
    'paragraph: After nine years of water tests, bathing is allowed from 1 June',
  ]);
});

it.each(['MEMO', 'Newsletter', 'MEETING MINUTES', 'INVITATION', 'PRESSEMITTEILUNG'])('reads %s as a label', (label) => {
  for (const gap of ['\n', '\n\n'])
    expect(titleOf(`${label}${gap}Move to the new depot in May\n\n${BODY}`)?.slice(0, 2)).toEqual([
      `paragraph: ${label}`,
      'heading: Move to the new depot in May',
    ]);
});

it('keeps the label as the title if no headline follows', () => {
  expect(titleOf(`PRESS RELEASE\n\n${BODY}`)?.[0]).toBe('heading: PRESS RELEASE');
});
