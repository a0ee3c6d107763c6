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

/** The order of events so far, once all due tasks have run. */
async function held() {
  const things = await import('./first-things');
  let hasCome = false;
  return {
    things,
    wait: () => void things.afterFirstThings().then(() => (hasCome = true)),
    hasCome: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return hasCome;
    },
  };
}

describe('afterFirstThings', () => {
  it('resolves at once if nothing is deferred', async () => {
    const { wait, hasCome } = await held();
    wait();
    expect(await hasCome()).toBe(true);
  });

  it('resolves when the first things are done, and at once from then on', async () => {
    const { things, wait, hasCome } = await held();
    things.deferUntilInteractive();
    wait();
    expect(await hasCome()).toBe(false);
    things.firstThingsDone();
    expect(await hasCome()).toBe(true);
    await expect(things.afterFirstThings()).resolves.toBeUndefined();
  });

  it('resolves after a timeout if they never are', async () => {
    const { things, wait, hasCome } = await held();
    things.deferUntilInteractive();
    wait();
    await vi.advanceTimersByTimeAsync(2900);
    expect(await hasCome()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await hasCome()).toBe(true);
  });
});
