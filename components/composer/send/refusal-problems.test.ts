import { describe, expect, it } from 'vitest';
import { RouteFailure } from '@/components/data/request-json';
import { draftWith } from '@/lib/composer/testing/draft-with';
import { submission } from '@/lib/contract/composer';
import { problemsOf } from '@/lib/contract/request/problems';
import { refusalProblems } from './send-draft';

const draft = draftWith({
  inputText: 'Notes',
  folderIds: ['a'],
  'sharingOptions.emailOptions.recipients': ['', 'a@b.example'],
});

/** The route's response to this body. */
function refused(operation: 'generate' | 'template', request: unknown) {
  const body = { submissionId: '5b6ef36e-5d0a-4d6c-9d0e-0f2b7c1f6a51', target: 'local', operation, request };
  const parsed = submission.safeParse(body);
  if (parsed.success) throw new Error('the body is good');
  return new RouteFailure(400, { message: '1 field has a problem', fields: problemsOf(parsed.error.issues) });
}

const words = { inputText: 'Notes', textMode: 'preserve' };

describe('refusalProblems', () => {
  it.each([
    ['generate', { ...words, inputText: ' ' }, ['inputText']],
    [
      'generate',
      { ...words, sharingOptions: { emailOptions: { recipients: ['wrong'] } } },
      ['sharingOptions.emailOptions.recipients.1'],
    ],
    ['template', { artifactId: '', prompt: ' ' }, ['artifactId', 'prompt']],
    ['generate', { ...words, more: 1 }, ['root']],
    ['generate', null, ['root']],
  ] as const)('puts the route’s problems with %s %j on the form fields', (operation, request, paths) => {
    const problems = refusalProblems(refused(operation, request), draft);
    expect(problems.map(({ path }) => path)).toEqual(paths);
    for (const { message } of problems) expect(message).not.toMatch(/\brequest\b/);
  });

  it('reports unknown fields on the form as a whole', () => {
    const fields = [{ path: 'target', message: 'is remote, but no service is configured' }];
    expect(refusalProblems(new RouteFailure(400, { message: 'No', fields }), draft)).toEqual([
      { path: 'root', message: expect.stringContaining('no service is configured') },
    ]);
  });

  it('says that sending again is safe after no response', () => {
    const [problem] = refusalProblems(new RouteFailure(0, { message: 'No answer.' }), draft);
    const message = expect.stringMatching(/^No answer\. .*won’t be charged twice/);
    expect(problem).toEqual({ path: 'root', type: 'unanswered', message });
  });

  it('treats a server error as an unknown outcome, but not a refusal', () => {
    const types = [500, 502, 422, 429].map((status) => {
      const [problem] = refusalProblems(new RouteFailure(status, { message: 'No' }), draft);
      return problem?.type;
    });
    expect(types).toEqual(['unanswered', 'unanswered', undefined, undefined]);
  });
});
