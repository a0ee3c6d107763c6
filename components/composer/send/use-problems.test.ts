import { describe, expect, it } from 'vitest';
import type { DraftProblem } from '@/lib/composer/draft-problems';
import { fieldErrors } from '../draft-resolver';
import { listErrors } from './use-problems';

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

  it('is empty for a form without errors', () => {
    expect(listErrors({})).toEqual([]);
  });
});
