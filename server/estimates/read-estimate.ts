import 'server-only';
import { type EstimateQuery, type PastCredits, RUNS_FOR_A_FIGURE } from '@/lib/contract/estimate';
import * as z from '@/lib/contract/zod';
import type { Generations } from '../runs/context';
import { newestMadeHere } from './newest-made-here';

/** Only the newest runs count, because older ones may have been made at other prices. */
const MAX_RUNS = 50;
/**
 * Limits on the rows examined and on the characters of their requests, so that an estimate stays fast with long texts.
 */
const MAX_ROWS = 400;
const PAGE_SIZE = 40;
const MAX_TEXT = 8_000_000;

/** The parts of a request that determine the price. Parsed leniently, because a row may come from an older version. */
const priced = z.looseObject({
  imageOptions: z
    .looseObject({ source: z.string().optional().catch(undefined), model: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** The cost of similar completed runs, from the newest of those that were made here. */
export async function readEstimate({ db }: Pick<Generations, 'db'>, asked: EstimateQuery): Promise<PastCredits> {
  const byRun = asked.operation === 'template' && asked.target === 'remote';
  const ids = await newestMadeHere(db, asked, MAX_ROWS, (is) =>
    is.and([
      is('credits_deducted', 'is not', null),
      ...(byRun ? [] : [is('cards', '>', 0)]),
      // Sent twice, so possibly charged twice: not usable for an estimate.
      is('resends', '=', 0),
    ]),
  );
  const costs: number[] = [];
  let text = 0;
  for (let from = 0; from < ids.length && text < MAX_TEXT && costs.length < MAX_RUNS; from += PAGE_SIZE) {
    const rows = await db
      .selectFrom('generations')
      .select(['cards', 'credits_deducted', 'request'])
      .where('id', 'in', ids.slice(from, from + PAGE_SIZE))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    for (const { cards, credits_deducted, request } of rows) {
      text += request.length;
      const parts = byRun ? 1 : cards;
      if (parts && credits_deducted !== null && isAlike(request, asked)) costs.push(credits_deducted / parts);
    }
  }
  const newest = costs.slice(0, MAX_RUNS);
  const span = newest.length < RUNS_FOR_A_FIGURE ? null : creditQuantiles(newest);
  return { runs: newest.length, perCard: byRun ? null : span, perRun: byRun ? span : null };
}

/**
 * A request without a source leaves the choice to the service, which generates images by AI
 * (docs/spec/interface.md#2.4.2).
 */
function isAlike(request: string, asked: EstimateQuery): boolean {
  const { imageOptions } = priced.parse(JSON.parse(request));
  if ((imageOptions?.model ?? '') !== (asked.imageModel ?? '')) return false;
  return asked.operation === 'template' || sourceOf(imageOptions?.source) === sourceOf(asked.imageSource);
}

function sourceOf(source: string | undefined): string {
  return source ?? 'aiGenerated';
}

/** The first and ninth decile of some figures, so that one outlier does not widen the range. Never empty. */
function creditQuantiles(figures: readonly number[]): { low: number; high: number } {
  const sorted = [...figures].sort((one, other) => one - other);
  return { low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
}

/** Interpolates linearly between two figures. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
