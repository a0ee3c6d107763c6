import { useEffect, useState } from 'react';

let lastScroll = Number.NEGATIVE_INFINITY;

/** While a list stands: notes when the window was last scrolled. Gives the way to stop. */
export function noteScrolling(): () => void {
  const note = () => {
    lastScroll = performance.now();
  };
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/** True at once where nobody scrolls; of what comes into view by scrolling, once it has stood for `ms`. */
export function useLingered(ms: number): boolean {
  const [hasLingered, setLingered] = useState(() => performance.now() - lastScroll > ms);
  useEffect(() => {
    if (hasLingered) return;
    const timer = setTimeout(() => setLingered(true), ms);
    return () => clearTimeout(timer);
  }, [ms, hasLingered]);
  return hasLingered;
}
