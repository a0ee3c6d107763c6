import { useEffect } from 'react';

/**
 * Runs an action once if the URL's hash asks for it: `/history#import`, which the palette links to from every page. The
 * hash stays until the action is available.
 */
export function useAskedFor(name: string, act: (() => void) | null): void {
  // Runs after every render, because a hash link to the current page does not remount it.
  useEffect(() => {
    if (act === null || window.location.hash !== `#${name}`) return;
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    act();
  });
}
