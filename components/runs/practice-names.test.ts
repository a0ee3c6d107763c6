import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import { toRequest } from '@/lib/composer/to-request';
import { canGoWithout, practiceNames, withoutPracticeNames } from './practice-names';

describe('what a rehearsed request names of Practice', () => {
  it('is nothing for text and settings alone', () => {
    expect(practiceNames({ inputText: 'Text', textMode: 'preserve', numCards: 3, folderIds: [] })).toEqual([]);
    expect(practiceNames(null)).toEqual([]);
  });

  it('is its theme and folders, which may be left out', () => {
    const names = practiceNames({
      inputText: 'Text',
      textMode: 'preserve',
      themeId: 'theme_a',
      folderIds: ['f1', 'f2'],
    });
    expect(names.map(({ label, ids }) => [label, ids])).toEqual([
      ['Theme', ['theme_a']],
      ['Folders', ['f1', 'f2']],
    ]);
    expect(canGoWithout(names)).toBe(true);
  });

  it('is its template, without which there is nothing to send', () => {
    expect(canGoWithout(practiceNames({ artifactId: 'art_1', prompt: 'Words' }))).toBe(false);
  });

  it('leaves everything else as it was, in the request and in the form', () => {
    const draft = { ...emptyDraft(), inputText: 'Text', themeId: 'theme_a', folderIds: ['f1'], tone: 'calm' };
    const without = withoutPracticeNames({ request: toRequest(draft), draft });
    expect(without.request).toEqual(toRequest({ ...draft, themeId: '', folderIds: [] }));
    expect(without.draft).toEqual({ ...draft, themeId: '', folderIds: [] });
    expect(practiceNames(without.request)).toEqual([]);
    expect(withoutPracticeNames({ request: toRequest(draft), draft: null })).not.toHaveProperty('draft');
  });
});
