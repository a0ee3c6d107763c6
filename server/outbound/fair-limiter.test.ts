import { describe, expect, it } from 'vitest';
import { FairLimiter } from './fair-queue';

/** Tasks that are completed by the test. */
function tasksOf(limiter: FairLimiter) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: object, name: string) =>
    limiter.run(owner, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const endNext = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { begun, ask, endNext };
}

describe('FairLimiter', () => {
  it('gives the next slot to the owner that has had the fewest, no matter who asked first', async () => {
    const { begun, ask, endNext } = tasksOf(new FairLimiter(1));
    const [many, few] = [{}, {}];
    for (const name of ['1', '2', '3', '4']) void ask(many, name);
    for (const name of ['a', 'b']) void ask(few, name);
    for (let turn = 0; turn < 6; turn += 1) await endNext();
    expect(begun).toEqual(['1', 'a', '2', 'b', '3', '4']);
  });

  it('continues after a task that failed', async () => {
    const limiter = new FairLimiter(1);
    const failed = limiter.run({}, () => Promise.reject(new Error('no')));
    const next = limiter.run({}, async () => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
