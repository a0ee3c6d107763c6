import 'server-only';
import type { Kysely } from 'kysely';
import type { Target } from '@/lib/contract/run-words';
import type { Database } from '../database/database';

/** Stored in the database rather than in memory, because the worker that receives a figure may be another process. */
export type KnownBalance = { remaining: number; asOf: string };

/** A figure from a response, and when it arrived. */
export type ReportedBalance = {
  target: Target;
  remaining: number;
  at: Date;
  /** When it was requested. A figure that arrived since then is newer and is kept. */
  askedAt?: Date;
  /**
   * The figure may be from any moment since `askedAt`, because the one at the end of a run is frozen there. If it is
   * lower than a figure that arrived in the meantime, it is still the newer one: credits decrease on their own and
   * increase only by hand.
   */
  mayBeOld?: boolean;
};

/** The newest known figure of a target; null if there has been none. */
export async function newestBalance(db: Kysely<Database>, target: Target): Promise<KnownBalance | null> {
  const row = await db.selectFrom('balances').selectAll().where('target', '=', target).executeTakeFirst();
  return row ? { remaining: row.remaining, asOf: row.as_of } : null;
}

/** Stores a figure unless a newer one is stored. */
export async function keepBalance(
  db: Kysely<Database>,
  { target, remaining, at, askedAt = at, mayBeOld = false }: ReportedBalance,
): Promise<void> {
  const values = { remaining, as_of: at.toISOString() };
  await db
    .insertInto('balances')
    .values({ target, ...values })
    .onConflict((conflict) =>
      conflict
        .column('target')
        .doUpdateSet(values)
        .where(({ or, eb }) =>
          or([
            eb('balances.as_of', '<=', askedAt.toISOString()),
            ...(mayBeOld ? [eb('balances.remaining', '>', remaining)] : []),
          ]),
        ),
    )
    .execute();
}
