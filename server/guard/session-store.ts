import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { SessionsTable } from '../database/session-tables';

type Db = Kysely<Database>;

/** More devices than one workspace has. Beyond this, those not seen for the longest time are signed out. */
const MAX_SESSIONS = 200;

/** The session with this secret, unless it has ended. */
export async function findSession(
  db: Db,
  { secretHash, now }: { secretHash: string; now: Date },
): Promise<SessionsTable | null> {
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a session, and removes expired and excess ones. */
export async function insertSession(db: Db, row: SessionsTable): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('sessions').where('expires_at', '<=', row.created_at).execute();
    await transaction.deleteFrom('sessions').where('token_mark', '!=', row.token_mark).execute();
    await transaction.insertInto('sessions').values(row).execute();
    const kept = transaction
      .selectFrom('sessions')
      .select('id')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_SESSIONS);
    await transaction.deleteFrom('sessions').where('id', 'not in', kept).execute();
  });
}

export async function noteSeen(db: Db, id: string, seen: { at: Date; address: string }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: seen.at.toISOString(), address: seen.address })
    .where('id', '=', id)
    .execute();
}

/** Returns whether there was such a session. */
export async function deleteSession(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The active sessions of this access token, most recently seen first. */
export async function findSessions(
  db: Db,
  { tokenMark, now }: { tokenMark: string; now: Date },
): Promise<SessionsTable[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('token_mark', '=', tokenMark)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
