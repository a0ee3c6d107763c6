/** Longer than any palette takes to come; a key must not be held back for one that cannot be fetched. */
const LONGEST_MS = 1500;

/**
 * Takes what is typed between the asking for the palette and its input having the focus: it is meant for the palette,
 * and would land in the text. Returns a function that ends it and gives what was typed; called again it gives ''.
 */
export function typedMeanwhile(): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key.length === 1) typed += event.key;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    const all = typed;
    typed = '';
    return all;
  };
  const timer = setTimeout(end, LONGEST_MS);
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return end;
}
