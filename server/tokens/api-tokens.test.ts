import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '@/lib/contract/limits';
import { TestEngine } from '../engine/testing/test-engine';
import { listTokens, makeToken, revokeToken } from './api-tokens';

const VALID = JSON.stringify({ inputText: 'Bees', textMode: 'preserve' });
const FORBIDDEN = '{"message":"Forbidden","statusCode":403}';
const JSON_TYPE = { 'content-type': 'application/json' };

let test: TestEngine;
beforeAll(async () => {
  test = await TestEngine.open({ openingCredits: 50 });
});
afterAll(() => test.close());

const made = async (scope: 'read' | 'create', days: 30 | null = null) => {
  const answer = await makeToken(test.world, { name: 'Script', scope, days });
  if (!answer) throw new Error('there are too many tokens');
  return answer;
};
const read = (key: string) => test.ask('GET', '/v1.0/themes', { key });
const reasonOf = ({ headers }: { headers: Headers }) => headers.get('Cardwright-Reason');
const create = (key: string) => test.ask('POST', '/v1.0/generations', { key, headers: JSON_TYPE, body: VALID });

describe('an API token', () => {
  it('is a key for /v1.0 within its scope', async () => {
    const reader = await made('read');
    expect((await read(reader.secret)).status).toBe(200);
    const refused = await create(reader.secret);
    expect([refused.text, reasonOf(refused)]).toEqual([FORBIDDEN, 'token-is-read-only']);
    expect((await create((await made('create')).secret)).status).toBe(201);
    expect((await read(`${reader.secret.slice(0, -1)}!`)).status).toBe(403);
    expect((await read(`cw_${'a'.repeat(43)}`)).status).toBe(403);
  });

  it('is stored as a hash, and its secret is in no list', async () => {
    const { secret, token } = await made('create');
    const stored = JSON.stringify([await test.world.db.selectFrom('api_tokens').selectAll().execute(), token]);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(secret.slice(8));
    expect(JSON.stringify(await listTokens(test.world))).not.toContain(secret.slice(8));
  });

  it('is refused once it is revoked or expired, and says when it was last used', async () => {
    const { secret, token } = await made('read', 30);
    expect(token.lastUsedAt).toBeNull();
    await read(secret);
    const used = (await listTokens(test.world)).find(({ id }) => id === token.id);
    expect(used).toMatchObject({ lastUsedAt: test.world.now().toISOString(), isExpired: false });
    const late = { ...test.world, now: () => new Date(Date.parse(token.expiresAt ?? '') + 1) };
    expect((await listTokens(late)).find(({ id }) => id === token.id)?.isExpired).toBe(true);
    await test.world.db
      .updateTable('api_tokens')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', token.id)
      .execute();
    const expired = await read(secret);
    expect([expired.text, reasonOf(expired)]).toEqual([FORBIDDEN, 'token-expired']);
    expect(await revokeToken(test.world, token.id)).toBe(true);
    expect(await revokeToken(test.world, token.id)).toBe(false);
    expect(reasonOf(await read(secret))).toBeNull();
  });

  it('is one of at most a hundred', async () => {
    const count = (await listTokens(test.world)).length;
    for (let left = LIMITS.apiTokens - count; left > 0; left -= 1) await made('read');
    expect(await makeToken(test.world, { name: 'One more', scope: 'read', days: null })).toBeNull();
  });
});
