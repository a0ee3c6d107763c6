import { isRefusal, RouteFailure } from '@/components/data/request-json';
import type { Draft } from '@/lib/composer/draft';
import { type DraftProblem, placeProblems } from '@/lib/composer/place-problems';
import { say } from '@/lib/words/say';

/** The type of the form's error after a lost answer. */
export const UNANSWERED = 'unanswered';

/** `type`: of the form's error, where it is not the usual one. */
export type RefusalProblem = DraftProblem & { type?: typeof UNANSWERED };

/**
 * Why a submission was not taken, told on the form's fields. The route names them within its own body, below
 * `request`; the form and the interface know them without that.
 */
export function refusalProblems(failure: unknown, draft: Draft): RefusalProblem[] {
  if (!(failure instanceof RouteFailure)) return [{ path: 'root', message: say('The form could not be sent.') }];
  if (failure.fields.length > 0)
    return placeProblems(
      failure.fields.map(({ path, message }) => ({ path: withinRequest(path), message })),
      draft,
    );
  if (isRefusal(failure)) return [{ path: 'root', message: failure.message }];
  const more = say('Sending the same text again is safe: it can’t be charged twice.');
  return [{ path: 'root', message: `${failure.message} ${more}`, type: UNANSWERED }];
}

function withinRequest(path: string): string {
  return path === 'request' ? 'body' : path.replace(/^request\./, '');
}
