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

/** What has come so far, after everything that was due had its turn. */
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

describe('what waits for the first things', () => {
  it('comes at once where nothing is held back', async () => {
    const { wait, hasCome } = await held();
    wait();
    expect(await hasCome()).toBe(true);
  });

  it('comes when they are done, and at once from then on', async () => {
    const { things, wait, hasCome } = await held();
    things.holdBack();
    wait();
    expect(await hasCome()).toBe(false);
    things.firstThingsDone();
    expect(await hasCome()).toBe(true);
    await expect(things.afterFirstThings()).resolves.toBeUndefined();
  });

  it('comes all the same where they are never done', async () => {
    const { things, wait, hasCome } = await held();
    things.holdBack();
    wait();
    await vi.advanceTimersByTimeAsync(2900);
    expect(await hasCome()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await hasCome()).toBe(true);
  });
});
