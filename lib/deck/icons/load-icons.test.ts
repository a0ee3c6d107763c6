import { expect, it } from 'vitest';
import { loadIcons } from './load-icons';

it('loads the icons once for all callers', async () => {
  const [one, other] = await Promise.all([loadIcons(), loadIcons()]);
  expect(one).toBe(other);
  expect(one.readIcon('rocket')![0]![0]).toBe('M');
  expect(one.readIcon('no-such-icon')).toBeNull();
  expect(one.readIcon('toString')).toBeNull();
});
