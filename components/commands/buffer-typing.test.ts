import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bufferTyping } from './command-center';

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

/** Whether the key was captured. */
function press(key: string, more: object = {}): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('typing while the palette loads', () => {
  it('is buffered and returned once', () => {
    const end = bufferTyping();
    expect(['s', 'e', 'm', 'Backspace', 'n', 'd', 'Enter'].map((key) => press(key))).not.toContain(false);
    expect(end()).toBe('send');
    expect(end()).toBe('');
    expect(press('x')).toBe(false);
  });

  it('ignores shortcuts and keys without a character', () => {
    const end = bufferTyping();
    expect([
      press('c', { ctrlKey: true }),
      press('Tab'),
      press('ArrowDown'),
      press('a', { isComposing: true }),
    ]).toEqual([false, false, false, false]);
    expect(end()).toBe('');
  });

  it('stops capturing if the palette does not open', () => {
    bufferTyping();
    vi.advanceTimersByTime(2000);
    expect(press('x')).toBe(false);
  });
});
