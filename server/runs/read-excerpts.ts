import 'server-only';
import type { Kysely } from 'kysely';
import type { Excerpt } from '@/lib/contract/history';
import type { Database } from '../database/database';
import { excerptOf } from './excerpt';
import { askedWords } from './fold-words';

/**
 * Rows whose texts are held at a time, and characters read for one page. Both keep the work to some ten milliseconds.
 */
const BATCH_SIZE = 5;
const MAX_CHARACTERS = 4_000_000;

/** Why each run of a page matched, by its id. A run that matches by its title alone has no excerpt. */
export async function readExcerpts(
  db: Kysely<Database>,
  ids: readonly string[],
  query: string,
): Promise<ReadonlyMap<string, Excerpt>> {
  const asked = askedWords(query);
  const found = new Map<string, Excerpt>();
  if (asked === null || asked.words.length + asked.beginnings.length === 0) return found;
  let left = MAX_CHARACTERS;
  for (let from = 0; from < ids.length && left > 0; from += BATCH_SIZE) {
    const rows = await db
      .selectFrom('generations')
      .select(['id', 'title', 'note', 'request'])
      .where('id', 'in', ids.slice(from, from + BATCH_SIZE))
      .execute();
    for (const { id, title, note, request } of rows) {
      left -= request.length;
      const { inputText, prompt, additionalInstructions } = JSON.parse(request);
      const texts = [inputText, prompt, additionalInstructions, note].filter((text) => typeof text === 'string');
      const excerpt = excerptOf(title, texts, asked);
      if (excerpt) found.set(id, excerpt);
    }
  }
  return found;
}
