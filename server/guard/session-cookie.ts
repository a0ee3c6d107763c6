import 'server-only';
import { createHash, createHmac, randomBytes, scryptSync } from 'node:crypto';
import type { Config } from '../config';
import { sameSecret } from './same-secret';

export const SESSION_COOKIE = 'cardwright_session';

/** A sign-in lasts 30 days. */
export const SESSION_SECONDS = 30 * 24 * 3600;

type Access = Partial<Pick<Config, 'accessToken' | 'publicUrl'>>;

/** A new session's secret, stored only in its cookie. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The form of a session's secret in the database. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The value of a session's cookie: signed, so that a forged one needs no database query. */
export function signedSecret(secret: string, accessToken: string): string {
  return `${secret}.${signature(secret, accessToken)}`;
}

/** The secret in a request's cookie; null if none was signed with this access token. */
export function readSecret(headers: Headers, accessToken: string): string | null {
  const value = readCookie(headers.get('cookie'), SESSION_COOKIE);
  const [, secret, signed] = /^([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{43})$/.exec(value ?? '') ?? [];
  if (!secret || !signed) return null;
  return sameSecret(signed, signature(secret, accessToken)) ? secret : null;
}

/** A `Set-Cookie` header for `seconds`; 0 removes the cookie. */
export function sessionCookie(value: string, seconds: number, { publicUrl }: Access): string {
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

const marks = new Map<string, string>();

/**
 * Identifies the rows of one access token: sessions end when it changes. Slow to compute, because anyone who reads the
 * database could try tokens against it.
 */
export function markOfToken(accessToken: string): string {
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
