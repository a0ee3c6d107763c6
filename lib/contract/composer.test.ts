import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { submission } from './composer';
import { arbitraryGenerateRequest, arbitraryMutatedBody, arbitraryTemplateRequest } from './request/arbitrary-requests';
import { problemsOf } from './request/problems';
import { validateGenerate, validateTemplate } from './request/validate';

const submissionId = '5b6ef36e-5d0a-4d6c-9d0e-0f2b7c1f6a51';

describe('the body of POST /api/generations', () => {
  it.each([
    ['generate', arbitraryGenerateRequest, validateGenerate],
    ['template', arbitraryTemplateRequest, validateTemplate],
  ] as const)('is validated like the interface’s own %s request', (operation, valid, validate) =>
    forAll({ numRuns: 500 }, fc.oneof(valid, arbitraryMutatedBody(valid)), (request) => {
      const body = { submissionId, target: 'local', operation, request };
      const route = submission.safeParse(body);
      const interfaceVerdict = validate(request);
      expect(route.success).toBe(interfaceVerdict.ok);
      if (route.success || interfaceVerdict.ok) return;
      const paths = problemsOf(route.error.issues).map(({ path }) => path.replace(/^request(\.|(?=\[))/, ''));
      expect(paths).toEqual(interfaceVerdict.problems.map(({ path }) => path));
    }),
  );

  it.each([
    [{ submissionId: '1' }, 'submissionId'],
    [{ target: 'both' }, 'target'],
    [{ operation: 'delete' }, 'operation'],
    [{ more: 1 }, 'more'],
  ])('rejects %j and names the field', (change, path) => {
    const request = { inputText: 'a', textMode: 'preserve' };
    const body = { submissionId, target: 'local', operation: 'generate', request, ...change };
    const parsed = submission.safeParse(body);
    expect(parsed.error && problemsOf(parsed.error.issues).map((problem) => problem.path)).toEqual([path]);
  });

  it('accepts any draft beside the request', () => {
    const request = { inputText: 'a', textMode: 'preserve' };
    const body = { submissionId, target: 'remote', operation: 'generate', request, draft: { any: ['thing'] } };
    expect(submission.parse(body)).toEqual(body);
  });
});
