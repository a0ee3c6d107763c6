import { expect, it, vi } from 'vitest';
import { isModelError, ModelError } from './model-error';

it('recognizes an error from another evaluation of the module', async () => {
  vi.resetModules();
  const other = await import('./model-error');
  expect(other.ModelError).not.toBe(ModelError);
  const error = new other.ModelError('refused');
  expect(isModelError(error) && error.reason).toBe('refused');
  expect(isModelError(new Error('refused'))).toBe(false);
});
