import 'server-only';
import type { ServiceAnswer } from '@/lib/contract/composer';
import { serviceAnswer } from '@/lib/contract/composer';
import type { StartOutcome, StatusOutcome } from '../../service/client';
import type { Generations } from '../context';

/** The column for the response behind an outcome; nothing if there was none. */
export function answerColumn(outcome: StartOutcome | StatusOutcome, at: Date): { last_answer?: string } {
  const answer = answerOf(outcome);
  return answer ? { last_answer: JSON.stringify({ at: at.toISOString(), ...answer } satisfies ServiceAnswer) } : {};
}

function answerOf(outcome: StartOutcome | StatusOutcome): Omit<ServiceAnswer, 'at'> | null {
  if (outcome.kind === 'started') return { statusCode: outcome.status, text: outcome.raw };
  if (outcome.kind === 'known') return { statusCode: outcome.httpStatus, text: outcome.raw };
  const { error } = outcome;
  return 'raw' in error && error.raw !== null ? { statusCode: error.status, text: error.raw } : null;
}

/** The last response of the service about a run; undefined for an unknown id. */
export async function readLastAnswer(
  { db }: Pick<Generations, 'db'>,
  id: string,
): Promise<ServiceAnswer | null | undefined> {
  const row = await db.selectFrom('generations').select('last_answer').where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  return row.last_answer === null ? null : serviceAnswer.parse(JSON.parse(row.last_answer));
}
