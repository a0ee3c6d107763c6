import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../lib/composer/draft';
import { type Changes, draftWith } from '../../../lib/composer/testing/draft-with';
import { toDraft } from '../../../lib/composer/to-draft';
import { arbitraryGenerateRequest, arbitraryTemplateRequest } from '../../../lib/contract/request/arbitrary-requests';
import { ignoredFields } from './remarks-of';

function ignored(change: Changes): string[] {
  return ignoredFields(draftWith(change)).map((field) => field.path);
}

describe('ignoredFields', () => {
  it.each<[Changes, string[]]>([
    [{ 'sharingOptions.emailOptions.recipients': ['a@b.example'] }, []],
    [{}, ['sharingOptions.emailOptions.access']],
    [{ cardSplit: 'inputTextBreaks', 'sharingOptions.emailOptions.recipients': ['a'] }, ['numCards']],
    [
      { textMode: 'condense', 'sharingOptions.emailOptions.recipients': ['a'] },
      ['textOptions.tone', 'textOptions.audience'],
    ],
    [
      { textMode: 'preserve', 'sharingOptions.emailOptions.recipients': ['a'] },
      ['textOptions.amount', 'textOptions.tone', 'textOptions.audience'],
    ],
    [
      { 'imageOptions.source': 'gifStock', 'sharingOptions.emailOptions.recipients': ['a'] },
      ['imageOptions.model', 'imageOptions.style'],
    ],
    [
      { format: 'webpage', 'sharingOptions.emailOptions.recipients': ['a'] },
      ['cardOptions.dimensions', 'cardOptions.headerFooter'],
    ],
    [{ operation: 'template', textMode: 'preserve', 'sharingOptions.emailOptions.recipients': ['a'] }, []],
  ])('%j', (change, paths) => {
    expect(ignored(change)).toEqual(paths);
  });

  it('lists the members that a position does not use', () => {
    const draft = draftWith({ 'sharingOptions.emailOptions.recipients': ['a'] });
    draft.cardOptions.headerFooter.topRight = { type: 'image', value: '', source: 'themeLogo', size: '', src: '' };
    expect(ignoredFields(draft).map((field) => field.path)).toEqual([
      'cardOptions.headerFooter.topRight.value',
      'cardOptions.headerFooter.topRight.src',
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
