import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its markup is taken over, true from then on. For what depends on data that another
 * part of the page may have fetched before this part is taken over: a part behind `Suspense` comes later.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
