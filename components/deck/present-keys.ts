/** The action of a key while presenting; null for other keys. */
export type PresentMove = 'next' | 'previous' | 'first' | 'last' | 'leave';

const KEYS: Record<string, PresentMove> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  Enter: 'next',
  n: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Backspace: 'previous',
  p: 'previous',
  Home: 'first',
  End: 'last',
  Escape: 'leave',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Clickers send Page Up and Page Down, people use arrow keys and Space. Keys with a modifier are left to the browser.
 */
export function presentMove({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): PresentMove | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === ' ') return shiftKey ? 'previous' : 'next';
  return KEYS[key] ?? null;
}

/** The card after a move, out of `count` cards; stops at both ends. */
export function cardAfter(move: Exclude<PresentMove, 'leave'>, at: number, count: number): number {
  switch (move) {
    case 'next':
      return Math.min(at + 1, count - 1);
    case 'previous':
      return Math.max(at - 1, 0);
    case 'first':
      return 0;
    case 'last':
      return count - 1;
  }
}
