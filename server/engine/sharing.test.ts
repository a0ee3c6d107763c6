import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EXTERNAL_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import { overrideConfig } from '../config';
import { testDatabase } from '../database/testing/test-database';
import { SESSION_COOKIE, startSession } from '../guard/session';
import type { Artifact } from './artifacts';
import { mayView } from './sharing';

const TOKEN = 'a-token-for-tests-only';
const artifact = (sharing: Artifact['sharing']) => ({ sharing }) as Artifact;
const asked = (headers: Record<string, string> = {}) => new Request('https://engine.example/a/art_1', { headers });

let restore = () => {};
afterEach(() => restore());

const shared = vi.hoisted(() => ({ db: undefined as Awaited<ReturnType<typeof testDatabase>> | undefined }));
vi.mock('../database/database', () => ({ database: async () => shared.db }));
beforeAll(async () => {
  shared.db = await testDatabase();
});
afterAll(() => shared.db?.destroy());

describe('with an access token set', () => {
  const open = () => {
    restore = overrideConfig({ ACCESS_TOKEN: TOKEN });
  };

  it.each([undefined, ...EXTERNAL_ACCESS])(
    'lets a stranger see what externalAccess %s allows',
    async (externalAccess) => {
      open();
      const may = externalAccess !== undefined && externalAccess !== 'noAccess';
      expect(await mayView(artifact(externalAccess ? { externalAccess } : {}), asked())).toBe(may);
    },
  );

  it('does not open the artifact to a stranger through any other sharing field', async () => {
    open();
    for (const workspaceAccess of WORKSPACE_ACCESS)
      expect(await mayView(artifact({ workspaceAccess }), asked())).toBe(false);
    const emailOptions = { recipients: ['a@b.example'], access: 'edit' as const };
    expect(await mayView(artifact({ emailOptions }), asked())).toBe(false);
  });

  it('lets the owner see everything', async () => {
    open();
    const [cookie = ''] = (await startSession(new Headers())).split(';');
    for (const workspaceAccess of [undefined, ...WORKSPACE_ACCESS])
      expect(await mayView(artifact({ workspaceAccess, externalAccess: 'noAccess' }), asked({ cookie }))).toBe(true);
  });

  it('treats a forged session as a stranger', async () => {
    open();
    const soon = Date.now() + 1000;
    for (const value of ['', 'x', `${soon}.x`, TOKEN, `${soon}.${TOKEN}`])
      expect(await mayView(artifact({}), asked({ cookie: `${SESSION_COOKIE}=${value}` }))).toBe(false);
  });
});

it('treats every request as the owner’s on loopback without a token', async () => {
  restore = overrideConfig({});
  expect(await mayView(artifact({ externalAccess: 'noAccess' }), asked())).toBe(true);
});
