import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGenerateRequest, arbitraryTemplateRequest } from '../contract/arbitrary-requests';
import { relevantRequest } from '../contract/relevance';
import { readDraft } from './draft';
import { draftProblems } from './draft-problems';
import { toDraft } from './to-draft';
import { toRequest } from './to-request';

describe('toRequest(toDraft(r)) = relevant(r)', () => {
  it('for every valid generate request', () => {
    fc.assert(
      fc.property(arbitraryGenerateRequest, (request) => {
        const draft = toDraft('generate', request);
        expect(toRequest(draft)).toEqual(relevantRequest('generate', request));
        expect(draftProblems(draft)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('for every valid template request', () => {
    fc.assert(
      fc.property(arbitraryTemplateRequest, (request) => {
        const draft = toDraft('template', request);
        expect(toRequest(draft)).toEqual(relevantRequest('template', request));
        expect(draftProblems(draft)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('also for a draft that was kept as JSON and read again', () => {
    fc.assert(
      fc.property(arbitraryGenerateRequest, (request) => {
        const draft = toDraft('generate', request);
        expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
      { numRuns: 200 },
    );
  });
});
