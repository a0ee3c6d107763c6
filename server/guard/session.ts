import 'server-only';
import { createHash, createHmac, randomBytes, scryptSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SignedInDevice } from '@/lib/contract/settings';
import { type Config, config } from '../config';
import { now } from '../database/clock';
import { type Database, database } from '../database/database';
import { newId } from '../database/new-id';
import { deleteRow } from '../database/table-rows';
import type { SessionsTable } from '../database/tables';
import { clientAddressOf } from '../http/client-address';
import { log } from '../log/log';
import { perProcess } from '../per-process';
import { sameSecret } from './same-secret';

export type SessionDeps = {
  access: Partial<Pick<Config, 'accessToken' | 'publicUrl'>>;
  db(): Promise<Kysely<Database>>;
  now(): Date;
};

/** How long a session revoked by another process is still accepted. */
const CACHE_MS = 3000;
const MAX_CACHED = 1000;
/** The precision of a device's last-seen time. */
const SEEN_MS = 5 * 60_000;

const cache = perProcess('cardwrightSessions', () => ({
  sessions: new Map<string, { id: string; checkedAt: number }>(),
  revocations: 0,
}));

function processDeps(): SessionDeps {
  return { access: config(), db: database, now };
}

/**
 * Whether the request comes from the workspace's owner: everyone if no `ACCESS_TOKEN` is set, otherwise a signed-in
 * device.
 */
export async function hasSession(headers: Headers, deps: SessionDeps = processDeps()): Promise<boolean> {
  return !deps.access.accessToken || (await sessionOf(headers, deps)) !== null;
}

/** The session id of the request's cookie. */
async function sessionOf(headers: Headers, { access, db, now }: SessionDeps): Promise<string | null> {
  const secret = access.accessToken ? readSecret(headers, access.accessToken) : null;
  if (secret === null) return null;
  const secretHash = hashSecret(secret);
  const { sessions, revocations } = cache();
  const at = now();
  const known = sessions.get(secretHash);
  if (known && Math.abs(at.getTime() - known.checkedAt) < CACHE_MS) return known.id;
  const row = await findSession(await db(), { secretHash, now: at });
  sessions.delete(secretHash);
  if (!row) return null;
  // A revocation during the read may have been for this session.
  if (cache().revocations === revocations) {
    if (sessions.size >= MAX_CACHED) sessions.clear();
    sessions.set(secretHash, { id: row.id, checkedAt: at.getTime() });
  }
  if (at.getTime() - Date.parse(row.last_seen_at) > SEEN_MS)
    await noteSeen(await db(), row.id, { at, address: clientAddressOf(headers) }).catch((error: unknown) => {
      log.warn({ err: error }, 'could not note when a session was last seen');
    });
  return row.id;
}

/** Whether this is the access token; synchronous, so that a failure is counted before the next try is checked. */
export function isAccessToken(token: string, { accessToken }: SessionDeps['access'] = config()): boolean {
  return accessToken !== undefined && sameSecret(token, accessToken);
}

/** Starts a session for a correct access token, and returns its `Set-Cookie`. */
export async function startSession(headers: Headers, deps: SessionDeps = processDeps()): Promise<string> {
  const { accessToken } = deps.access;
  if (!accessToken) throw new Error('there are no sessions without an access token');
  const [secret, at, address] = [newSecret(), deps.now(), clientAddressOf(headers)];
  const id = newId('ses', at.getTime());
  await insertSession(await deps.db(), {
    id,
    secret_hash: hashSecret(secret),
    token_mark: markOfToken(accessToken),
    ...describeDevice(headers.get('user-agent')),
    address,
    created_at: at.toISOString(),
    last_seen_at: at.toISOString(),
    expires_at: new Date(at.getTime() + SESSION_SECONDS * 1000).toISOString(),
  });
  log.info({ event: 'signed in', session: id, address }, 'signed in');
  return sessionCookie(signedSecret(secret, accessToken), SESSION_SECONDS, deps.access);
}

/** Ends the request's own session, and returns the `Set-Cookie` that removes its cookie. */
export async function signOut(headers: Headers, deps: SessionDeps = processDeps()): Promise<string> {
  const id = await sessionOf(headers, deps);
  if (id !== null && (await end(id, deps)))
    log.info({ event: 'signed out', session: id, address: clientAddressOf(headers) }, 'signed out');
  return sessionCookie('', 0, deps.access);
}

/** Ends a session, for instance of another device; false if there is none with this id. */
export async function revokeSession(id: string, headers: Headers, deps: SessionDeps = processDeps()): Promise<boolean> {
  if (!(await end(id, deps))) return false;
  log.info({ event: 'session revoked', session: id, address: clientAddressOf(headers) }, 'session revoked');
  return true;
}

/** The signed-in devices, most recently seen first. */
export async function listSessions(headers: Headers, deps: SessionDeps = processDeps()): Promise<SignedInDevice[]> {
  const { accessToken } = deps.access;
  if (!accessToken) return [];
  const own = await sessionOf(headers, deps);
  const rows = await findSessions(await deps.db(), { tokenMark: markOfToken(accessToken), now: deps.now() });
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === own,
    browser: row.browser,
    system: row.system,
    address: row.address,
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
}

async function end(id: string, { db }: SessionDeps): Promise<boolean> {
  const isGone = await deleteRow(await db(), 'sessions', id);
  const { sessions } = cache();
  cache().revocations += 1;
  for (const [hash, known] of sessions) if (known.id === id) sessions.delete(hash);
  return isGone;
}

type Db = Kysely<Database>;

/** More devices than one workspace has. Beyond this, those not seen for the longest time are signed out. */
const MAX_SESSIONS = 200;

/** The session with this secret, unless it has ended. */
async function findSession(
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
async function insertSession(db: Db, row: SessionsTable): Promise<void> {
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

async function noteSeen(db: Db, id: string, seen: { at: Date; address: string }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: seen.at.toISOString(), address: seen.address })
    .where('id', '=', id)
    .execute();
}

/** The active sessions of this access token, most recently seen first. */
async function findSessions(db: Db, { tokenMark, now }: { tokenMark: string; now: Date }): Promise<SessionsTable[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('token_mark', '=', tokenMark)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export const SESSION_COOKIE = 'cardwright_session';

/** A sign-in lasts 30 days. */
const SESSION_SECONDS = 30 * 24 * 3600;

type Access = Partial<Pick<Config, 'accessToken' | 'publicUrl'>>;

/** A new session's secret, stored only in its cookie. */
function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The form of a session's secret in the database. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The value of a session's cookie: signed, so that a forged one needs no database query. */
function signedSecret(secret: string, accessToken: string): string {
  return `${secret}.${signature(secret, accessToken)}`;
}

/** The secret in a request's cookie; null if none was signed with this access token. */
function readSecret(headers: Headers, accessToken: string): string | null {
  const value = readCookie(headers.get('cookie'), SESSION_COOKIE);
  const [, secret, signed] = /^([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{43})$/.exec(value ?? '') ?? [];
  if (!secret || !signed) return null;
  return sameSecret(signed, signature(secret, accessToken)) ? secret : null;
}

/** A `Set-Cookie` header for `seconds`; 0 removes the cookie. */
function sessionCookie(value: string, seconds: number, { publicUrl }: Access): string {
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

const marks = new Map<string, string>();

/**
 * Identifies the rows of one access token: sessions end when it changes. Slow to compute, because anyone who reads the
 * database could try tokens against it.
 */
function markOfToken(accessToken: string): string {
  let mark = marks.get(accessToken);
  if (mark === undefined) {
    mark = scryptSync(accessToken, 'cardwright sessions', 16).toString('base64url');
    marks.clear();
    marks.set(accessToken, mark);
  }
  return mark;
}

function signature(secret: string, accessToken: string): string {
  return createHmac('sha256', accessToken).update(`cardwright session\n${secret}`).digest('base64url');
}

function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** The first match wins: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** The names by which a person recognizes a device; null for a part that its browser does not report. */
export function describeDevice(userAgent: string | null): { browser: string | null; system: string | null } {
  const text = (userAgent ?? '').slice(0, 500);
  const nameIn = (table: typeof BROWSERS) => table.find(([, sign]) => sign.test(text))?.[0] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
