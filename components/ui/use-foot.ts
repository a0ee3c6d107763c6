import { type RefObject, useEffect } from 'react';

/**
 * Publishes the height of a fixed footer as `--foot`, so that toasts and scrolled fields stay above it, and of the tools
 * right above that as `--foot-tools`, for toasts alone.
 */
export function useFoot(element: RefObject<HTMLElement | null>, name: '--foot' | '--foot-tools' = '--foot'): void {
  useEffect(() => {
    const foot = element.current;
    if (!foot) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${foot.offsetHeight}px`));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
