/** A move to another card, or out of the presentation. */
export type PresentMove = 'next' | 'previous' | 'first' | 'last' | 'leave';

/** The action of a key while presenting. `blank` turns the screen black, `overview` shows all cards. */
export type PresentAction = PresentMove | 'blank' | 'overview';

const KEYS: Record<string, PresentAction> = {
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
  b: 'blank',
  B: 'blank',
  '.': 'blank',
  g: 'overview',
  G: 'overview',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Clickers send Page Up and Page Down, people use arrow keys and Space. Keys with a modifier are left to the browser.
 */
export function presentAction({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): PresentAction | null {
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

/** Digits typed while presenting. Enter goes to that card. */
export function typedNumber(typed: string, key: string): string {
  if (/^[0-9]$/.test(key)) return `${typed}${key}`.slice(-4).replace(/^0+/, '');
  return key === 'Backspace' ? typed.slice(0, -1) : '';
}

/** The index of a typed card number, within the deck; null if nothing was typed. */
export function typedCard(typed: string, count: number): number | null {
  return typed === '' ? null : Math.min(Math.max(Number(typed), 1), count) - 1;
}

/** What the audience sees: the index of the card, and whether the screen is black. */
export type PresentState = { at: number; isBlank: boolean };

export type PresentMessage =
  // From the presentation to the presenter view.
  | ({ kind: 'state' } & PresentState)
  | { kind: 'ended' }
  // From the presenter view to the presentation.
  | { kind: 'opened' }
  | { kind: 'action'; action: PresentAction };

export type PresentChannel = { post: (message: PresentMessage) => void; close: () => void };

/**
 * Connects the window of a presentation with its presenter view. Both show the same page in the same browser, and only
 * pages of our own origin can send messages here.
 * @param name the path of the deck
 */
export function openPresentChannel(name: string, onMessage: (message: PresentMessage) => void): PresentChannel {
  const channel = new BroadcastChannel(`present ${name}`);
  channel.onmessage = ({ data }: MessageEvent<PresentMessage>) => onMessage(data);
  return { post: (sent) => channel.postMessage(sent), close: () => channel.close() };
}

/** The element into which the presenter, further down the page, portals its button. */
export const PRESENT_SLOT = 'present-slot';
