/** What a key does while presenting; null for keys that are none of ours. */
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

/** Clickers send Page Up and Page Down, people use arrows and the space bar. Keys with a modifier stay the browser's. */
export function presentMove({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): PresentMove | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === ' ') return shiftKey ? 'previous' : 'next';
  return KEYS[key] ?? null;
}

/** The card shown after a move, of `count` cards; it stops at either end. */
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
