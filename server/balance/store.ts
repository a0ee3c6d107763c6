import 'server-only';
import type { Kysely } from 'kysely';
import type { Target } from '@/lib/contract/run-words';
import type { Database } from '../database/database';

/** In the database and not in memory, because the worker that learns of it may be another process. */
export type KnownBalance = { remaining: number; asOf: string };

/** What an answer told, and when it came. */
export type ToldBalance = {
  target: Target;
  remaining: number;
  at: Date;
  /** When it was asked for, where that matters: a figure that came meanwhile is newer than this one. */
  askedAt?: Date;
};

/** The newest figure that is known of a target; null when none ever came. */
export async function newestBalance(db: Kysely<Database>, target: Target): Promise<KnownBalance | null> {
  const row = await db.selectFrom('balances').selectAll().where('target', '=', target).executeTakeFirst();
  return row ? { remaining: row.remaining, asOf: row.as_of } : null;
}

/** Keeps a figure unless a newer one is there. */
export async function keepBalance(
  db: Kysely<Database>,
  { target, remaining, at, askedAt = at }: ToldBalance,
): Promise<void> {
  const told = { remaining, as_of: at.toISOString() };
  await db
    .insertInto('balances')
    .values({ target, ...told })
    .onConflict((conflict) =>
      conflict.column('target').doUpdateSet(told).where('balances.as_of', '<=', askedAt.toISOString()),
    )
    .execute();
}
