import { describe, expect, it } from 'vitest';
import { valueWords } from './field-change-words';

describe('a changed field', () => {
  const names = new Map([
    ['harbour', 'Harbour'],
    ['fld_1', 'Reports'],
  ]);
  it.each([
    ['themeId', 'harbour', 'Harbour'],
    ['folderIds', ['fld_1', 'fld_2'], 'Reports, fld_2'],
    ['format', 'social', 'Social'],
    ['format', 'toString', 'toString'],
    ['numCards', 7, '7'],
    ['cardOptions.headerFooter.topLeft', { type: 'text', value: 'Private' }, 'Text, Private'],
    [
      'cardOptions.headerFooter.topLeft',
      { type: 'image', source: 'themeLogo', size: 'lg' },
      'Image, Theme logo, Large',
    ],
    ['themeId', undefined, null],
  ])('%s of %j is written %j', (path, value, words) => expect(valueWords(path, value, names)).toBe(words));
});
