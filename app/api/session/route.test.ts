import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { overrideConfig } from '@/server/config';
import { testDatabase } from '@/server/database/testing/test-database';
import { forgetFailures } from '@/server/guard/limit-failures';
import { CLIENT_ADDRESS_HEADER } from '@/server/http/client-address';
import { log } from '@/server/log/log';
import { GET as list } from '../sessions/route';
import { DELETE, POST } from './route';

const shared = vi.hoisted(() => ({ db: undefined as Awaited<ReturnType<typeof testDatabase>> | undefined }));
vi.mock('@/server/database/database', () => ({ database: async () => shared.db }));

const TOKEN = 'a long random text to sign in';
const host = 'localhost:3000';
const context = { params: Promise.resolve({}) };
let restore = () => {};
const info = vi.spyOn(log, 'info').mockImplementation(() => {});
const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  shared.db = await testDatabase();
});
afterAll(() => shared.db?.destroy());
beforeEach(() => {
  restore = overrideConfig({ ACCESS_TOKEN: TOKEN });
  forgetFailures();
  warn.mockClear();
  info.mockClear();
});
afterEach(() => restore());

function headersFrom(address: string, cookie = '') {
  const type = 'application/json';
  return { host, origin: `http://${host}`, 'content-type': type, cookie, [CLIENT_ADDRESS_HEADER]: address };
}

function send(method: 'POST' | 'DELETE', address: string, body: BodyInit, cookie = '') {
  const init = { method, headers: headersFrom(address, cookie), body, duplex: 'half' } as RequestInit;
  return (method === 'POST' ? POST : DELETE)(new Request(`http://${host}/api/session`, init), context);
}

const trySigningIn = (token: string, address: string) => send('POST', address, JSON.stringify({ token }));

async function statusWith(cookie: string, address = '192.0.2.1') {
  const request = new Request(`http://${host}/api/sessions`, { headers: headersFrom(address, cookie) });
  return (await list(request, context)).status;
}

describe('signing in', () => {
  it('is blocked for a while after 20 wrong tokens, for that address only', async () => {
    const before = (await trySigningIn(TOKEN, '192.0.2.1')).headers.get('set-cookie') ?? '';
    for (let count = 0; count < 20; count += 1)
      expect((await trySigningIn(`wrong ${count}`, '192.0.2.1')).status).toBe(401);
    for (const token of ['wrong', TOKEN]) {
      const refused = await trySigningIn(token, '192.0.2.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
      expect(await refused.json()).toMatchObject({ statusCode: 429 });
      expect(refused.headers.get('set-cookie')).toBeNull();
    }
    expect((await trySigningIn(TOKEN, '192.0.2.2')).status).toBe(200);
    // Signed-in people stay signed in, even at the same address.
    expect(await statusWith(before.split(';')[0] ?? '')).toBe(200);
  });

  it('allows no more than 20 concurrent guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => trySigningIn(`wrong ${at}`, '192.0.2.3')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  it('logs failures with the address, but not the token', async () => {
    await trySigningIn('a wrong token', '192.0.2.4');
    expect(warn.mock.calls).toEqual([
      [{ event: 'sign-in failed', address: '192.0.2.4', isLimited: false }, 'sign-in failed'],
    ]);
    await trySigningIn(TOKEN, '192.0.2.4');
    expect(JSON.stringify([warn.mock.calls, info.mock.calls])).not.toMatch(/wrong token|random text/);
  });

  it('reads no more than 4 KB', async () => {
    expect((await trySigningIn('x'.repeat(5000), '192.0.2.5')).status).toBe(413);
    let chunksRead = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunksRead += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    expect((await send('POST', '192.0.2.5', endless)).status).toBe(413);
    expect(chunksRead).toBeLessThan(10_000);
  });
});

describe('signing out', () => {
  it('ends the session of the request’s cookie', async () => {
    const cookie = (await trySigningIn(TOKEN, '192.0.2.6')).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await statusWith(cookie)).toBe(200);
    const answer = await send('DELETE', '192.0.2.6', '{}', cookie);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await statusWith(cookie)).toBe(401);
  });
});
