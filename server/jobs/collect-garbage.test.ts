import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage';

it('frees what nothing refers to any more', async () => {
  const remains = new WeakRef({ text: 'x'.repeat(1000) });
  // A weak reference keeps its object until the job that made it has ended.
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(remains.deref()).toBeUndefined();
});
