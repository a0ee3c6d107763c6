import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGenerateRequest } from '../contract/arbitrary-requests';
import { requestDifferences, requestLikenesses } from './request-differences';

describe('what differs between two requests', () => {
  it('is told field by field, nested ones by their paths, a place of header and footer as a whole', () => {
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

  it('does not tell what is empty from what is not there, nor one order of members from another', () => {
    const before = { folderIds: [], themeId: '', textOptions: {}, a: { b: 1, c: 2 } };
    expect(requestDifferences(before, { a: { c: 2, b: 1 }, imageOptions: { source: undefined } })).toEqual([]);
  });

  it.each([null, 7, 'x', [1]])('takes %j for a request that says nothing', (odd) => {
    expect(requestDifferences(odd, { themeId: 'a' })).toEqual([{ path: 'themeId', before: undefined, after: 'a' }]);
  });

  it('is nothing between a request and its copy, and the same both ways round', () => {
    fc.assert(
      fc.property(arbitraryGenerateRequest, arbitraryGenerateRequest, (one, other) => {
        expect(requestDifferences(one, structuredClone(one))).toEqual([]);
        const back = requestDifferences(other, one).map(({ path, before, after }) => ({
          path,
          before: after,
          after: before,
        }));
        expect(new Set(back.map(({ path }) => path))).toEqual(
          new Set(requestDifferences(one, other).map(({ path }) => path)),
        );
      }),
      { numRuns: 50 },
    );
  });
});
