import type { RefObject } from 'react';

/** Gives the title of a run the focus. A row that was out of sight is drawn a frame or two later. */
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
