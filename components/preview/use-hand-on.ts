import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds after which a hand is taken to have left what it scrolled. */
const LEFT_MS = 1500;

/** Ways to scroll that are a person's, and not the program's. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** What tells that the hand is somewhere else now. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** Whether a person has just scrolled in this box, or has the focus in it: nothing else should move it then. */
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
