import type { RunSummary } from '@/lib/contract/composer';

/**
 * Whether a person cancelled a run that the engine was making. Such a run has ended, and the cards written until then
 * may be its deck. Other stopped runs are merely no longer watched.
 */
export function isCancelled({ state, target, credits }: Partial<Pick<RunSummary, 'state' | 'target' | 'credits'>>) {
  return state === 'stopped' && target === 'local' && typeof credits?.deducted === 'number';
}
