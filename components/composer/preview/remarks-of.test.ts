import { describe, expect, it } from 'vitest';
import { toDraft } from '@/lib/composer/full-request';
import { draftWith } from '@/lib/composer/testing/draft-with';
import { arbitraryGenerateRequest, arbitraryTemplateRequest } from '@/lib/contract/request/arbitrary-requests';
import { forAll } from '@/lib/testing/for-all';
import { ignoredFields } from './remarks-of';

describe('ignoredFields', () => {
  it('lists the members that a position does not use', () => {
    const draft = draftWith({ 'sharingOptions.emailOptions.recipients': ['a'] });
    draft.cardOptions.headerFooter.topRight = { type: 'image', value: '', source: 'themeLogo', size: '', src: '' };
    expect(ignoredFields(draft).map((field) => field.path)).toEqual([
      'cardOptions.headerFooter.topRight.value',
      'cardOptions.headerFooter.topRight.src',
    ]);
  });

  it('gives reasons without wire names for any request', () => {
    const wireWord = /\b[a-z]+[A-Z]\w*\b|\b(?:textMode|type|source) is\b/;
    forAll({ numRuns: 200 }, arbitraryGenerateRequest, arbitraryTemplateRequest, (generate, template) => {
      for (const draft of [toDraft('generate', generate), toDraft('template', template)])
        for (const { because } of ignoredFields(draft)) expect(because).not.toMatch(wireWord);
    });
  });
});
