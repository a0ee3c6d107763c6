import { type RefObject, useEffect } from 'react';

type FootName = '--foot' | '--foot-tools' | '--corner-tools';

/**
 * Publishes the height of a fixed footer as `--foot`, so that toasts and scrolled fields stay above it. `--foot-tools`
 * is the height of the tools above the footer, which only toasts avoid. `--corner-tools` is the height of tools in the
 * lower corner of a wide page, where toasts are shown.
 */
export function useFoot(element: RefObject<HTMLElement | null>, name: FootName = '--foot'): void {
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
