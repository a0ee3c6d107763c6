import 'server-only';
import { sql } from 'kysely';
import { LIMITS } from '@/lib/contract/limits';
import type { Problem } from '@/lib/contract/request/problems';
import { isKeepable } from '@/lib/contract/text';
import * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import { holds } from '../../database/table-rows';
import { cutPage } from '../../lists/own-page';
import type { Engine } from '../context';
import { nameKey } from '../store/folders-store';
import { sameSecret, sign, signingSecret } from '../store/settings';
import { answer, refuseProblems } from './answer';

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

  const isMember = list === 'folders' ? sql<boolean>`is_member = 1` : sql<boolean>`1 = 1`;
  const follows = place
    ? sql<boolean>`(name_key > ${place.nameKey} or (name_key = ${place.nameKey} and id > ${place.id}))`
    : sql<boolean>`1 = 1`;
  const data = list === 'themes' ? sql`data` : sql`null as data`;
  const found = await sql<ListRow>`
    select id, name, name_key, ${data} from ${sql.table(TABLES[list])}
    where ${holds('name_key', query)} and ${isMember} and ${follows}
    order by name_key, id limit ${limit + 1}`.execute(engine.db);

  const { page, next } = cutPage(found.rows, limit, (last) =>
    writeCursor(secret, { list, query }, { nameKey: last.name_key, id: last.id }),
  );
  return answer(200, { data: page.map(toItem), ...next });
}

/** Where a page ended: the sort key of its last row (name, then id). */
type Place = { nameKey: string; id: string };
type Listing = { list: 'themes' | 'folders'; query: string };

const place = z.tuple([z.string(), z.string()]);

/** An opaque, signed cursor, bound to the list and query but not to the limit (docs/spec/settled-points.md#4). */
function writeCursor(secret: string, listing: Listing, { nameKey, id }: Place): string {
  const content = Buffer.from(JSON.stringify([nameKey, id])).toString('base64url');
  return `${content}.${sign(secret, purpose(listing), content)}`;
}

/** Null for a cursor that is forged, or belongs to another list or query. */
function readCursor(secret: string, listing: Listing, cursor: string): Place | null {
  const [content = '', signature = '', ...more] = cursor.split('.');
  if (more.length > 0 || !sameSecret(signature, sign(secret, purpose(listing), content))) return null;
  const read = place.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return read.success ? { nameKey: read.data[0], id: read.data[1] } : null;
}

function purpose({ list, query }: Listing): string {
  return `cursor ${list} ${query}`;
}

type ListRequest = { query: string; limit: number; after: string | null };
type ListReading = { ok: true; value: ListRequest } | { ok: false; problems: Problem[] };

const { min, max, default: defaultLimit } = LIMITS.listLimit;

/**
 * docs/spec/interface.md#4.1, docs/spec/settled-points.md#4. A blank `query` is ignored, and a repeated parameter is an
 * error.
 */
function readListRequest(parameters: URLSearchParams): ListReading {
  const problems: Problem[] = [];
  const one = (name: string): string | null => {
    const values = parameters.getAll(name);
    if (values.length > 1) problems.push({ path: name, message: englishMessage('must be given once') });
    return values[0] ?? null;
  };
  const [query, limit, after] = [one('query') ?? '', one('limit') ?? String(defaultLimit), one('after')];
  if (query.length > LIMITS.query)
    problems.push({
      path: 'query',
      message: englishMessage('must be at most {max} characters', { max: LIMITS.query }),
    });
  else if (!isKeepable(query))
    problems.push({ path: 'query', message: englishMessage('must not contain NUL or lone surrogate characters') });
  if (!/^\d{1,2}$/.test(limit) || Number(limit) < min || Number(limit) > max)
    problems.push({
      path: 'limit',
      message: englishMessage('must be a whole number from {min} to {max}', { min, max }),
    });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { query: nameKey(query.trim()), limit: Number(limit), after } };
}
