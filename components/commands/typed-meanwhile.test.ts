import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { typedMeanwhile } from './typed-meanwhile';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the key was taken. */
function press(key: string, more: object = {}): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('what is typed while the palette is on its way', () => {
  it('is kept for it, once', () => {
    const end = typedMeanwhile();
    expect(['s', 'e', 'm', 'Backspace', 'n', 'd', 'Enter'].map((key) => press(key))).not.toContain(false);
    expect(end()).toBe('send');
    expect(end()).toBe('');
    expect(press('x')).toBe(false);
  });

  it('is no shortcut and no key that types nothing', () => {
    const end = typedMeanwhile();
    expect([
      press('c', { ctrlKey: true }),
      press('Tab'),
      press('ArrowDown'),
      press('a', { isComposing: true }),
    ]).toEqual([false, false, false, false]);
    expect(end()).toBe('');
  });

  it('holds no key back for a palette that does not come', () => {
    typedMeanwhile();
    vi.advanceTimersByTime(2000);
    expect(press('x')).toBe(false);
  });
});
