import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and during hydration, true afterwards. For content that depends on data another part of the page
 * may have fetched before this part hydrates: parts behind `Suspense` hydrate later.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
