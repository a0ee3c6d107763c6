import { expect, it, vi } from 'vitest';

it('has no icons until they are loaded, and then the same for all callers', async () => {
  // Other tests in this worker may have loaded them.
  vi.resetModules();
  const { iconLibrary, loadIcons } = await import('./load-icons');
  expect(iconLibrary()).toBeNull();
  const [one, other] = await Promise.all([loadIcons(), loadIcons()]);
  expect(one).toBe(other);
  expect(iconLibrary()).toBe(one);
  expect(one.readIcon('rocket')![0]![0]).toBe('M');
  expect(one.readIcon('no-such-icon')).toBeNull();
  expect(one.readIcon('toString')).toBeNull();
});
