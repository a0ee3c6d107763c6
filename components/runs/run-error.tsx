import { ErrorState } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';

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
