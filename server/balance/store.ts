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
  /**
   * It may be of any moment since `askedAt`, as what the end of a run tells is frozen there: then also one that is
   * lower than the figure which came meanwhile is the newer, for credits go down by themselves and up by hand only.
   */
  mayBeOld?: boolean;
};

/** The newest figure that is known of a target; null when none ever came. */
export async function newestBalance(db: Kysely<Database>, target: Target): Promise<KnownBalance | null> {
  const row = await db.selectFrom('balances').selectAll().where('target', '=', target).executeTakeFirst();
  return row ? { remaining: row.remaining, asOf: row.as_of } : null;
}

/** Keeps a figure unless a newer one is there. */
export async function keepBalance(
  db: Kysely<Database>,
  { target, remaining, at, askedAt = at, mayBeOld = false }: ToldBalance,
): Promise<void> {
  const told = { remaining, as_of: at.toISOString() };
  await db
    .insertInto('balances')
    .values({ target, ...told })
    .onConflict((conflict) =>
      conflict
        .column('target')
        .doUpdateSet(told)
        .where(({ or, eb }) =>
          or([
            eb('balances.as_of', '<=', askedAt.toISOString()),
            ...(mayBeOld ? [eb('balances.remaining', '>', remaining)] : []),
          ]),
        ),
    )
    .execute();
}
