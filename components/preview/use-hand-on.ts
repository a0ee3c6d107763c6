import { type RefObject, useEffect, useState } from 'react';

/** How long after manual scrolling the box must not be scrolled by code. */
const MANUAL_SCROLL_MS = 1500;

/** Events that only manual scrolling fires, not scrolling by code. */
const MANUAL_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Events that end the manual scrolling when they happen outside the box. */
const OUTSIDE_EVENTS = ['pointerdown', 'keydown'] as const;

/** Whether the person has just scrolled this box or has the focus in it: code must not scroll it then. */
export function useHandOn(box: RefObject<HTMLElement | null>): { isOn(): boolean } {
  const [hand] = useState(() => {
    let last = Number.NEGATIVE_INFINITY;
    return {
      moved: (event: Event) => {
        last = event.timeStamp;
      },
      acted: ({ target }: Event) => {
        if (!box.current?.contains(target as Node)) last = Number.NEGATIVE_INFINITY;
      },
      isOn: () =>
        performance.now() - last < MANUAL_SCROLL_MS || (box.current?.contains(document.activeElement) ?? false),
    };
  });
  useEffect(() => {
    const element = box.current;
    for (const move of MANUAL_SCROLL_EVENTS) element?.addEventListener(move, hand.moved, { passive: true });
    for (const act of OUTSIDE_EVENTS) window.addEventListener(act, hand.acted, { capture: true, passive: true });
    return () => {
      for (const move of MANUAL_SCROLL_EVENTS) element?.removeEventListener(move, hand.moved);
      for (const act of OUTSIDE_EVENTS) window.removeEventListener(act, hand.acted, { capture: true });
    };
  }, [box, hand]);
  return hand;
}
