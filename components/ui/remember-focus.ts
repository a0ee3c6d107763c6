/**
 * Remembers what has the focus, for when a dialog over it is closed. The platform gives it back by itself, but not to
 * an element that was replaced meanwhile, as the text's is when its editor comes: that one is found by its id.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement !== document.body || before === null || before === document.body) return;
    const now = before.isConnected || before.id === '' ? before : document.getElementById(before.id);
    if (now instanceof HTMLElement) now.focus();
  };
}
