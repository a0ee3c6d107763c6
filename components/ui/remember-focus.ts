/**
 * Remembers what has the focus, for when a dialog over it is closed. The platform gives it back by itself, but not to
 * an element that was put away meanwhile, as the plain text area is when its editor comes: what has taken its place has
 * its id.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    // What is in a dialog that has just closed keeps the focus until the page is next drawn.
    if (before === null || before === document.body || (now !== document.body && now?.checkVisibility())) return;
    const places = before.id === '' ? [] : document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(before.id)}"]`);
    [...places].find((place) => place.checkVisibility())?.focus();
  };
}
