import 'server-only';
import type { Updateable } from 'kysely';
import type { BulkAct, BulkAnswer, bulkRequest } from '@/lib/contract/history';
import { FINAL_STATES } from '@/lib/contract/run-words';
import type * as z from '@/lib/contract/zod';
import type { RunsTable } from '../database/composer-tables';
import { log } from '../log/log';
import type { Generations } from './context';
import { begunBefore, matchingRuns } from './find/matching-runs';
import { purgeRuns } from './purge-runs';
import { DECK_COLUMNS, settleDecks } from './send/settle-decks';
import { othersTurns, Pace } from './write-pace';

/** Bounds of the batch size. A batch is one write transaction and rewrites whole rows, whose text may be a megabyte. */
const BATCH_BOUNDS = { first: 10, least: 1, most: 200, milliseconds: 8 };

type Asked = z.output<typeof bulkRequest>;

/** `found`: more runs match now than were counted, and nothing was changed. */
export type ManyOutcome = { ok: true; answer: BulkAnswer } | { ok: false; reason: 'more'; found: number };

/**
 * Applies one action to the named runs, or to all that a filter matches, in batches, newest first. After a crash the
 * remaining runs are unchanged, and repeating the request finishes them.
 */
export async function actOnMany(deps: Pick<Generations, 'db' | 'now'>, asked: Asked): Promise<ManyOutcome> {
  const { act, counted } = asked;
  const found = await idsOf(deps, asked);
  if (counted && found.length > counted.count) return { ok: false, reason: 'more', found: found.length };
  const at = await uniqueTimestamp(deps);
  const pace = new Pace(BATCH_BOUNDS);
  const changed: string[] = [];
  try {
    for (let from = 0; from < found.length; ) {
      const some = found.slice(from, from + pace.size);
      const began = performance.now();
      changed.push(...(await change(deps, act, some, at)));
      pace.wrote(some.length, performance.now() - began);
      from += some.length;
      await othersTurns();
    }
  } finally {
    logAct(act, changed);
  }
  return { ok: true, answer: { done: changed.length, left: found.length - changed.length, at } };
}

const LOGGED_ACTS: Partial<Record<BulkAct, string>> = {
  delete: 'runs were moved to the trash',
  restore: 'runs were restored from the trash',
  purge: 'runs were purged',
};
const IDS_PER_LOG_LINE = 1000;

function logAct(act: BulkAct, runs: readonly string[]): void {
  const message = LOGGED_ACTS[act];
  if (message === undefined) return;
  for (let from = 0; from < runs.length; from += IDS_PER_LOG_LINE)
    log.info({ runs: runs.slice(from, from + IDS_PER_LOG_LINE) }, message);
}

/** All ids are read before the first change, because many actions change what their filter matches. */
async function idsOf({ db }: Pick<Generations, 'db'>, { ids, filter, counted }: Asked): Promise<string[]> {
  if (ids) return [...new Set(ids)];
  const found: string[][] = [];
  const asked = filter && counted ? begunBefore(filter, counted.at) : (filter ?? {});
  for await (const some of matchingRuns(db, asked)) found.push(some);
  return found.flat();
}

/**
 * The current time, or the next millisecond in which nothing was deleted. A bulk deletion is undone by its timestamp,
 * so the timestamp must be unique.
 */
async function uniqueTimestamp({ db, now }: Pick<Generations, 'db' | 'now'>): Promise<string> {
  for (let time = now().getTime(); ; time++) {
    const at = new Date(time).toISOString();
    const taken = await db.selectFrom('generations').select('id').where('deleted_at', '=', at).limit(1).execute();
    if (taken.length === 0) return at;
  }
}

/** Returns the ids of the runs that changed. Runs in progress are not deleted (`bin-run.ts`). */
async function change(
  deps: Pick<Generations, 'db' | 'now'>,
  act: BulkAct,
  ids: readonly string[],
  at: string,
): Promise<string[]> {
  const { db, now } = deps;
  if (act === 'purge') return purgeRuns(deps, ids);
  let update = db.updateTable('generations').set(CHANGES[act](at)).where('id', 'in', ids);
  if (act === 'star' || act === 'unstar') {
    update = update.where('star', '=', act === 'star' ? 0 : 1);
    return (await update.returning('id').execute()).map(({ id }) => id);
  }
  update =
    act === 'delete'
      ? update.where('deleted_at', 'is', null).where('state', 'in', [...FINAL_STATES])
      : update.where('deleted_at', 'is not', null);
  const query = update.returning(DECK_COLUMNS);
  const changed = await db.transaction().execute(async (transaction) => {
    const { rows } = await transaction.executeQuery(query);
    await settleDecks(transaction, rows, now());
    return rows;
  });
  return changed.map(({ id }) => id);
}

const CHANGES = {
  star: () => ({ star: 1 }),
  unstar: () => ({ star: 0 }),
  delete: (at) => ({ deleted_at: at }),
  restore: () => ({ deleted_at: null }),
} as const satisfies Record<Exclude<BulkAct, 'purge'>, (at: string) => Updateable<RunsTable>>;
