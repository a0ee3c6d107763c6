import { describe, expect, it } from 'vitest';
import { toRequest } from '@/lib/composer/full-request';
import { draftWith } from '@/lib/composer/testing/draft-with';
import { canGoWithout, localNames, withoutLocalNames } from './local-names';

describe('localNames', () => {
  it('lists the theme and folders, which are optional', () => {
    const names = localNames({ inputText: 'Text', textMode: 'preserve', themeId: 'theme_a', folderIds: ['f1', 'f2'] });
    expect(names.map(({ label, ids }) => [label, ids])).toEqual([
      ['Theme', ['theme_a']],
      ['Folders', ['f1', 'f2']],
    ]);
    expect(canGoWithout(names)).toBe(true);
  });

  it('lists the template, which is required', () =>
    expect(canGoWithout(localNames({ artifactId: 'art_1', prompt: 'Words' }))).toBe(false));

  it('leaves the rest of the request and the form unchanged', () => {
    const draft = draftWith({ inputText: 'Text', themeId: 'theme_a', folderIds: ['f1'], 'textOptions.tone': 'calm' });
    const without = withoutLocalNames({ request: toRequest(draft), draft });
    expect(without.request).toEqual(toRequest({ ...draft, themeId: '', folderIds: [] }));
    expect(without.draft).toEqual({ ...draft, themeId: '', folderIds: [] });
    expect(localNames(without.request)).toEqual([]);
    expect(withoutLocalNames({ request: toRequest(draft), draft: null })).not.toHaveProperty('draft');
  });
});
