import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import { draftResolver, fieldErrors } from './draft-resolver';

const judge = (draft: ReturnType<typeof emptyDraft>, maxCards?: number) =>
  draftResolver(() => ({ maxCards }))(draft, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('draftResolver', () => {
  it('lets a draft with text pass', async () => {
    const draft = { ...emptyDraft(), inputText: 'A few words' };
    expect(await judge(draft)).toEqual({ values: draft, errors: {} });
  });

  it('tells each problem on its own field', async () => {
    const { errors } = await judge({ ...emptyDraft(), inputText: '', numCards: '90' });
    expect(Object.keys(errors).sort()).toEqual(['inputText', 'numCards']);
  });

  it('takes the number of cards from the target', async () => {
    const draft = { ...emptyDraft(), inputText: 'Words', numCards: '70' };
    expect((await judge(draft, 75)).errors).toEqual({});
    expect((await judge(draft, 60)).errors).toHaveProperty('numCards');
  });
});

describe('fieldErrors', () => {
  it('nests by the path and keeps the first message of a field', () => {
    const errors = fieldErrors([
      { path: 'headerFooter.topLeft.value', message: 'is required' },
      { path: 'headerFooter.topLeft.value', message: 'second' },
      { path: 'recipients.1', message: 'must be an e-mail address' },
    ]);
    expect(errors.headerFooter?.topLeft?.value?.message).toBe('is required');
    expect(errors.recipients?.[1]?.message).toBe('must be an e-mail address');
  });
});
