import { t } from '@/lib/words/t';

/** Whether this is a Mac, where shortcuts use ⌘ and Ctrl + K belongs to text fields. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** `Ctrl K` as it is written on the reader's keyboard. */
export function keyWords(keys: string, mac: boolean): string {
  return keys.replaceAll('Ctrl', mac ? '⌘' : t('Ctrl'));
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl + K, or ⌘ + K on a Mac. */
export function opensPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, mac: boolean): boolean {
  const hasModifier = mac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return hasModifier && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** `?`, on any keyboard layout, outside text fields. */
export function opensKeys({ key, ctrlKey, metaKey }: Pressed, target: EventTarget | null): boolean {
  return key === '?' && !ctrlKey && !metaKey && !isTyping(target);
}

/** Whether typing there enters text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
