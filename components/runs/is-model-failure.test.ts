import { expect, it } from 'vitest';
import { isModelFailure } from './run-error';

const failed = (message: string, target: 'local' | 'remote' = 'local') => ({
  target,
  error: { message, statusCode: 422, fields: [] },
});

it('recognises a local run that failed because of the model', () => {
  expect(isModelFailure(failed('The AI model couldn’t write this: API key refused. Nothing was charged.'))).toBe(true);
  expect(isModelFailure(failed('The AI model couldn’t write this: x. Nothing was charged.', 'remote'))).toBe(false);
  expect(isModelFailure(failed('The request is too long.'))).toBe(false);
  expect(isModelFailure({ target: 'local', error: null })).toBe(false);
});
