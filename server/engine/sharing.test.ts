import { afterEach, describe, expect, it } from 'vitest';
import { EXTERNAL_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import { overrideConfig } from '../config';
import { SESSION_COOKIE, signIn } from '../guard/session';
import type { Artifact } from './artifacts';
import { mayView } from './sharing';

const TOKEN = 'a-token-for-tests-only';
const artifact = (sharing: Artifact['sharing']) => ({ sharing }) as Artifact;
const asked = (headers: Record<string, string> = {}) => new Request('https://engine.example/a/art_1', { headers });

let restore = () => {};
afterEach(() => restore());

describe('where an access token is set', () => {
  const open = () => {
    restore = overrideConfig({ ACCESS_TOKEN: TOKEN });
  };

  it.each([undefined, ...EXTERNAL_ACCESS])('a stranger sees what externalAccess %s lets be seen', (externalAccess) => {
    open();
    const may = externalAccess !== undefined && externalAccess !== 'noAccess';
    expect(mayView(artifact(externalAccess ? { externalAccess } : {}), asked())).toBe(may);
  });

  it('nothing that is meant for others opens it to a stranger', () => {
    open();
    for (const workspaceAccess of WORKSPACE_ACCESS) expect(mayView(artifact({ workspaceAccess }), asked())).toBe(false);
    const emailOptions = { recipients: ['a@b.example'], access: 'edit' as const };
    expect(mayView(artifact({ emailOptions }), asked())).toBe(false);
  });

  it('the owner sees all', () => {
    open();
    const [cookie = ''] = (signIn(TOKEN) ?? '').split(';');
    for (const workspaceAccess of [undefined, ...WORKSPACE_ACCESS])
      expect(mayView(artifact({ workspaceAccess, externalAccess: 'noAccess' }), asked({ cookie }))).toBe(true);
  });

  it('a forged session is a stranger’s', () => {
    open();
    const soon = Date.now() + 1000;
    for (const value of ['', 'x', `${soon}.x`, TOKEN, `${soon}.${TOKEN}`])
      expect(mayView(artifact({}), asked({ cookie: `${SESSION_COOKIE}=${value}` }))).toBe(false);
  });
});

it('on loopback, without a token, whoever asks is the owner', () => {
  restore = overrideConfig({});
  expect(mayView(artifact({ externalAccess: 'noAccess' }), asked())).toBe(true);
});
