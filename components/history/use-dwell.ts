import { useEffect, useState } from 'react';

let lastScroll = Number.NEGATIVE_INFINITY;

/** Records the time of the last scroll while the list is mounted. Returns the cleanup function. */
export function noteScrolling(): () => void {
  const note = () => {
    lastScroll = performance.now();
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/** True at once if the page is not being scrolled; for content that scrolls into view, after `ms`. */
export function useDwell(ms: number): boolean {
  const [hasDwelt, setDwelt] = useState(() => performance.now() - lastScroll > ms);
  useEffect(() => {
    if (hasDwelt) return;
    const timer = setTimeout(() => setDwelt(true), ms);
    return () => clearTimeout(timer);
  }, [ms, hasDwelt]);
  return hasDwelt;
}
