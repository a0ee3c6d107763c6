import 'server-only';
import type { DraftPage } from '@/lib/contract/drafts';
import * as z from '@/lib/contract/zod';
import { cursorOf, encodeCursor, pageLimit } from '../lists/own-page';
import type { Drafts } from './context';
import { SUMMARY, summaryOf } from './store';

/** The query of `GET /api/drafts`; unknown parameters are ignored. */
export const draftQuery = z.object({
  limit: pageLimit,
  after: cursorOf(z.tuple([z.iso.datetime(), z.uuid()]), 500).optional(),
});

/**
 * A page of the drafts that are not deleted, last changed first. A draft that changes between two pages moves to the
 * front.
 */
export async function listDrafts({ db }: Drafts, asked: z.output<typeof draftQuery>): Promise<DraftPage> {
  let select = db
    .selectFrom('drafts')
    .select(SUMMARY)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
  if (asked.after) {
    const [at, id] = asked.after;
    select = select.where((is) =>
      is.or([is('updated_at', '<', at), is.and([is('updated_at', '=', at), is('id', '<', id)])]),
    );
  }
  const rows = await select.limit(asked.limit + 1).execute();
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  const hasMore = rows.length > asked.limit && last !== undefined;
  return { data: page.map(summaryOf), hasMore, nextCursor: hasMore ? encodeCursor([last.updated_at, last.id]) : null };
}
