import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { proxy } from '../../proxy';
import { overrideConfig } from '../config';
import { testDatabase } from '../database/testing/test-database';
import { SESSION_COOKIE, startSession } from './session';

const host = 'localhost:3000';
const token = 'a long random text';
let restore = () => {};
afterEach(() => restore());

const shared = vi.hoisted(() => ({ db: undefined as Awaited<ReturnType<typeof testDatabase>> | undefined }));
vi.mock('../database/database', () => ({ database: async () => shared.db }));
beforeAll(async () => {
  shared.db = await testDatabase();
});
afterAll(() => shared.db?.destroy());

function visit(path: string, headers: Record<string, string> = {}, environment: Record<string, string> = {}) {
  restore = overrideConfig(environment);
  return proxy(new NextRequest(`http://${host}${path}`, { headers: { host, ...headers } }));
}

const nonceOf = (policy: string | null) => /'nonce-([A-Za-z0-9+/=]+)'/.exec(policy ?? '')?.[1];

describe('before a page', () => {
  it('creates its policy, with a nonce that the page receives and that never repeats', async () => {
    const [one, other] = [await visit('/'), await visit('/')];
    const nonce = nonceOf(one.headers.get('content-security-policy'));
    expect(nonce).toHaveLength(24);
    expect(one.headers.get('x-middleware-request-x-nonce')).toBe(nonce);
    expect(nonceOf(other.headers.get('content-security-policy'))).not.toBe(nonce);
  });

  it('ignores a nonce from outside', async () => {
    const response = await visit('/', { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" });
    expect(response.headers.get('x-middleware-request-x-nonce')).not.toBe('mine');
    expect(response.headers.get('x-middleware-request-content-security-policy')).not.toContain('mine');
  });

  it.each(['/', '/history', '/a/x', '/fonts/x.woff2', '/exports/x'])('%s is refused to a foreign host', async (path) =>
    expect((await visit(path, { host: 'evil.example' })).status).toBe(421),
  );

  it('redirects a visitor without a session to the sign-in, and back', async () => {
    const response = await visit('/history?query=a%26b', {}, { ACCESS_TOKEN: token });
    expect(response.status).toBe(307);
    const to = new URL(response.headers.get('location') ?? '', `http://${host}`);
    expect([to.host, to.pathname, to.searchParams.get('next')]).toEqual([host, '/sign-in', '/history?query=a%26b']);
  });

  it('does not redirect back to an address that looks like another site', async () => {
    const response = await visit('//evil.example/x', {}, { ACCESS_TOKEN: token });
    const to = new URL(response.headers.get('location') ?? '', `http://${host}`);
    expect([to.host, to.pathname]).toEqual([host, '/sign-in']);
  });

  it('lets signed-in requests pass, and requests for open pages', async () => {
    restore = overrideConfig({ ACCESS_TOKEN: token });
    const cookie = (await startSession(new Headers())).split(';')[0] ?? '';
    expect(cookie).toContain(SESSION_COOKIE);
    expect((await visit('/history', { cookie }, { ACCESS_TOKEN: token })).status).toBe(200);
    expect((await visit('/a/art_1', {}, { ACCESS_TOKEN: token })).status).toBe(200);
  });
});
