import type { Run, RunSummary } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { storedValues } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';

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
        means: t('It will be sent in a moment.'),
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

type Priced = Pick<Run, 'target' | 'state' | 'credits' | 'creditsAfterwards'>;

/**
 * The cost of a run in a word or two, with the cards that were written or rewritten afterwards. Null while it is
 * unknown, or if nothing was made.
 */
export function costWords({ target, state, credits, creditsAfterwards }: Priced): string | null {
  const { deducted } = credits;
  // A cancelled run pays for the cards that were written.
  if (state !== 'completed' && !(state === 'stopped' && target === 'local' && deducted)) return null;
  // Local credits are not money and must not look like it.
  if (target === 'local') return deducted === null ? null : localCreditWords(deducted + creditsAfterwards);
  if (deducted === null) return t('Cost not reported');
  return tPlural(deducted, { one: '{count} credit', other: '{count} credits' }, { count: deducted.toLocaleString() });
}

export function localCreditWords(credits: number): string {
  const count = credits.toLocaleString();
  return tPlural(credits, { one: '{count} local credit', other: '{count} local credits' }, { count });
}

/** How the engine's messages end, e.g. about an outline that was not approved. */
const NOT_CHARGED = 'Nothing was charged.';

/** What the end of a run without a deck means, shown below its error; null if the error says everything. */
export function endWords(run: RunStanding & Pick<Run, 'target' | 'error' | 'credits'>): string | null {
  const { state, error, credits } = run;
  // For a run that is no longer watched, and for a model that failed, the error says everything.
  if ((state === 'stopped' && error !== null) || isModelFailure(run)) return null;
  const { means } = stateWords(run);
  if (credits.deducted !== 0 || error?.message.endsWith(NOT_CHARGED)) return means;
  return `${means} ${t('No credits were charged.')}`;
}

const FAILED = 'The AI model couldn’t write this: {why}. Nothing was charged.';

/** Whether a local run failed because of the language model, which Settings can test. */
export function isModelFailure({ target, error }: Pick<Run, 'target' | 'error'>): boolean {
  return target === 'local' && error !== null && storedValues(FAILED, error.message) !== null;
}

const WITHOUT_MODEL = [
  'Written without the AI model: {why}. This is an outline of your text.',
  '{count} of {total} cards were written without the AI model: {why}.',
];

/**
 * The warning that a completed deck was written without the language model, if several or all of its cards were;
 * else null.
 */
export function withoutModelWarning({ target, state, warnings }: Pick<Run, 'target' | 'state' | 'warnings'>) {
  if (target !== 'local' || state !== 'completed') return null;
  return warnings.find((warning) => WITHOUT_MODEL.some((message) => storedValues(message, warning) !== null)) ?? null;
}
