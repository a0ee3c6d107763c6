import { useEffect } from 'react';

/**
 * Does, once, what the address asks for: `/history#import`, to which the palette leads from each page. As long as it
 * cannot be done, it stays asked for.
 */
export function useAskedFor(name: string, act: (() => void) | null): void {
  // After each drawing: the page may stand already when it is led to.
  useEffect(() => {
    if (act === null || window.location.hash !== `#${name}`) return;
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    act();
  });
}
