import { ErrorState } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';

type Props = { state: RunState; error: NonNullable<Run['error']> };

/** Why a run stands as it does. One that is no longer watched has not failed: it is told without alarm. */
export function RunError({ state, error }: Props) {
  if (state === 'stopped') return <p className="max-w-xl border-l-2 border-edge py-1 pl-4 text-14">{error.message}</p>;
  return (
    <ErrorState title={error.message}>
      {error.fields.length > 0 && (
        <ul className="list-disc pl-5">
          {error.fields.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code className="font-mono text-13">{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {error.statusCode !== null && <p>The service answered {error.statusCode}.</p>}
    </ErrorState>
  );
}
