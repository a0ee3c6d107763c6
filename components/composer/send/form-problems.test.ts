import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import type { DraftProblem } from '@/lib/composer/draft-problems';
import { draftResolver, fieldErrors, listErrors } from './form-problems';

describe('listErrors', () => {
  it('returns the problems as a flat list', () => {
    const problems: DraftProblem[] = [
      { path: 'inputText', message: 'must not be empty' },
      { path: 'cardOptions.headerFooter.topLeft.value', message: 'is required when type is text' },
      { path: 'sharingOptions.emailOptions.recipients.1', message: 'must be an e-mail address' },
      { path: 'root', message: 'has 3 more problems' },
    ];
    expect(listErrors(fieldErrors(problems))).toEqual(problems);
  });

  it('is empty for a form without errors', () => expect(listErrors({})).toEqual([]));
});

const validate = (draft: ReturnType<typeof emptyDraft>, maxCards?: number) =>
  draftResolver(() => ({ maxCards }))(draft, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('draftResolver', () => {
  it('accepts a draft with text', async () => {
    const draft = { ...emptyDraft(), inputText: 'A few words' };
    expect(await validate(draft)).toEqual({ values: draft, errors: {} });
  });

  it('reports each problem on its own field', async () => {
    const { errors } = await validate({ ...emptyDraft(), inputText: '', numCards: '90', autoLength: false });
    expect(Object.keys(errors).sort()).toEqual(['inputText', 'numCards']);
  });

  it('validates a snapshot, ignoring changes made while the contract loads', async () => {
    const draft = { ...emptyDraft(), inputText: '' };
    const verdict = validate(draft);
    draft.inputText = 'Typed meanwhile';
    expect((await verdict).errors).toHaveProperty('inputText');
  });
});

describe('fieldErrors', () => {
  it('nests by path and keeps the first message of a field', () => {
    const errors = fieldErrors([
      { path: 'cardOptions.headerFooter.topLeft.value', message: 'is required' },
      { path: 'cardOptions.headerFooter.topLeft.value', message: 'second' },
      { path: 'sharingOptions.emailOptions.recipients.1', message: 'must be an e-mail address' },
    ]);
    expect(errors.cardOptions?.headerFooter?.topLeft?.value?.message).toBe('is required');
    expect(errors.sharingOptions?.emailOptions?.recipients?.[1]?.message).toBe('must be an e-mail address');
  });
});
