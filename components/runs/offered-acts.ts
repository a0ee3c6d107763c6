import type { RunAct } from '@/components/data/generations';
import type { Run } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';

const ACTS = {
  queued: ['stop'],
  sending: [],
  pending: ['stop'],
  completed: [],
  rejected: ['resend'],
  failed: [],
  missing: ['attach', 'check', 'resend'],
  unconfirmed: ['attach', 'resend', 'leave'],
  stopped: ['attach', 'check'],
} satisfies Record<RunState, readonly RunAct[]>;

/**
 * What a person can do about a run that stands still. One can look again only where it is known at what; and where it
 * is, nobody is asked for an id, but of one that the service does not know.
 */
export function offeredActs({ state, generationId }: Pick<Run, 'state' | 'generationId'>): readonly RunAct[] {
  const acts: readonly RunAct[] = ACTS[state];
  if (generationId === null) return acts.filter((act) => act !== 'check');
  return state === 'missing' ? acts : acts.filter((act) => act !== 'attach');
}
