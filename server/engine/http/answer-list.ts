import 'server-only';
import { sql } from 'kysely';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Engine } from '../context';
import { signingSecret } from '../store/settings';
import { answer, refuseProblems } from './answer';
import { type Listing, readCursor, writeCursor } from './cursor';
import { readListRequest } from './list-request';

export type ListRow = { id: string; name: string; name_key: string; data: string | null };

const TABLES = { themes: 'engine_themes', folders: 'engine_folders' } as const;

/**
 * docs/spec/interface.md#4.1, #4.2. Keyset pagination by name, then id, so that a row inserted between two pages never
 * repeats or hides another one.
 */
export async function answerList(
  engine: Engine,
  list: Listing['list'],
  parameters: URLSearchParams,
  toItem: (row: ListRow) => object,
): Promise<Response> {
  const reading = readListRequest(parameters);
  if (!reading.ok) return refuseProblems(reading.problems);
  const { query, limit, after } = reading.value;
  const secret = await signingSecret(engine.db);
  const place = after === null ? null : readCursor(secret, { list, query }, after);
  if (after !== null && place === null)
    return refuseProblems([{ path: 'after', message: englishMessage('is not a cursor of this list') }]);

  const containsQuery = sql<boolean>`name_key like ${`%${query.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
  const isMember = list === 'folders' ? sql<boolean>`is_member = 1` : sql<boolean>`1 = 1`;
  const follows = place
    ? sql<boolean>`(name_key > ${place.nameKey} or (name_key = ${place.nameKey} and id > ${place.id}))`
    : sql<boolean>`1 = 1`;
  const data = list === 'themes' ? sql`data` : sql`null as data`;
  const found = await sql<ListRow>`
    select id, name, name_key, ${data} from ${sql.table(TABLES[list])}
    where ${containsQuery} and ${isMember} and ${follows}
    order by name_key, id limit ${limit + 1}`.execute(engine.db);

  const page = found.rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = found.rows.length > limit && last !== undefined;
  const nextCursor = hasMore ? writeCursor(secret, { list, query }, { nameKey: last.name_key, id: last.id }) : null;
  return answer(200, { data: page.map(toItem), hasMore, nextCursor });
}
