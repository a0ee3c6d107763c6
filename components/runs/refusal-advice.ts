import type { Run } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';

type Refused = { error: Pick<NonNullable<Run['error']>, 'statusCode' | 'fields'> | null; target: Target };

/** What to do about a request that was refused: that depends on what it was refused for. */
export function refusalAdvice({ error, target }: Refused): string {
  const status = error?.statusCode ?? null;
  if (status === 401)
    return say(
      'Nothing need be wrong with the request. Where the key was not taken, whoever runs Cardwright looks after it (SERVICE_API_KEY); where too much came at once, waiting helps. Then send the same request again.',
    );
  if (status === 403 && target === 'live')
    return say(
      'The service refused the key (SERVICE_API_KEY). API access needs a Pro, Ultra, Teams or Business plan. If credits have run out, upgrade, buy more or turn on auto-recharge at the service. Then send the same request again.',
    );
  if (status === 402 && target === 'practice')
    return say('The credits do not suffice for it: top up, which is free, and send the same request again.');
  if (status === 402)
    return say(
      'Not enough credits at the service. Upgrade, buy more or turn on auto-recharge there, then send the same request again. Or ask for fewer cards with “Use again”.',
    );
  if (status === 429)
    return say('Too much was asked for at once. Wait a few minutes, then send the same request again.');
  // Never sent, or refused by something that was wrong with the service.
  if (status === null || status >= 500)
    return say('Nothing is wrong with the request. Once the cause is gone, send the same request again.');
  if (error && error.fields.length > 0)
    return say('Fix the fields above. The same request would most likely be refused again.');
  return say('Fix what was refused. If the cause is gone, send the same request again.');
}

/** Whether a change of the form may help: the service refused what was in it. */
export function isFixable({ state, error }: Pick<Run, 'state' | 'error'>): boolean {
  return state === 'rejected' && (error?.statusCode === 400 || error?.statusCode === 422);
}

/** Whether it was refused for practice credits, of which there are more for the asking. */
export function wantsTopUp({ error, target }: Refused): boolean {
  return target === 'practice' && error?.statusCode === 402;
}
