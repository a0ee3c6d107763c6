import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected warning or error in the console fails the test. A test that expects one replaces the spy
// (`vi.spyOn(console, 'error').mockImplementation(…)`) and checks it itself.
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls, 'unexpected console.error or console.warn').toEqual([]);
});
