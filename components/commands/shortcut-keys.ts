/** Whether the keys of this machine are those of a Mac: there ⌘ is held, and Ctrl + K belongs to the text. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl + K, or ⌘ + K on a Mac. */
export function opensPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, mac: boolean): boolean {
  const held = mac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return held && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** `?`, by whatever keys it is typed here, outside everything one types into. */
export function opensKeys({ key, ctrlKey, metaKey }: Pressed, target: EventTarget | null): boolean {
  return key === '?' && !ctrlKey && !metaKey && !isTyping(target);
}

/** Whether what is typed there becomes text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
