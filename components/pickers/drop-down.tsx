'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { whileMoved } from '@/components/ui/popover-button';

const GAP = 4;
/** The minimum distance from the window's edges. */
const MARGIN = 8;

type Props = {
  /** The element it is placed at. */
  anchor: RefObject<HTMLElement | null>;
  className: string;
  children: ReactNode;
};

/**
 * A list below its field, or above it if there is more room. It follows its field in the DOM and is shown in the top
 * layer, so that no scroll container clips it.
 */
export function DropDown({ anchor, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [list, field] = [element.current, anchor.current];
    if (!list || !field) return;
    list.showPopover();
    const place = () => {
      const { top, bottom, left, width } = field.getBoundingClientRect();
      const [above, below] = [top, window.innerHeight - bottom];
      // Set before its height is measured.
      list.style.width = `max(${width}px, min(22rem, 100vw - 2rem))`;
      const isUp = below < list.offsetHeight + GAP + MARGIN && above > below;
      const furthest = document.documentElement.clientWidth - list.offsetWidth - MARGIN;
      Object.assign(list.style, {
        top: isUp ? 'auto' : `${bottom + GAP}px`,
        bottom: isUp ? `${window.innerHeight - top + GAP}px` : 'auto',
        left: `${Math.max(MARGIN, Math.min(left, furthest))}px`,
      });
    };
    return whileMoved(place, [list, field]);
  }, [anchor]);
  return (
    // Focusable, so that a press between options does not blur the field.
    <div ref={element} popover="manual" tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
