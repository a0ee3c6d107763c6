import 'server-only';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import {
  type EstimateQuery,
  type PastCredits,
  type PastTime,
  RUNS_FOR_A_FIGURE,
  type TimeQuery,
} from '@/lib/contract/estimate';
import * as z from '@/lib/contract/zod';
import type { Database } from '../database/database';
import type { Generations } from '../runs/context';

/** Only the newest runs count: older ones may have had other prices, another model or another load of the service. */
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

function lastSentAt(run: ExpressionBuilder<Database, 'generations'>) {
  return run
    .selectFrom('run_events')
    .select(({ fn }) => fn.max('at').as('at'))
    .whereRef('run_events.generation_row', '=', 'generations.id')
    .where('kind', 'in', ['sending', 'outline-approved']);
}

/** The duration of similar completed runs, from the newest of those that were made here. */
export async function readUsualTime({ db }: Pick<Generations, 'db'>, asked: TimeQuery): Promise<PastTime> {
  const ids = await newestMadeHere(db, asked, MAX_RUNS);
  if (ids.length === 0) return { time: null };
  const runs = await db
    .selectFrom('generations')
    .select((run) => [
      // Measured from the last send, because earlier tries may have waited in the queue for minutes, or from the
      // approval of the outline, which waited for a person.
      run.fn.coalesce(lastSentAt(run), 'sent_at').as('sentAt'),
      'ended_at as endedAt',
    ])
    .where('id', 'in', ids)
    .execute();
  return { time: usualTime(runs) };
}

/** From the first to the ninth decile of some runs, in whole seconds; null if too few are known. */
function usualTime(runs: readonly { sentAt: string | null; endedAt: string | null }[]): PastTime['time'] {
  const times = runs
    .filter((run): run is { sentAt: string; endedAt: string } => run.sentAt !== null && run.endedAt !== null)
    .map(({ sentAt, endedAt }) => Date.parse(endedAt) - Date.parse(sentAt))
    .filter((time) => time >= 0)
    .sort((one, other) => one - other);
  if (times.length < RUNS_FOR_A_FIGURE) return null;
  const at = (share: number) => (times[Math.round(share * (times.length - 1))] ?? 0) / 1000;
  return { from: Math.floor(at(0.1)), to: Math.max(1, Math.ceil(at(0.9))) };
}

/** How many rows are examined at most, so that an estimate stays fast after a whole history was imported. */
const MOST_EXAMINED = 5000;

/** Extra conditions on the rows. */
type ExtraConditions = (is: ExpressionBuilder<Database, 'generations'>) => Expression<SqlBool>;

/**
 * The ids of the newest completed runs of a kind that were made here. Those have events, from the moment they were
 * queued; imported runs have none: their prices and times belong to another service or another machine.
 */
async function newestMadeHere(
  db: Kysely<Database>,
  { target, operation, format }: TimeQuery,
  most: number,
  extraConditions?: ExtraConditions,
): Promise<string[]> {
  let alike = db
    .selectFrom('generations')
    .select(['id', 'created_at'])
    .where('state', '=', 'completed')
    .where('target', '=', target)
    .where('operation', '=', operation);
  if (operation === 'generate') alike = alike.where('format', '=', format ?? 'presentation');
  if (extraConditions) alike = alike.where(extraConditions);
  const newest = alike.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MOST_EXAMINED).as('newest');
  const rows = await db
    .selectFrom(newest)
    .select('id')
    .where(sql<boolean>`exists (select 1 from run_events where run_events.generation_row = newest.id)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
