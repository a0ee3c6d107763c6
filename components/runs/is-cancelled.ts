import type { RunSummary } from '@/lib/contract/composer';

/**
 * Whether a person cancelled a run that the engine was making. It has ended, and what was written may be its deck; any
 * other stopped run is only no longer watched.
 */
export function isCancelled({ state, target, credits }: Partial<Pick<RunSummary, 'state' | 'target' | 'credits'>>) {
  return state === 'stopped' && target === 'local' && typeof credits?.deducted === 'number';
}
