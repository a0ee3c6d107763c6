import { describe, expect, it } from 'vitest';
import { IS_DEEP } from '@/e2e/support/depth';
import { forAll } from '@/lib/testing/for-all';
import { relevantRequest } from '../contract/relevance';
import { arbitraryGenerateRequest, arbitraryTemplateRequest } from '../contract/request/arbitrary-requests';
import { arbitraryDraft } from './arbitrary-drafts';
import { emptyDraft, readDraft } from './draft';
import { draftProblems } from './draft-problems';
import { toDraft, toRequest } from './full-request';

describe('toRequest(toDraft(r)) = relevant(r)', () => {
  it('holds for every valid generate request', () =>
    forAll({ numRuns: 500 }, arbitraryGenerateRequest, (request) => {
      const draft = toDraft('generate', request);
      expect(toRequest(draft)).toEqual(relevantRequest('generate', request));
      expect(draftProblems(draft)).toEqual([]);
    }));

  it('holds for every valid template request', () =>
    forAll({ numRuns: 300 }, arbitraryTemplateRequest, (request) => {
      const draft = toDraft('template', request);
      expect(toRequest(draft)).toEqual(relevantRequest('template', request));
      expect(draftProblems(draft)).toEqual([]);
    }));
});

const DRAFTS = IS_DEEP ? 10_000 : 1000;

describe('a half-filled form', () => {
  it('gives the same request when it is rebuilt from its request, for both operations', () => {
    const sendable = { generate: 0, template: 0 };
    forAll({ numRuns: DRAFTS }, arbitraryDraft, (draft) => {
      const request = toRequest(draft);
      const again = toDraft(draft.operation, request);
      expect(toRequest(again)).toEqual(request);
      const isSendable = draftProblems(draft).length === 0;
      expect(draftProblems(again).length === 0).toBe(isSendable);
      if (isSendable) sendable[draft.operation] += 1;
    });
    // Ensures that the law is not only tested on invalid forms.
    expect(Math.min(sendable.generate, sendable.template)).toBeGreaterThan(DRAFTS / 50);
  });

  it('gives the same request after it was saved and read again', () =>
    forAll({ numRuns: DRAFTS }, arbitraryDraft, (draft) =>
      expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft),
    ));
});

describe('toRequest', () => {
  it('trims the URL of an image', () => {
    const draft = emptyDraft();
    const { headerFooter } = draft.cardOptions;
    const src = ' https://a.example/x.png\n';
    headerFooter.topLeft = { ...headerFooter.topLeft, type: 'image', source: 'custom', src };
    expect(toRequest({ ...draft, inputText: 'Bees' })).toMatchObject({
      cardOptions: { headerFooter: { topLeft: { src: 'https://a.example/x.png' } } },
    });
  });
});
