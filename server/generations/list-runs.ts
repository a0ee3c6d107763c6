import 'server-only';
import type { RunPage } from '@/lib/contract/composer';
import { HISTORY_SORTS, type HistorySort, historyFilter } from '@/lib/contract/history';
import * as z from '@/lib/contract/zod';
import { inEnglish } from '@/lib/words/say-kept';
import type { Generations } from './context';
import { findRuns } from './find-runs';
import { readSummaries } from './read-run';
import { type OrderKey, orderOf } from './run-order';

const PAGE = { default: 20, max: 100 } as const;

const place = z.number().min(0).max(Number.MAX_SAFE_INTEGER);
const key = z.union([z.string().max(200), z.number(), z.null()]);
const cursor = z.tuple([z.enum(HISTORY_SORTS), key, place, z.string().max(100)]);

/** The query of `GET /api/generations`; parameters it does not know are let through. */
export const runQuery = historyFilter
  .extend({
    sort: z
      .enum(HISTORY_SORTS, inEnglish('must be one of {values}', { values: HISTORY_SORTS.join(', ') }))
      .default('newest'),
    limit: z
      .string()
      .regex(/^\d{1,3}$/, inEnglish('must be a whole number from {min} to {max}', { min: 1, max: PAGE.max }))
      .transform(Number)
      .refine(
        (value) => value >= 1 && value <= PAGE.max,
        inEnglish('must be a whole number from {min} to {max}', { min: 1, max: PAGE.max }),
      )
      .default(PAGE.default),
    after: z.string().max(2000).optional(),
  })
  .transform(({ sort, limit, after, ...filter }, context) => {
    const last = after === undefined ? null : decodeCursor(after, sort);
    if (last !== undefined) return { filter, sort, limit, after: last };
    context.addIssue({ code: 'custom', path: ['after'], message: inEnglish('is not a cursor of this list') });
    return z.NEVER;
  });

export type RunQuery = z.output<typeof runQuery>;

/** A page of the history. A row that comes in between pages neither repeats nor hides one that stood. */
export async function listRuns(world: Pick<Generations, 'db' | 'engine'>, asked: RunQuery): Promise<RunPage> {
  const found = await findRuns(world.db, { ...asked, limit: asked.limit + 1 });
  const page = found.slice(0, asked.limit);
  const last = page.at(-1);
  const hasMore = found.length > asked.limit && last !== undefined;
  const data = await readSummaries(
    world,
    page.map(({ id }) => id),
  );
  return { data, hasMore, nextCursor: hasMore ? encodeCursor(asked.sort, last) : null };
}

function encodeCursor(sort: HistorySort, { key, seq, id }: OrderKey): string {
  return Buffer.from(JSON.stringify([sort, key, seq, id])).toString('base64url');
}

/** Undefined for what is no cursor of a list in this order. */
function decodeCursor(text: string, sort: HistorySort): OrderKey | undefined {
  try {
    const [of, key, seq, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    const isOfOrder = of === sort && (key === null) === (orderOf(sort).key === null);
    const isOfType = key === null || typeof key === (sort === 'title' ? 'string' : 'number');
    return isOfOrder && isOfType && !`${key}${id}`.includes('\0') ? { key, seq, id } : undefined;
  } catch {
    // Whatever it was, it is no cursor.
    return undefined;
  }
}
