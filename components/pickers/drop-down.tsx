'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

const GAP = 4;
/** What stays free at the edges of the window. */
const MARGIN = 8;

type Props = {
  /** What it drops down from. */
  anchor: RefObject<HTMLElement | null>;
  className: string;
  children: ReactNode;
};

/**
 * A list below its field, or above it where there is more room. It stays beside its field in reading order and is
 * shown in the platform's top layer, where no box that scrolls can cut it off.
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
      // Before its own measures are read.
      list.style.width = `max(${width}px, min(22rem, 100vw - 2rem))`;
      const isUp = below < list.offsetHeight + GAP + MARGIN && above > below;
      const furthest = document.documentElement.clientWidth - list.offsetWidth - MARGIN;
      Object.assign(list.style, {
        top: isUp ? 'auto' : `${bottom + GAP}px`,
        bottom: isUp ? `${window.innerHeight - top + GAP}px` : 'auto',
        left: `${Math.max(MARGIN, Math.min(left, furthest))}px`,
      });
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(list);
    sizes.observe(field);
    window.addEventListener('resize', place);
    // Also that of a box around the field.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor]);
  return (
    // Able to take the focus, so that a press beside the options does not count as leaving the field.
    <div ref={element} popover="manual" tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
