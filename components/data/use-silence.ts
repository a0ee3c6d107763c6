import { useSyncExternalStore } from 'react';
import { connection, follow } from './connection';

/** True while the server was asked and did not answer. */
export function useSilence(): boolean {
  return useSyncExternalStore(follow, connection, () => 'here') === 'silent';
}
