import 'server-only';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Config, config } from '../config';

export const SESSION_COOKIE = 'cardwright_session';

/** Seconds a sign-in lasts: 30 days. */
const SESSION_SECONDS = 30 * 24 * 3600;

type Access = Partial<Pick<Config, 'accessToken' | 'publicUrl'>>;

/**
 * Whether the request is the workspace's owner: everyone on loopback, where no `ACCESS_TOKEN` is set; else whoever
 * holds the cookie of a sign-in. A changed token ends every session.
 */
export function hasSession(headers: Headers, access: Access = config(), now: number = Date.now()): boolean {
  if (!access.accessToken) return true;
  const value = readCookie(headers.get('cookie'), SESSION_COOKIE);
  const parts = /^(\d{1,15})\.([A-Za-z0-9_-]+)$/.exec(value ?? '');
  if (!parts?.[1] || !parts[2]) return false;
  return Number(parts[1]) > now && sameText(parts[2], signature(parts[1], access.accessToken));
}

/** The `Set-Cookie` that signs in; null for a wrong token. */
export function signIn(token: string, access: Access = config(), now: number = Date.now()): string | null {
  if (!access.accessToken || !sameText(token, access.accessToken)) return null;
  const expires = String(now + SESSION_SECONDS * 1000);
  return cookie(`${expires}.${signature(expires, access.accessToken)}`, SESSION_SECONDS, access);
}

/** The `Set-Cookie` that signs out. */
export function signOut(access: Access = config()): string {
  return cookie('', 0, access);
}

function cookie(value: string, seconds: number, { publicUrl }: Access): string {
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function signature(expires: string, token: string): string {
  return createHmac('sha256', token).update(`cardwright session ${expires}`).digest('base64url');
}

/** In a time that tells neither the length nor the place of the first difference. */
function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}
