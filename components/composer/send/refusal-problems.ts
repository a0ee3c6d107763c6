import { isRefusal, RouteFailure } from '@/components/data/request-json';
import type { Draft } from '@/lib/composer/draft';
import { type DraftProblem, placeProblems } from '@/lib/composer/draft-problems';
import { t } from '@/lib/words/t';
import { UNANSWERED } from './use-problems';

/** `type`: the form error's type, if not the default. */
export type RefusalProblem = DraftProblem & { type?: typeof UNANSWERED };

/**
 * Why a submission was refused, as errors on form fields. The route prefixes its paths with `request`; the form does
 * not.
 */
export function refusalProblems(failure: unknown, draft: Draft): RefusalProblem[] {
  if (!(failure instanceof RouteFailure)) return [{ path: 'root', message: t('Couldn’t send the form.') }];
  if (failure.fields.length > 0)
    return placeProblems(
      failure.fields.map(({ path, message }) => ({ path: withinRequest(path), message })),
      draft,
    );
  if (isRefusal(failure)) return [{ path: 'root', message: failure.message }];
  const more = t('You can send the same text again. You won’t be charged twice.');
  return [{ path: 'root', message: `${failure.message} ${more}`, type: UNANSWERED }];
}

function withinRequest(path: string): string {
  return path === 'request' ? 'body' : path.replace(/^request\./, '');
}
