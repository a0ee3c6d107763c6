import type { Run } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';

export type StateTone = 'quiet' | 'busy' | 'good' | 'warn' | 'bad';
export type StateShape = 'ring' | 'half' | 'dot' | 'check' | 'cross' | 'query' | 'dash';

type Words = {
  label: string;
  tone: StateTone;
  shape: StateShape;
  /** What it means, in a sentence. */
  means: string;
};

/** The words that tell the truth about a run. Each has a shape as well: nothing is said by colour alone. */
const STATES = {
  queued: {
    label: say('Queued'),
    tone: 'quiet',
    shape: 'ring',
    means: say('It is kept here and will be sent in a moment.'),
  },
  sending: {
    label: say('Sending'),
    tone: 'busy',
    shape: 'half',
    means: say('The request is on its way to the service.'),
  },
  pending: { label: say('Generating'), tone: 'busy', shape: 'half', means: say('The service is making the cards.') },
  completed: { label: say('Done'), tone: 'good', shape: 'check', means: say('The cards are made.') },
  rejected: {
    label: say('Rejected'),
    tone: 'bad',
    shape: 'cross',
    means: say('The request was not taken. Nothing was made.'),
  },
  failed: {
    label: say('Failed'),
    tone: 'bad',
    shape: 'cross',
    means: say('The service took the request and could not finish it.'),
  },
  missing: {
    label: say('Missing'),
    tone: 'warn',
    shape: 'query',
    means: say('The service no longer knows this generation.'),
  },
  unconfirmed: {
    label: say('May have been sent'),
    tone: 'warn',
    shape: 'query',
    means: say('No clear answer came. The deck may have been made and charged.'),
  },
  stopped: {
    label: say('Still not finished'),
    tone: 'warn',
    shape: 'dash',
    means: say('It was not finished when watching ended here. It may still be made: look again.'),
  },
} satisfies Record<RunState, Words>;

const UNWATCHED: Words = {
  label: say('Status unknown'),
  tone: 'warn',
  shape: 'query',
  means: say('The status can’t be checked. The deck may still be made.'),
};

/** `watch` is left out where only a summary of the run is known. */
export type RunStanding = { state: RunState; serviceStatus: string | null; watch?: Run['watch'] };

/** A state word of the service that the interface does not know is shown as it came. */
export function stateWords(run: RunStanding): Words {
  const known = STATES[run.state];
  if (run.state === 'pending' && run.watch?.problem) return UNWATCHED;
  if (run.state !== 'pending' || !run.serviceStatus || run.serviceStatus === 'pending') return known;
  return {
    ...known,
    label: run.serviceStatus,
    means: say('The service says “{serviceStatus}”; it is watched further.', { serviceStatus: run.serviceStatus }),
  };
}

/** The choices of a filter, in the order a run goes through them. */
export const STATE_OPTIONS = (Object.keys(STATES) as RunState[]).map((value) => ({
  value,
  label: STATES[value].label,
}));
