import { expect, it, vi } from 'vitest';
import { log, SparingLog } from './log';

it('drops lines beyond its limit, and counts them', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const sparing = new SparingLog({ lines: 2, windowMs: 1000 });
  for (const at of [0, 1, 2, 3, 1000, 1001]) sparing.warn({ at }, 'refused', at);
  expect(warn.mock.calls).toEqual([
    [{ at: 0 }, 'refused'],
    [{ at: 1 }, 'refused'],
    [{ at: 1000, leftOut: 2 }, 'refused'],
    [{ at: 1001 }, 'refused'],
  ]);
  warn.mockRestore();
});
