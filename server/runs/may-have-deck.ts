import type { RunState } from '@/lib/contract/run-words';

/** States in which a local run with an artifact has a deck: a cancelled one has the cards that were written. */
export function mayHaveDeck(state: RunState): boolean {
  return state === 'completed' || state === 'stopped';
}
