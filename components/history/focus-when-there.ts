import type { RefObject } from 'react';

/** Focuses the title of a run. A row outside the viewport renders a frame or two later. */
export function focusWhenThere(
  list: RefObject<HTMLElement | null>,
  id: string,
  isWanted: () => boolean = () => true,
  tries = 20,
): void {
  if (!isWanted()) return;
  const title = list.current?.querySelector<HTMLElement>(`[data-run="${CSS.escape(id)}"]`);
  if (title) title.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusWhenThere(list, id, isWanted, tries - 1));
}
