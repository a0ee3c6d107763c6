import { ErrorState } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import { storedValues, tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { type RunStanding, stateWords } from './state-words';

type Props = { run: Pick<Run, 'state' | 'target'>; error: NonNullable<Run['error']> };

/** Why a run is in its state. A run that is no longer watched has not failed, so it is not shown as an error. */
export function RunError({ run: { state, target }, error }: Props) {
  const message = tStored(error.message);
  if (state === 'stopped') return <p className="max-w-xl border-s-2 border-edge py-1 ps-4 text-14">{message}</p>;
  const isOfEngine = state === 'failed' && target === 'local';
  return (
    <ErrorState title={message}>
      {error.fields.length > 0 && (
        <ul className="list-disc ps-5">
          {error.fields.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path !== 'body' && <code className="font-mono text-13">{path}</code>} {tStored(message)}
            </li>
          ))}
        </ul>
      )}
      {error.statusCode !== null && !isOfEngine && <p>{t('HTTP {statusCode}', { statusCode: error.statusCode })}</p>}
    </ErrorState>
  );
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
