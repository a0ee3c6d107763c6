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

describe('the target kept on the device', () => {
  it('is the one last chosen', () => {
    const device = storage();
    expect(keptTarget(device)).toBeNull();
    keepTarget('live', device);
    expect(keptTarget(device)).toBe('live');
    keepTarget('practice', device);
    expect(keptTarget(device)).toBe('practice');
  });

  it('is none when something else stands there, or nothing can be kept', () => {
    const device = storage();
    device.setItem('cardwright.target', 'moon');
    expect(keptTarget(device)).toBeNull();
    keepTarget('live', forbidden);
    expect(keptTarget(forbidden)).toBeNull();
  });
});
