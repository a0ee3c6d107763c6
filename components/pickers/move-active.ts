const PAGE = 10;

/**
 * The new index of the highlight for a key, in a list of `count` options; -1 is none. Null for other keys. Arrow keys
 * wrap around (ARIA practices, combobox); Home, End and the page keys stop at the ends.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  const last = count - 1;
  if (count === 0) return isMove(key) ? -1 : null;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(last, Math.max(0, active) + PAGE);
    case 'PageUp':
      return Math.max(0, active - PAGE);
    default:
      return null;
  }
}

function isMove(key: string): boolean {
  return ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'].includes(key);
}
