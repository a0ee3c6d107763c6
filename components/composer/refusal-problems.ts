import { RouteFailure } from '@/components/data/request-json';
import type { Draft } from '@/lib/composer/draft';
import { type DraftProblem, placeProblems } from '@/lib/composer/place-problems';
import { say } from '@/lib/words/say';

/**
 * Why a submission was not taken, told on the form's fields. The route names them within its own body, below
 * `request`; the form and the interface know them without that.
 */
export function refusalProblems(failure: unknown, draft: Draft): DraftProblem[] {
  if (!(failure instanceof RouteFailure)) return [{ path: 'root', message: say('The form could not be sent.') }];
  if (failure.fields.length > 0)
    return placeProblems(
      failure.fields.map(({ path, message }) => ({ path: withinRequest(path), message })),
      draft,
    );
  const more = failure.status === 0 ? ` ${say('Nothing was lost: send again, it cannot be charged twice.')}` : '';
  return [{ path: 'root', message: failure.message + more }];
}

function withinRequest(path: string): string {
  return path === 'request' ? 'body' : path.replace(/^request\./, '');
}
