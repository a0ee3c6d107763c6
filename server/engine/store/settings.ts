import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';

/**
 * A setting of the workspace. It is set to `initial` if it was never set, which is safe even if several processes read
 * it for the first time at once.
 */
export async function setting(db: Kysely<Database>, key: string, initial: () => string): Promise<string> {
  const find = () => db.selectFrom('engine_settings').select('value').where('key', '=', key).executeTakeFirst();
  const found = await find();
  if (found) return found.value;
  const row = { key, value: initial() };
  await db
    .insertInto('engine_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await find())?.value ?? row.value;
}

/**
 * The secret that signs cursors and export links. Stored, so that they stay valid after a restart and in all processes.
 */
export function signingSecret(db: Kysely<Database>): Promise<string> {
  return setting(db, 'signing-secret', () => randomBytes(32).toString('base64url'));
}

export { sameSecret } from '../../guard/same-secret';

/** Signs `text` for one purpose only, so that a cursor's signature never opens an export. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
