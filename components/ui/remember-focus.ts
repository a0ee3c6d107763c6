/**
 * Remembers the focused element and returns a function that restores it after a dialog. The browser restores it by
 * itself, except to an element that was replaced in the meantime, such as the plain textarea by the editor. The
 * replacement has the same id.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    // An element in a closed dialog keeps the focus until the next rendering.
    if (before === null || before === document.body || (now !== document.body && now?.checkVisibility())) return;
    const places = before.id === '' ? [] : document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(before.id)}"]`);
    [...places].find((place) => place.checkVisibility())?.focus();
  };
}
