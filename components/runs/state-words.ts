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

/** Labels and explanations of the run states. Each state also has an icon, because colour alone is not enough. */
const STATES = perLocale(
  () =>
    ({
      queued: {
        label: t('Queued'),
        tone: 'quiet',
        shape: 'ring',
        means: t('It starts as soon as there is capacity.'),
      },
      sending: {
        label: t('Sending'),
        tone: 'busy',
        shape: 'half',
        means: t('Sending the request.'),
      },
      pending: { label: t('Creating'), tone: 'busy', shape: 'half', means: t('Creating the cards.') },
      review: {
        label: t('Outline ready'),
        tone: 'good',
        shape: 'dot',
        means: t('Review the outline to create the deck.'),
      },
      completed: { label: t('Completed'), tone: 'good', shape: 'check', means: t('The deck is ready.') },
      rejected: {
        label: t('Rejected'),
        tone: 'bad',
        shape: 'cross',
        means: t('The request was refused. Nothing was created.'),
      },
      failed: {
        label: t('Failed'),
        tone: 'bad',
        shape: 'cross',
        means: t('The deck couldn’t be finished.'),
      },
      missing: {
        label: t('Not found'),
        tone: 'warn',
        shape: 'query',
        means: t('The service doesn’t know this generation any more.'),
      },
      unconfirmed: {
        label: t('May have been sent'),
        tone: 'warn',
        shape: 'query',
        means: t('No clear answer came. The deck may have been created and charged.'),
      },
      stopped: {
        label: t('Not finished'),
        tone: 'warn',
        shape: 'dash',
        means: t('It may still be finished. Check again.'),
      },
    }) satisfies Record<RunState, Words>,
);

const UNWATCHED: Words = perLocale(() => ({
  label: t('Status unknown'),
  tone: 'warn',
  shape: 'query',
  means: t('Can’t check the status. The deck may still be finished.'),
}));

const CANCELLED: Words = perLocale(() => ({
  label: t('Cancelled'),
  tone: 'quiet',
  shape: 'dash',
  means: t('It was cancelled.'),
}));

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
