import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApiToken, TokenScope, TokenToMake } from '@/lib/contract/api-tokens';
import { LIMITS } from '@/lib/contract/limits';
import type { Database } from '../database/database';
import { newId } from '../database/new-id';
import { countRows, deleteRow } from '../database/table-rows';
import type { ApiTokensTable } from '../database/tables';
import { failureLimit } from '../guard/limit-failures';
import { sameSecret } from '../guard/same-secret';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address';
import { accessLog, log } from '../log/log';

export type TokenDeps = { db: Kysely<Database>; now(): Date };

const DAY_MS = 86_400_000;
/** The precision of the time of last use. */
const USED_MS = 60_000;
/** How secrets begin, so that scanners for leaked secrets can find them. */
const PREFIX = 'cw_';
const SECRET_BYTES = 32;
const SECRET = /^cw_[\w-]{43}$/;
const SHOWN = 8;

/** Makes a token. Its secret is stored only as a hash. @returns null if there are too many already */
export async function makeToken(
  { db, now }: TokenDeps,
  { name, scope, days }: TokenToMake,
): Promise<{ token: ApiToken; secret: string } | null> {
  const at = now();
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const row: ApiTokensTable = {
    id: newId('tok', at.getTime()),
    name,
    scope,
    secret_hash: hashOf(secret),
    start: secret.slice(0, SHOWN),
    created_at: at.toISOString(),
    expires_at: days === null ? null : new Date(at.getTime() + days * DAY_MS).toISOString(),
    last_used_at: null,
  };
  const isMade = await db.transaction().execute(async (transaction) => {
    if ((await countRows(transaction, 'api_tokens')) >= LIMITS.apiTokens) return false;
    await transaction.insertInto('api_tokens').values(row).execute();
    return true;
  });
  if (!isMade) return null;
  log.info({ event: 'token made', token: row.id, scope }, 'token made');
  return { token: tokenOf(row, at), secret };
}

/** Newest first. */
export async function listTokens({ db, now }: TokenDeps): Promise<ApiToken[]> {
  const rows = await db.selectFrom('api_tokens').selectAll().orderBy('id', 'desc').execute();
  return rows.map((row) => tokenOf(row, now()));
}

/** Whether there was one to revoke. It is refused from the next call on. */
export async function revokeToken({ db }: TokenDeps, id: string): Promise<boolean> {
  const isRevoked = await deleteRow(db, 'api_tokens', id);
  if (isRevoked) log.info({ event: 'token revoked', token: id }, 'token revoked');
  return isRevoked;
}

/** The token with this secret, and notes its use; null if there is none. An expired one is returned as such. */
export async function findToken({ db, now }: TokenDeps, secret: string): Promise<ApiToken | null> {
  if (!SECRET.test(secret)) return null;
  const row = await db
    .selectFrom('api_tokens')
    .selectAll()
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  if (!row) return null;
  const at = now();
  const token = tokenOf(row, at);
  const isNoted = row.last_used_at !== null && at.getTime() - Date.parse(row.last_used_at) < USED_MS;
  if (!token.isExpired && !isNoted)
    await db
      .updateTable('api_tokens')
      .set({ last_used_at: at.toISOString() })
      .where('id', '=', row.id)
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, 'could not note when a token was last used'));
  return token;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function tokenOf(row: ApiTokensTable, now: Date): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope as TokenScope,
    start: row.start,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isExpired: row.expires_at !== null && row.expires_at <= now.toISOString(),
    lastUsedAt: row.last_used_at,
  };
}

type Judgement =
  | { ok: true; id: string; name: string; scope: TokenScope }
  /** `reason`: for a token that was valid once, or may not do this. */
  | { ok: false; status: 429 | 403; reason: string | null; retryAfter: number | null };

const SERVER_KEY = 'ENGINE_API_KEY';

type Deps = TokenDeps & { keys: readonly string[] };

/**
 * Judges the key of a call: one of `keys`, which may do everything, or an API token. Failed guesses are limited by
 * address. Calls from within the process have no client address and are not limited.
 */
export async function judgeKey(deps: Deps, headers: Headers, given: string, needs: TokenScope): Promise<Judgement> {
  const address = headers.get(CLIENT_ADDRESS_HEADER);
  const limit = failureLimit('key');
  // Make a correct key wait as well, because otherwise the response would reveal which key is correct.
  const wait = address === null ? 0 : limit.waitMs(address);
  if (wait > 0) return { ok: false, status: 429, reason: null, retryAfter: Math.ceil(wait / 1000) };
  if (deps.keys.map((key) => sameSecret(key, given)).includes(true))
    return { ok: true, id: SERVER_KEY, name: SERVER_KEY, scope: 'create' };
  const token = await findToken(deps, given);
  if (token) {
    const reason = token.isExpired
      ? 'token-expired'
      : needs === 'create' && token.scope === 'read'
        ? 'token-is-read-only'
        : null;
    if (reason === null) return { ok: true, id: token.id, name: token.name, scope: token.scope };
    return { ok: false, status: 403, reason, retryAfter: null };
  }
  // A missing key means that the client is not configured yet; it is not a guess.
  if (address !== null && given !== '') {
    const isLimited = limit.failed(address);
    accessLog().warn({ event: 'api key refused', address, isLimited }, 'api key refused');
  }
  return { ok: false, status: 403, reason: null, retryAfter: null };
}
