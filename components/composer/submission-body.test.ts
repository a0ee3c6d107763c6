import { expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import { submission } from '@/lib/contract/composer';
import { submissionBody } from './submission-body';

const draft = { ...emptyDraft(), inputText: 'Pitch deck for a tea room', reviewOutline: true };
const submissionId = '0b6ad2c2-52a5-4b6e-9f0e-4f6f4f6f4f6f';

it('sends reviewOutline next to the request, and only to a local engine with a model', () => {
  const local = submissionBody(draft, { target: 'local', modelConnected: true });
  expect(local).toMatchObject({ operation: 'generate', reviewOutline: true });
  expect(local.request).not.toHaveProperty('reviewOutline');
  expect(submission.safeParse({ submissionId, ...local }).success).toBe(true);
  expect(submissionBody(draft, { target: 'remote' })).not.toHaveProperty('reviewOutline');
  expect(submissionBody(draft, { target: 'local', modelConnected: false })).not.toHaveProperty('reviewOutline');
  expect(
    submissionBody({ ...draft, reviewOutline: false }, { target: 'local', modelConnected: true }),
  ).not.toHaveProperty('reviewOutline');
});
