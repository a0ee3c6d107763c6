import type { Run } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';

type Refused = { error: Pick<NonNullable<Run['error']>, 'statusCode' | 'fields'> | null; target: Target };

/** What to do about a refused request, depending on the reason. */
export function refusalAdvice({ error, target }: Refused): string {
  const status = error?.statusCode ?? null;
  if (status === 401)
    return t(
      'The request may be fine. Check the key (SERVICE_API_KEY), or wait if you sent many requests. Then send it again.',
    );
  if (status === 403 && target === 'remote')
    // Several reasons have this status, and the service's own words are shown above.
    return t(
      'At the service, check your credits, your plan (API access needs Pro, Ultra, Teams or Business) and the key. Then send it again.',
    );
  if (status === 402 && target === 'local') return t('Not enough local credits. Top up for free, then send it again.');
  if (status === 402)
    return t(
      'Not enough credits. Upgrade, buy more or turn on auto-recharge at the service, then send it again. Or duplicate it with fewer cards.',
    );
  if (status === 429) return t('Too many requests. Wait a few minutes, then send it again.');
  // Never sent, or refused because of a problem at the service.
  if (status === null || status >= 500) return t('Your request is fine. Try again when the service is back.');
  if (error && error.fields.length > 0) return t('Fix the fields above, then send it again.');
  return t('Fix the problem, then send it again.');
}

/** Whether changing the form may help: the service refused its content. */
export function isFixable({ state, error }: Pick<Run, 'state' | 'error'>): boolean {
  return state === 'rejected' && (error?.statusCode === 400 || error?.statusCode === 422);
}

/** Whether local credits ran out, which can be topped up for free. */
export function canTopUp({ error, target }: Refused): boolean {
  return target === 'local' && error?.statusCode === 402;
}
