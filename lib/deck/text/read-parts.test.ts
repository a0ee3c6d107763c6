import { expect, it } from 'vitest';
import { blockText } from './block-text';
import { readingBudget, readParts } from './read-text';

const parts = (text: string) =>
  readParts(text, readingBudget()).map((blocks) => blocks.map((block) => `${block.kind[0]}: ${blockText(block)}`));

it.each([
  ['```\na\n---\nb\n```\nProse', [['c: a'], ['c: b', 'p: Prose']]],
  ['~~~\na\n---\nb\n---\nc\n~~~\nProse\n---\nEnd', [['c: a'], ['c: b'], ['c: c', 'p: Prose'], ['p: End']]],
  ['```\nnot closed\n---\nProse\n\n```\nb\n```\n---\nEnd', [['c: not closed'], ['h: Prose', 'c: b'], ['p: End']]],
  ['```\nnot closed\n---\nProse\n---\nEnd', [['c: not closed'], ['p: Prose'], ['p: End']]],
  ['```js\na\n---\n```js\nb\n```\nEnd', [['c: a'], ['c: b', 'p: End']]],
])('continues code in the next part if it is closed there: %j', (text, expected) =>
  expect(parts(text)).toEqual(expected),
);
