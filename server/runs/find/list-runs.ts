import 'server-only';
import type { Kysely } from 'kysely';
import type { RunPage } from '@/lib/contract/composer';
import { type Excerpt, HISTORY_SORTS, type HistorySort, historyFilter } from '@/lib/contract/history';
import * as z from '@/lib/contract/zod';
import type { Database } from '../../database/database';
import { cutPage, decodeCursor, encodeCursor, NO_CURSOR, pageLimit } from '../../lists/own-page';
import type { Generations } from '../context';
import { readSummaries } from '../read-run';
import { excerptOf } from './excerpt';
import { findRuns } from './find-runs';
import { askedWords } from './fold-words';
import { type OrderKey, orderOf } from './run-order';

const place = z.number().min(0).max(Number.MAX_SAFE_INTEGER);
const key = z.union([z.string().max(200), z.number(), z.null()]);
const cursor = z.tuple([z.enum(HISTORY_SORTS), key, place, z.string().max(100)]);

/** The query of `GET /api/generations`; unknown parameters are ignored. */
export const runQuery = historyFilter
  .extend({
    sort: z.enum(HISTORY_SORTS).default('newest'),
    limit: pageLimit,
    after: z.string().max(2000).optional(),
  })
  .transform(({ sort, limit, after, ...filter }, context) => {
    const last = after === undefined ? null : placeOf(after, sort);
    if (last !== undefined) return { filter, sort, limit, after: last };
    context.addIssue({ code: 'custom', path: ['after'], message: NO_CURSOR });
    return z.NEVER;
  });

export type RunQuery = z.output<typeof runQuery>;

/** A page of the history. A row added between two pages neither repeats nor hides another one. */
export async function listRuns(deps: Pick<Generations, 'db' | 'engine'>, asked: RunQuery): Promise<RunPage> {
  const found = await findRuns(deps.db, { ...asked, limit: asked.limit + 1 });
  const { page, next } = cutPage(found, asked.limit, (last) => encodeCursor([asked.sort, last.key, last.seq, last.id]));
  const ids = page.map(({ id }) => id);
  const [rows, excerpts] = await Promise.all([
    readSummaries(deps, ids),
    readExcerpts(deps.db, ids, asked.filter.query ?? ''),
  ]);
  const data = rows.map((row) => {
    const match = excerpts.get(row.id);
    return match ? { ...row, match } : row;
  });
  return { data, ...next };
}

/** Undefined if the text is not a cursor of this order. */
function placeOf(text: string, sort: HistorySort): OrderKey | undefined {
  const parsed = cursor.safeParse(decodeCursor(text));
  if (!parsed.success) return undefined;
  const [of, key, seq, id] = parsed.data;
  const isOfOrder = of === sort && (key === null) === (orderOf(sort).key === null);
  const isOfType = key === null || typeof key === (sort === 'title' ? 'string' : 'number');
  return isOfOrder && isOfType && !`${key}${id}`.includes('\0') ? { key, seq, id } : undefined;
}

/**
 * Rows whose texts are held at a time, and characters read for one page. Both keep the work to some ten milliseconds.
 */
const BATCH_SIZE = 5;
const MAX_CHARACTERS = 4_000_000;

/** Why each run of a page matched, by its id. A run that matches by its title alone has no excerpt. */
async function readExcerpts(
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
