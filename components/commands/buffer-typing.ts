/** The timeout: keys must not be captured for a palette that cannot be loaded. */
const TIMEOUT_MS = 1500;

/**
 * Buffers what is typed between opening the palette and its input having the focus, which would otherwise go into the
 * text. Returns a function that stops buffering and returns the text; later calls return ''.
 */
export function bufferTyping(): () => string {
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
  const timer = setTimeout(end, TIMEOUT_MS);
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return end;
}
