import { type RefObject, useEffect } from 'react';

/** For what always stands at the window's lower edge: where it is as wide as the page, toasts keep above it. */
export function useFoot(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const foot = element.current;
    if (!foot) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--foot', `${foot.offsetHeight}px`));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot');
    };
  }, [element]);
}
