import { expect, it } from 'vitest';
import { runAfter } from './draft-desk';

it('answers a call during a run after another run, which later calls share', async () => {
  let value = 0;
  const seen: number[] = [];
  const ends: (() => void)[] = [];
  const run = runAfter(() => {
    seen.push(value);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  const first = run();
  await expect.poll(() => seen).toEqual([0]);
  value = 1;
  const [second, third] = [run(), run()];
  let isDone = false;
  void second.then(() => {
    isDone = true;
  });
  ends[0]!();
  await first;
  await expect.poll(() => seen).toEqual([0, 1]);
  expect(isDone).toBe(false);
  ends[1]!();
  await Promise.all([second, third]);
  expect(seen).toEqual([0, 1]);
});
