import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { Card, CardOrigin } from '@/lib/deck/blocks';
import type { PlacedCard } from '@/lib/deck/placed';
import type { Database } from '../../database/database';
import type { EngineTables } from '../../database/engine-tables';

export type RewriteRow = Selectable<EngineTables['engine_rewrites']>;

/** `queued` and `asking`: in progress. `accepted`, `undone`, `discarded` and `stopped`: decided by the user. */
export type RewriteState = 'queued' | 'asking' | 'ready' | 'failed' | 'stopped' | 'accepted' | 'undone' | 'discarded';

export type CardVersion = { card: Card; pages: PlacedCard[]; origin?: CardOrigin | null };

/** A rewrite as callers see it. It has both versions only while the user has to decide. */
export type RewriteFacts = {
  id: string;
  /** 0-based. */
  card: number;
  instruction: string;
  state: RewriteState;
  createdAt: string;
  error: string | null;
  before: PlacedCard[] | null;
  after: PlacedCard[] | null;
};

/** At most this many rewrites of a deck are listed. */
const MAX_LISTED = 100;

/** The rewrites of a deck, newest first. */
export async function listRewrites(db: Kysely<Database>, artifactId: string): Promise<RewriteFacts[]> {
  const rows = await db
    .selectFrom('engine_rewrites')
    .select(['id', 'card', 'instruction', 'state', 'error_message', 'created_at'])
    .where('artifact_id', '=', artifactId)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const open = rows.filter(({ state }) => state === 'ready').map(({ id }) => id);
  const versions = new Map((await findRows(db, open)).map((row) => [row.id, row]));
  return rows.map(({ error_message, created_at, ...row }) => {
    const version = versions.get(row.id);
    return {
      ...row,
      state: row.state as RewriteState,
      createdAt: created_at,
      error: error_message,
      before: version ? versionOf(version.before).pages : null,
      after: version ? versionOf(version.after).pages : null,
    };
  });
}

async function findRows(db: Kysely<Database>, ids: readonly string[]): Promise<RewriteRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('engine_rewrites').selectAll().where('id', 'in', ids).execute();
}

export async function findRewrite(db: Kysely<Database>, artifactId: string, id: string): Promise<RewriteRow | null> {
  const row = db.selectFrom('engine_rewrites').selectAll().where('id', '=', id).where('artifact_id', '=', artifactId);
  return (await row.executeTakeFirst()) ?? null;
}

/** Credits for written and rewritten cards by deck. Those that failed or were stopped are refunded. */
export async function rewriteCredits(
  db: Kysely<Database>,
  artifactIds: readonly string[],
): Promise<Map<string, number>> {
  if (artifactIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('engine_rewrites')
    .select(({ fn }) => ['artifact_id', fn.sum('reserved').as('credits')])
    .where('artifact_id', 'in', artifactIds)
    .where('state', 'not in', ['failed', 'stopped'])
    .groupBy('artifact_id')
    .execute();
  return new Map(rows.map(({ artifact_id, credits }) => [artifact_id, Number(credits)]));
}

/** Parses a stored version without validation, because only this module's callers write it. */
export function versionOf(json: string): CardVersion {
  return JSON.parse(json) as CardVersion;
}

/** Changes the row if it is in the state `from`. False if it is not. */
export async function moveRewrite(
  db: Kysely<Database>,
  id: string,
  from: RewriteState,
  facts: Partial<RewriteRow> & { state: RewriteState },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('engine_rewrites')
    .set(facts)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
