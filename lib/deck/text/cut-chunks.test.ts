import { expect, it } from 'vitest';
import { cutChunks } from './cut-chunks';
import { readBlocks } from './read-text';
import { plainText } from './text-runs';

const chunksOf = (text: string) => cutChunks(text.split('\n'), 1).map(({ lines }) => lines.join('\n'));

it('ends a chunk after an underlined heading', () => {
  expect(chunksOf('a\n=\nb\nc\n---\nd')).toEqual(['a\n=', 'b\nc\n---', 'd']);
  const blocks = readBlocks('a\n=\nc\n---\nd\n\ne');
  expect(blocks.map((block) => [block.kind, 'runs' in block ? plainText(block.runs) : '', block.lines])).toEqual([
    ['heading', 'a', { from: 1, to: 2 }],
    ['heading', 'c', { from: 3, to: 4 }],
    ['paragraph', 'd', { from: 5, to: 5 }],
    ['paragraph', 'e', { from: 7, to: 7 }],
  ]);
});

it.each([
  '> a\n===\nb',
  '- a\n===\nb',
  '|a|\n---\nb',
  '[a]:\n/b\n===\nc',
  '***\n===\nb',
  '===\nb',
  '```\na\n===\nb\n```',
])('doesn’t split %j, where the line may not be an underline', (text) => expect(chunksOf(text)).toEqual([text]));
