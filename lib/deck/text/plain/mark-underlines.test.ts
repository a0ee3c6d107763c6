import { expect, it } from 'vitest';
import { readBlocks } from '../read-text';
import { plainText } from '../text-runs';

const headings = (text: string) =>
  readBlocks(text).flatMap((block) => (block.kind === 'heading' ? [[block.level, plainText(block.runs)]] : []));

it.each(['~~~~~~~', '^^^^^^^', '*******'])('reads a line underlined with %s as a heading', (rule) => {
  const text = `Notes for users\n\nInstall\n${rule}\nRun it once.\n\n| A | B |\n|---|---|\n| 1 | 2 |`;
  expect(headings(text)).toEqual([[2, 'Install']]);
  expect(readBlocks(text).at(-1)!.kind).toBe('table');
});
