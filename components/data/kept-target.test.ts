import { describe, expect, it } from 'vitest';
import { memory } from '@/components/drafts/testing/memory-storage';
import { keepTarget, keptTarget } from './kept-target';

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
    const device = memory();
    expect(keptTarget(device)).toBeNull();
    keepTarget('remote', device);
    expect(keptTarget(device)).toBe('remote');
    keepTarget('local', device);
    expect(keptTarget(device)).toBe('local');
    device.setItem('cardwright.target', 'live');
    expect(keptTarget(device)).toBe('remote');
  });

  it('is null for an invalid value or without storage', () => {
    const device = memory();
    device.setItem('cardwright.target', 'moon');
    expect(keptTarget(device)).toBeNull();
    keepTarget('remote', forbidden);
    expect(keptTarget(forbidden)).toBeNull();
  });
});
