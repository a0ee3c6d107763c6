import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGenerateRequest, arbitraryTemplateRequest } from '../contract/request/arbitrary-requests';
import { type Draft, emptyDraft } from './draft';
import { ignoredFields } from './ignored-fields';
import { toDraft } from './to-draft';

function ignored(change: Partial<Draft>): string[] {
  return ignoredFields({ ...emptyDraft(), ...change }).map((field) => field.path);
}

describe('ignoredFields', () => {
  it.each<[Partial<Draft>, string[]]>([
    [{ recipients: ['a@b.example'] }, []],
    [{}, ['recipientAccess']],
    [{ cardSplit: 'inputTextBreaks', recipients: ['a'] }, ['numCards']],
    [{ textMode: 'condense', recipients: ['a'] }, ['tone', 'audience']],
    [{ textMode: 'preserve', recipients: ['a'] }, ['amount', 'tone', 'audience']],
    [{ imageSource: 'gifStock', recipients: ['a'] }, ['imageModel', 'imageStyle']],
    [{ format: 'webpage', recipients: ['a'] }, ['dimensions', 'headerFooter']],
    [{ operation: 'template', textMode: 'preserve', recipients: ['a'] }, []],
  ])('%j', (change, paths) => {
    expect(ignored(change)).toEqual(paths);
  });

  it('lists the members that a position does not use', () => {
    const draft: Draft = { ...emptyDraft(), recipients: ['a'] };
    draft.headerFooter.topRight = { type: 'image', value: '', source: 'themeLogo', size: '', src: '' };
    expect(ignoredFields(draft).map((field) => field.path)).toEqual([
      'headerFooter.topRight.value',
      'headerFooter.topRight.src',
    ]);
  });

  it('gives reasons in the form’s terms', () => {
    expect(ignoredFields({ ...emptyDraft(), cardSplit: 'inputTextBreaks' })[0]).toEqual({
      path: 'numCards',
      because: 'Not used when splitting at --- lines',
    });
  });

  it('gives reasons without wire names for any request', () => {
    const wireWord = /\b[a-z]+[A-Z]\w*\b|\b(?:textMode|type|source) is\b/;
    fc.assert(
      fc.property(arbitraryGenerateRequest, arbitraryTemplateRequest, (generate, template) => {
        for (const draft of [toDraft('generate', generate), toDraft('template', template)])
          for (const { because } of ignoredFields(draft)) expect(because).not.toMatch(wireWord);
      }),
      { numRuns: 200 },
    );
  });
});
