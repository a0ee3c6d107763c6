import { describe, expect, it } from 'vitest';
import { readBlocks } from '../read-text';
import { plainText } from '../text-runs';
import { findBanners } from './find-banners';

const RULE = '-'.repeat(40);
const headings = (text: string) =>
  readBlocks(text).flatMap((block) => (block.kind === 'heading' ? [[block.level, plainText(block.runs)]] : []));

it.each(['~~~~~~~', '^^^^^^^', '*******'])('reads a line underlined with %s as a heading', (rule) => {
  const text = `Notes for users\n\nInstall\n${rule}\nRun it once.\n\n| A | B |\n|---|---|\n| 1 | 2 |`;
  expect(headings(text)).toEqual([[2, 'Install']]);
  expect(readBlocks(text).at(-1)!.kind).toBe('table');
});

describe('a line between two rules', () => {
  it('becomes a heading, and the rules are removed', () => {
    const text = `Copyright 2011 The Authors of the typeface, all of them.\n\n${RULE}\nSIL OPEN FONT LICENSE Version 1.1\n${RULE}\n\nThe goals are to make typefaces free.`;
    expect(headings(text)).toEqual([[2, 'SIL OPEN FONT LICENSE Version 1.1']]);
    expect(JSON.stringify(readBlocks(text))).not.toContain('---');
  });

  it.each([
    ['below text, which its first rule underlines', ['A heading', RULE, 'Text', RULE]],
    ['of a table', [RULE, 'a | b', RULE]],
    ['with short rules', ['---', 'Title', '---']],
  ])('is not a banner %s', (_name, lines) => expect(findBanners(lines)).toEqual({ lines, banners: new Set() }));
});
