import { describe, expect, it } from 'vitest';
import { intentFor } from './submit-intent';

const ids = () => {
  let count = 0;
  return () => {
    count += 1;
    return `id-${count}`;
  };
};

describe('intentFor', () => {
  it('keeps its id while no answer has come and nothing has changed', () => {
    const makeId = ids();
    const first = intentFor(null, 'same', makeId);
    expect(intentFor(first, 'same', makeId)).toBe(first);
  });

  it('is a new one for another content, and after an answer', () => {
    const makeId = ids();
    const first = intentFor(null, 'one', makeId);
    expect(intentFor(first, 'two', makeId).submissionId).not.toBe(first.submissionId);
    expect(intentFor(null, 'one', makeId).submissionId).not.toBe(first.submissionId);
  });
});
