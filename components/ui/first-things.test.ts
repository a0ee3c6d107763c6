import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A fresh module, and a probe for whether `afterFirstThings` has resolved. */
async function setUp() {
  const things = await import('./first-things');
  let hasResolved = false;
  return {
    things,
    wait: () => void things.afterFirstThings().then(() => (hasResolved = true)),
    hasResolved: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return hasResolved;
    },
  };
}

describe('afterFirstThings', () => {
  it('resolves when the first things are done, and at once from then on', async () => {
    const { things, wait, hasResolved } = await setUp();
    things.deferUntilInteractive();
    wait();
    expect(await hasResolved()).toBe(false);
    things.firstThingsDone();
    expect(await hasResolved()).toBe(true);
    await expect(things.afterFirstThings()).resolves.toBeUndefined();
  });

  it('resolves after a timeout if they never are', async () => {
    const { things, wait, hasResolved } = await setUp();
    things.deferUntilInteractive();
    wait();
    await vi.advanceTimersByTimeAsync(2900);
    expect(await hasResolved()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await hasResolved()).toBe(true);
  });
});
