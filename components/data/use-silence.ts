import { useSyncExternalStore } from 'react';
import { connection, subscribe } from './connection';

/** True while the server does not respond. */
export function useSilence(): boolean {
  return useSyncExternalStore(subscribe, connection, () => 'here') === 'silent';
}
