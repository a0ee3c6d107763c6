import 'server-only';
import { type EstimateQuery, type PastCredits, RUNS_FOR_A_FIGURE } from '@/lib/contract/estimate';
import * as z from '@/lib/contract/zod';
import type { Generations } from '../runs/context';
import { creditQuantiles } from './credit-quantiles';
import { newestMadeHere } from './newest-made-here';

/** Older runs were made at other prices. */
const NEWEST = 50;
/** Rows examined, and characters of their requests: a person with long texts must not wait for an estimate. */
const LOOKED_AT = 400;
const PAGE = 40;
const MOST_TEXT = 8_000_000;

/** What determines the price besides the columns of the row. Parsed leniently: a row may come from an older version. */
const priced = z.looseObject({
  imageOptions: z
    .looseObject({ source: z.string().optional().catch(undefined), model: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** The cost of similar completed runs, from the newest of those that were made here. */
export async function readEstimate({ db }: Pick<Generations, 'db'>, asked: EstimateQuery): Promise<PastCredits> {
  const byRun = asked.operation === 'template' && asked.target === 'remote';
  const ids = await newestMadeHere(db, asked, LOOKED_AT, (is) =>
    is.and([
      is('credits_deducted', 'is not', null),
      ...(byRun ? [] : [is('cards', '>', 0)]),
      // Sent twice, so possibly charged twice: not usable for an estimate.
      is('resends', '=', 0),
    ]),
  );
  const costs: number[] = [];
  let text = 0;
  for (let from = 0; from < ids.length && text < MOST_TEXT && costs.length < NEWEST; from += PAGE) {
    const rows = await db
      .selectFrom('generations')
      .select(['cards', 'credits_deducted', 'request'])
      .where('id', 'in', ids.slice(from, from + PAGE))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    for (const { cards, credits_deducted, request } of rows) {
      text += request.length;
      const parts = byRun ? 1 : cards;
      if (parts && credits_deducted !== null && isAlike(request, asked)) costs.push(credits_deducted / parts);
    }
  }
  const newest = costs.slice(0, NEWEST);
  const span = newest.length < RUNS_FOR_A_FIGURE ? null : creditQuantiles(newest);
  return { runs: newest.length, perCard: byRun ? null : span, perRun: byRun ? span : null };
}

/** A request without a source leaves it to the service, which generates images by AI (docs/spec/interface.md#2.4.2). */
function isAlike(request: string, asked: EstimateQuery): boolean {
  const { imageOptions } = priced.parse(JSON.parse(request));
  if ((imageOptions?.model ?? '') !== (asked.imageModel ?? '')) return false;
  return asked.operation === 'template' || sourceOf(imageOptions?.source) === sourceOf(asked.imageSource);
}

function sourceOf(source: string | undefined): string {
  return source ?? 'aiGenerated';
}
