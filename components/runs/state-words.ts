import type { Run, RunSummary } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

export type StateTone = 'quiet' | 'busy' | 'good' | 'warn' | 'bad';
export type StateShape = 'ring' | 'half' | 'dot' | 'check' | 'cross' | 'query' | 'dash';

type Words = {
  label: string;
  tone: StateTone;
  shape: StateShape;
  /** Explains the state in a sentence. */
  means: string;
};

function words(label: string, tone: StateTone, shape: StateShape, means: string): Words {
  return { label, tone, shape, means };
}

/** Labels and explanations of the run states. Each state also has an icon, because colour alone is not enough. */
const STATES = perLocale<Record<RunState, Words>>(() => ({
  queued: words(t('Queued'), 'quiet', 'ring', t('It starts as soon as there is capacity.')),
  sending: words(t('Sending'), 'busy', 'half', t('Sending the request.')),
  pending: words(t('Creating'), 'busy', 'half', t('Creating the cards.')),
  review: words(t('Outline ready'), 'good', 'dot', t('Review the outline to create the deck.')),
  completed: words(t('Completed'), 'good', 'check', t('The deck is ready.')),
  rejected: words(t('Rejected'), 'bad', 'cross', t('The request was refused. Nothing was created.')),
  failed: words(t('Failed'), 'bad', 'cross', t('The deck couldn’t be finished.')),
  missing: words(t('Not found'), 'warn', 'query', t('The service doesn’t know this generation any more.')),
  unconfirmed: words(
    t('May have been sent'),
    'warn',
    'query',
    t('No clear answer came. The deck may have been created and charged.'),
  ),
  stopped: words(t('Not finished'), 'warn', 'dash', t('It may still be finished. Check again.')),
}));

const UNWATCHED = perLocale(() =>
  words(t('Status unknown'), 'warn', 'query', t('Can’t check the status. The deck may still be finished.')),
);

const CANCELLED = perLocale(() => words(t('Cancelled'), 'quiet', 'dash', t('It was cancelled.')));

/** `watch` is missing if only a summary of the run is loaded. */
export type RunStanding = { state: RunState; serviceStatus: string | null; watch?: Run['watch'] } & Partial<
  Pick<Run, 'target' | 'credits'>
>;

/** A status of the service that the interface does not define is shown in its own words, capitalised. */
export function stateWords(run: RunStanding): Words {
  const known = isCancelled(run) ? CANCELLED : STATES[run.state];
  if (run.state === 'pending' && run.watch?.problem) return UNWATCHED;
  if (run.state !== 'pending' || !run.serviceStatus || run.serviceStatus === 'pending') return known;
  return {
    ...known,
    label: sentenceCase(run.serviceStatus),
    means: t('The service says “{serviceStatus}”.', { serviceStatus: run.serviceStatus }),
  };
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The options of the status filter, in the order a run goes through them. */
export const STATE_OPTIONS = perLocale(() =>
  (Object.keys(STATES) as RunState[]).map((value) => ({
    value,
    label: STATES[value].label,
  })),
);

/**
 * Whether a person cancelled a run that the engine was making. Such a run has ended, and the cards written until then
 * may be its deck. Other stopped runs are merely no longer watched.
 */
export function isCancelled({ state, target, credits }: Partial<Pick<RunSummary, 'state' | 'target' | 'credits'>>) {
  return state === 'stopped' && target === 'local' && typeof credits?.deducted === 'number';
}
