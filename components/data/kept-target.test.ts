import { describe, expect, it } from 'vitest';
import { keepTarget, keptTarget } from './kept-target';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage;
}

const forbidden = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
} as unknown as Storage;

describe('the target stored on the device', () => {
  it('is the last selected target', () => {
    const device = storage();
    expect(keptTarget(device)).toBeNull();
    keepTarget('remote', device);
    expect(keptTarget(device)).toBe('remote');
    keepTarget('local', device);
    expect(keptTarget(device)).toBe('local');
    device.setItem('cardwright.target', 'live');
    expect(keptTarget(device)).toBe('remote');
  });

  it('is null for an invalid value or without storage', () => {
    const device = storage();
    device.setItem('cardwright.target', 'moon');
    expect(keptTarget(device)).toBeNull();
    keepTarget('remote', forbidden);
    expect(keptTarget(forbidden)).toBeNull();
  });
});
