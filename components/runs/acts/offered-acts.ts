import type { RunAct } from '@/components/data/runs';
import type { Run } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import { isCancelled } from '../state-words';

const ACTS = {
  queued: ['stop'],
  sending: [],
  pending: ['stop'],
  review: ['stop'],
  completed: [],
  rejected: ['resend'],
  failed: [],
  missing: ['attach', 'check', 'resend'],
  unconfirmed: ['attach', 'resend', 'leave'],
  stopped: ['attach', 'check'],
} satisfies Record<RunState, readonly RunAct[]>;

type Offering = Pick<Run, 'state' | 'generationId'> & Partial<Pick<Run, 'target' | 'credits'>>;

/**
 * The actions on a run that is waiting for a person. Checking again requires a known id; an id is only asked for if it
 * is unknown or the service does not recognise it.
 */
export function offeredActs(run: Offering): readonly RunAct[] {
  const { state, generationId } = run;
  if (isCancelled(run)) return [];
  const acts: readonly RunAct[] = ACTS[state];
  if (generationId === null) return acts.filter((act) => act !== 'check');
  return state === 'missing' ? acts : acts.filter((act) => act !== 'attach');
}
