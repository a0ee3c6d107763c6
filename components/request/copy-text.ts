/** Copies a text to the clipboard; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused, for example in a page without focus: the older way may still work.
  }
  return copySelection(text);
}

/** Pages served over plain HTTP from another machine have no clipboard API, but may copy what is selected. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  // Everything outside an open modal dialog is inert and cannot be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
