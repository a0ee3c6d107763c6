import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database';
import { testDatabase } from '../database/testing/test-database';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address';
import { log } from '../log/log';
import { needsSession } from './needs-session';
import {
  hasSession,
  isAccessToken,
  listSessions,
  revokeSession,
  SESSION_COOKIE,
  type SessionDeps,
  signOut,
  startSession,
} from './session';

const TOKEN = 'a long random text to sign in';
const DAY = 24 * 3600 * 1000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let db: Kysely<Database>;
let time = Date.UTC(2030, 0, 1);
let deps: SessionDeps;
const logged = vi.spyOn(log, 'info').mockImplementation(() => {});

beforeEach(async () => {
  db = await testDatabase();
  time = Date.UTC(2030, 0, 1);
  deps = { access: { accessToken: TOKEN }, db: async () => db, now: () => new Date(time) };
  logged.mockClear();
});
afterEach(() => db.destroy());

const from = (cookie: string, address = '192.0.2.1') =>
  new Headers({ cookie, [CLIENT_ADDRESS_HEADER]: address, 'user-agent': FIREFOX });

async function start(headers = from('')): Promise<string> {
  return (await startSession(headers, deps)).split(';')[0] ?? '';
}

/** Simulates another process on the same database. */
function inAnotherProcess<Value>(act: () => Promise<Value>): Promise<Value> {
  const shared = globalThis as { cardwrightSessions?: unknown };
  const own = shared.cardwrightSessions;
  shared.cardwrightSessions = undefined;
  return act().finally(() => {
    shared.cardwrightSessions = own;
  });
}

describe('the session', () => {
  it('is granted to everyone if no token is set', async () => {
    expect(await hasSession(new Headers(), { ...deps, access: {} })).toBe(true);
    expect(await listSessions(new Headers(), { ...deps, access: {} })).toEqual([]);
  });

  it('needs a cookie', async () => expect(await hasSession(new Headers(), deps)).toBe(false));

  it('lasts 30 days', async () => {
    const cookie = await start();
    expect(await hasSession(from(cookie), deps)).toBe(true);
    expect(await hasSession(from(`theme=dark; ${cookie}; a=b`), deps)).toBe(true);
    time += 29 * DAY;
    expect(await hasSession(from(cookie), deps)).toBe(true);
    time += 2 * DAY;
    expect(await hasSession(from(cookie), deps)).toBe(false);
  });

  it.each(['', TOKEN.slice(1), `${TOKEN} `, TOKEN.toUpperCase(), `${TOKEN}\0`])('does not start with %j', (token) => {
    expect(isAccessToken(token, deps.access)).toBe(false);
    expect(isAccessToken(TOKEN, deps.access)).toBe(true);
    expect(isAccessToken(token, {})).toBe(false);
  });

  it('ends when the token changes', async () => {
    const cookie = await start();
    deps = { ...deps, access: { accessToken: 'another long random text' } };
    expect(await hasSession(from(cookie), deps)).toBe(false);
    expect(await listSessions(from(cookie), deps)).toEqual([]);
  });

  it('cannot be forged, and a cookie of an earlier version is invalid', async () => {
    const value = (await start()).split('=')[1] ?? '';
    const [secret = '', signature = ''] = value.split('.');
    for (const forged of [
      '',
      '.',
      secret,
      `${secret}.`,
      `${secret}.${signature}x`,
      `${secret}.${signature.slice(1)}`,
      `${'A'.repeat(32)}.${signature}`,
      `${time + DAY}.${signature}`,
    ])
      expect(await hasSession(from(`${SESSION_COOKIE}=${forged}`), deps), forged).toBe(false);
  });

  it('is not in the database in a usable form, nor is the token', async () => {
    const cookie = await start();
    const rows = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
    const [secret = ''] = (cookie.split('=')[1] ?? '').split('.');
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(TOKEN);
  });

  it('has a cookie that scripts cannot read and other sites cannot send', async () => {
    const secure = await startSession(from(''), {
      ...deps,
      access: { accessToken: TOKEN, publicUrl: 'https://cards.example' },
    });
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']) expect(secure).toContain(part);
    expect(await startSession(from(''), deps)).not.toContain('Secure');
  });

  it('ends at once on sign-out, and its cookie never works again', async () => {
    const cookie = await start();
    const other = await start();
    expect(await hasSession(from(cookie), deps)).toBe(true);
    expect(await signOut(from(cookie), deps)).toContain('Max-Age=0');
    expect(await hasSession(from(cookie), deps)).toBe(false);
    expect(await hasSession(from(other), deps)).toBe(true);
  });

  it('ends at once when it is revoked during its lookup', async () => {
    const cookie = await start();
    const [{ id = '' } = {}] = await listSessions(from(''), deps);
    let found = () => {};
    const slow = new Promise<void>((resolve) => {
      found = resolve;
    });
    // The row is read before the revocation, and the result returns after it.
    const lookedUp = hasSession(from(cookie), {
      ...deps,
      db: async () => {
        await slow;
        return db;
      },
    });
    await revokeSession(id, from(''), deps);
    found();
    await lookedUp;
    expect(await hasSession(from(cookie), deps)).toBe(false);
  });

  it('ends within seconds when another process revokes it', async () => {
    const cookie = await start();
    expect(await hasSession(from(cookie), deps)).toBe(true);
    const [{ id = '' } = {}] = await listSessions(from(cookie), deps);
    expect(await inAnotherProcess(() => revokeSession(id, from(''), deps))).toBe(true);
    time += 3000;
    expect(await hasSession(from(cookie), deps)).toBe(false);
  });

  it('is looked up once in three seconds', async () => {
    const cookie = await start();
    let lookups = 0;
    const counting = {
      ...deps,
      db: () => {
        lookups += 1;
        return deps.db();
      },
    };
    for (let call = 0; call < 50; call += 1) await hasSession(from(cookie), counting);
    expect(lookups).toBe(1);
    await hasSession(from(`${SESSION_COOKIE}=${'A'.repeat(32)}.${'B'.repeat(43)}`), counting);
    expect(lookups).toBe(1);
  });

  it('is listed with its device, newest first, and can be revoked', async () => {
    const first = await start(from('', '192.0.2.1'));
    time += 1000;
    const second = await start(from('', '192.0.2.2'));
    const listed = await listSessions(from(second), deps);
    expect(listed).toEqual([
      expect.objectContaining({ isCurrent: true, browser: 'Firefox', system: 'Linux', address: '192.0.2.2' }),
      expect.objectContaining({ isCurrent: false, address: '192.0.2.1' }),
    ]);
    expect(await revokeSession(listed[1]?.id ?? '', from(second), deps)).toBe(true);
    expect(await revokeSession(listed[1]?.id ?? '', from(second), deps)).toBe(false);
    expect(await hasSession(from(first), deps)).toBe(false);
    expect(await listSessions(from(second), deps)).toHaveLength(1);
  });

  it('records when and where it was last seen', async () => {
    const cookie = await start();
    time += 10 * 60_000;
    await hasSession(from(cookie, '192.0.2.7'), deps);
    expect(await listSessions(from(cookie), deps)).toMatchObject([
      { address: '192.0.2.7', lastSeenAt: new Date(time).toISOString() },
    ]);
  });

  it('is removed when it has ended, or if there are too many', async () => {
    const first = await start();
    for (let count = 0; count < 200; count += 1) {
      time += 1000;
      await start();
    }
    expect(await hasSession(from(first), deps)).toBe(false);
    expect(await listSessions(from(''), deps)).toHaveLength(200);
    time += 31 * DAY;
    await start();
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  it('is logged when it begins and ends, without its secret', async () => {
    const cookie = await start();
    await signOut(from(cookie), deps);
    const lines = logged.mock.calls.map(([facts]) => facts);
    expect(lines).toMatchObject([
      { event: 'signed in', address: '192.0.2.1' },
      { event: 'signed out', address: '192.0.2.1' },
    ]);
    expect(JSON.stringify(lines)).not.toContain(cookie.split('=')[1]?.split('.')[0]);
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
  ])('is needed for %s: %s', (path, needed) => expect(needsSession(path)).toBe(needed));
});
