import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { arbitraryGenerateRequest } from '../contract/request/arbitrary-requests';
import { requestDifferences, requestLikenesses } from './request-differences';

describe('requestDifferences', () => {
  it('lists nested fields by path, and a header or footer position as a whole', () => {
    const before = {
      inputText: 'one',
      textOptions: { tone: 'warm', audience: 'all' },
      folderIds: ['a'],
      cardOptions: { headerFooter: { topLeft: { type: 'text', value: 'x' }, hideFromFirstCard: true } },
    };
    const after = {
      inputText: 'two',
      textOptions: { tone: 'dry', audience: 'all' },
      folderIds: ['a', 'b'],
      themeId: 'harbour',
      cardOptions: { headerFooter: { topLeft: { type: 'text', value: 'y' }, hideFromFirstCard: true } },
    };
    expect(requestDifferences(before, after)).toEqual([
      { path: 'inputText', before: 'one', after: 'two' },
      { path: 'textOptions.tone', before: 'warm', after: 'dry' },
      { path: 'folderIds', before: ['a'], after: ['a', 'b'] },
      {
        path: 'cardOptions.headerFooter.topLeft',
        before: { type: 'text', value: 'x' },
        after: { type: 'text', value: 'y' },
      },
      { path: 'themeId', before: undefined, after: 'harbour' },
    ]);
    expect(requestLikenesses(before, after).map(({ path }) => path)).toEqual([
      'textOptions.audience',
      'cardOptions.headerFooter.hideFromFirstCard',
    ]);
  });

  it('is empty for a copy, and symmetric', () =>
    forAll({ numRuns: 50 }, arbitraryGenerateRequest, arbitraryGenerateRequest, (one, other) => {
      expect(requestDifferences(one, structuredClone(one))).toEqual([]);
      const back = requestDifferences(other, one).map(({ path, before, after }) => ({
        path,
        before: after,
        after: before,
      }));
      expect(new Set(back.map(({ path }) => path))).toEqual(
        new Set(requestDifferences(one, other).map(({ path }) => path)),
      );
    }));
});
