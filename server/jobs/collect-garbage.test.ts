import { expect, it } from 'vitest';
import { collectGarbage } from './collect-at-rest';

it('frees objects that nothing refers to', async () => {
  const remains = new WeakRef({ text: 'x'.repeat(1000) });
  // A weak reference keeps its object alive until the current job has ended.
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(remains.deref()).toBeUndefined();
});
