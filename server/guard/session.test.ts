import { describe, expect, it } from 'vitest';
import { needsSession } from './needs-session';
import { hasSession, SESSION_COOKIE, signIn, signOut } from './session';

const access = { accessToken: 'a long random text' };
const at = Date.UTC(2030, 0, 1);
const DAY = 24 * 3600 * 1000;

function cookieOf(header: string | null): string {
  return header?.split(';')[0] ?? '';
}

const withCookie = (cookie: string) => new Headers({ cookie });

describe('the session', () => {
  it('is everyone’s on loopback', () => {
    expect(hasSession(new Headers(), {})).toBe(true);
  });

  it('is asked for beyond it', () => {
    expect(hasSession(new Headers(), access, at)).toBe(false);
  });

  it('begins with the token and lasts 30 days', () => {
    const cookie = cookieOf(signIn(access.accessToken, access, at));
    expect(hasSession(withCookie(cookie), access, at)).toBe(true);
    expect(hasSession(withCookie(`theme=dark; ${cookie}; a=b`), access, at + 29 * DAY)).toBe(true);
    expect(hasSession(withCookie(cookie), access, at + 31 * DAY)).toBe(false);
  });

  it.each(['', 'a long random tex', 'a long random text ', 'A long random text', 'a long random text\0'])(
    'does not begin with %j',
    (token) => {
      expect(signIn(token, access, at)).toBeNull();
    },
  );

  it('ends when the token changes', () => {
    const cookie = cookieOf(signIn(access.accessToken, access, at));
    expect(hasSession(withCookie(cookie), { accessToken: 'another random text' }, at)).toBe(false);
  });

  it('cannot be forged or prolonged', () => {
    const value = cookieOf(signIn(access.accessToken, access, at)).split('=')[1] ?? '';
    const [expires = '', signature = ''] = value.split('.');
    for (const forged of [
      '',
      '.',
      expires,
      `${Number(expires) + DAY}.${signature}`,
      `${expires}.${signature}x`,
      `${expires}.${signature.slice(1)}`,
      `${expires}.`,
      `9999999999999.${signature}`,
    ])
      expect(hasSession(withCookie(`${SESSION_COOKIE}=${forged}`), access, at), forged).toBe(false);
  });

  it('holds no token in its cookie, which no script reads and no other site sends', () => {
    const header = signIn(access.accessToken, { ...access, publicUrl: 'https://cards.example' }, at) ?? '';
    expect(header).not.toContain('random');
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']) expect(header).toContain(part);
    expect(signIn(access.accessToken, access, at)).not.toContain('Secure');
    expect(signOut(access)).toContain('Max-Age=0');
  });

  it.each([
    ['/', true],
    ['/history', true],
    ['/runs/run_1', true],
    ['/sign-in', false],
    ['/sign-in/x', true],
    ['/a/art_1', false],
    ['/about', true],
    ['/exports/x', false],
    ['/fonts/x.woff2', false],
    ['/words', false],
    ['/words/other', true],
    ['/icon.svg', false],
    ['/favicon.ico', false],
  ])('is needed for %s: %s', (path, needed) => {
    expect(needsSession(path)).toBe(needed);
  });
});
