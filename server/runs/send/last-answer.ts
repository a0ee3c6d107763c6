import 'server-only';
import type { ServiceAnswer } from '@/lib/contract/composer';
import { type Run, serviceAnswer } from '@/lib/contract/composer';
import { parseJson } from '@/lib/json';
import type { RunRow } from '../../database/composer-tables';
import { REDACTED } from '../../log/redact-secrets';
import type { StartOutcome, StatusOutcome } from '../../service/client';
import type { Generations } from '../context';
import { linksIn } from '../watch/export-link';

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

const MAX_OFFERED = 10;

type Answered = Pick<RunRow, 'target' | 'state' | 'last_answer' | 'artifact_url'>;

/**
 * The addresses in the answer of a completed remote run, whatever their names and schemes, except the deck's own. The
 * interface does not name the member with the file (docs/spec/interface.md#2.8), so a person may recognise it.
 */
export function answerLinks({ target, state, last_answer, artifact_url }: Answered): Run['answerLinks'] {
  if (target !== 'remote' || state !== 'completed' || last_answer === null) return undefined;
  const { text } = serviceAnswer.parse(JSON.parse(last_answer));
  // An answer that was too long to be stored whole is no JSON, and has none.
  const links = linksIn(parseJson(text), anyLink);
  const others = links.filter(({ link }) => link !== artifact_url);
  return others.length > 0 ? others.slice(0, MAX_OFFERED) : undefined;
}

function anyLink(text: string): string | null {
  const isLink = /^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(text) && text.length <= 8192 && URL.canParse(text);
  return isLink && !text.includes(REDACTED) ? new URL(text).href : null;
}
