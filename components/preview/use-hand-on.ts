import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds after the last scroll by hand during which the box must not be scrolled by code. */
const LEFT_MS = 1500;

/** Events of scrolling by hand, as opposed to by code. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Events that, outside the box, end the scrolling by hand. */
const ACTS = ['pointerdown', 'keydown'] as const;

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
      isOn: () => performance.now() - last < LEFT_MS || (box.current?.contains(document.activeElement) ?? false),
    };
  });
  useEffect(() => {
    const element = box.current;
    for (const move of MOVES) element?.addEventListener(move, hand.moved, { passive: true });
    for (const act of ACTS) window.addEventListener(act, hand.acted, { capture: true, passive: true });
    return () => {
      for (const move of MOVES) element?.removeEventListener(move, hand.moved);
      for (const act of ACTS) window.removeEventListener(act, hand.acted, { capture: true });
    };
  }, [box, hand]);
  return hand;
}
