type Extent = { top: number; bottom: number };

/** The height of the bar that stays above a list of cards, in CSS pixels. */
const BAR = 64;

/**
 * The index of the first of these cards that is entirely in the window below the bar, else of the one that fills most
 * of it, so that presenting starts at the reading position. At the end of the page it is the last one.
 */
export function cardInView(cards: Iterable<Element>): number {
  const all = [...cards];
  if (isScrolledToEnd(all.at(-1))) return all.length - 1;
  return mostInView(
    all.map((card) => card.getBoundingClientRect()),
    { top: BAR, bottom: window.innerHeight },
  );
}

function isScrolledToEnd(last: Element | undefined): boolean {
  for (let box = last?.parentElement; box; box = box.parentElement)
    if (box.scrollTop > 0) return box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
  return false;
}

export function mostInView(cards: readonly Extent[], view: Extent): number {
  const shares = cards.map(({ top, bottom }) => {
    const seen = Math.min(bottom, view.bottom) - Math.max(top, view.top);
    return Math.max(0, seen) / Math.min(bottom - top, view.bottom - view.top);
  });
  return shares.reduce((best, share, at) => (share > (shares[best] ?? 0) + 0.01 ? at : best), 0);
}
