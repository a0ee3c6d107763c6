'use client';

import { type PointerEvent, useRef } from 'react';
import type { PresentMove } from './present-keys';

/** The horizontal distance of a swipe, in CSS pixels. */
const MIN_SWIPE_PX = 48;

/** Handlers that turn the card on a touch swipe. A mouse selects text instead. */
export function useSwipe(move: (to: PresentMove) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const began = from.current;
      from.current = null;
      if (!began) return;
      const across = event.clientX - began.x;
      if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < Math.abs(event.clientY - began.y)) return;
      move(across < 0 ? 'next' : 'previous');
    },
  };
}
