/** Copies a text to the clipboard; false if the browser denies it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Denied, e.g. in a page without focus: the older API may still work.
  }
  return copySelection(text);
}

/** Pages on plain HTTP have no clipboard API, but can copy a selection. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  // Elements outside an open modal dialog are inert and cannot be selected.
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
