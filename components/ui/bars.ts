import { type RefObject, useEffect } from 'react';
import { Listeners } from '@/lib/listeners';
import type { Box } from './free-place';

/** The bars of the page with its main actions and what they cost, which notifications never cover. */
const bars = new Set<HTMLElement>();
const listeners = new Listeners();

/** Marks an element as a bar. */
export function useBar(element: RefObject<HTMLElement | null>): void {
  useEffect(() => (element.current ? addBar(element.current) : undefined), [element]);
}

/**
 * The same for a bar at the foot of the page. Publishes its height as `--foot` too, so that scrolled fields stay above
 * it.
 */
export function useFoot(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const foot = element.current;
    if (!foot) return;
    const { style } = document.documentElement;
    const remove = addBar(foot, () => style.setProperty('--foot', `${foot.offsetHeight}px`));
    return () => {
      remove();
      style.removeProperty('--foot');
    };
  }, [element]);
}

function addBar(bar: HTMLElement, onSize?: () => void): () => void {
  bars.add(bar);
  const observer = new ResizeObserver(() => {
    onSize?.();
    listeners.notify();
  });
  observer.observe(bar);
  return () => {
    bars.delete(bar);
    observer.disconnect();
    listeners.notify();
  };
}

/** The boxes of the bars, with space above each. */
export function barBoxes(space: number): Box[] {
  return [...bars]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({ left, top: top - space, right, bottom }));
}

/** Calls back when a bar appears, disappears, or changes its size. */
export const onBarsChanged = listeners.subscribe;
