import { afterEach, beforeEach, expect, it } from 'vitest';
import { runSharing, sharingChange } from '@/lib/contract/run-sharing';
import { overrideConfig } from '../config';
import type { RunRow } from '../database/composer-tables';
import type { HeldSharing } from '../engine/artifacts';
import { changeSharing, readSharing } from './share-run';
import { runRow } from './testing/run-row';
import { TestWorld } from './testing/test-world';

let test: TestWorld;
let restore: () => void;
beforeEach(async () => {
  restore = overrideConfig({ ACCESS_TOKEN: 'a-token-for-tests-only' });
  test = await TestWorld.open();
  const held: HeldSharing = {
    workspaceAccess: 'view',
    externalAccess: 'view',
    emailOptions: { recipients: ['a@b.example'], access: 'view' },
  };
  test.world.engine.sharingOf = async (id) => (id === 'art_1' ? held : null);
  test.world.engine.changeSharing = async (id, change) => (id === 'art_1' ? { ...held, ...change } : null);
});
afterEach(async () => {
  await test.close();
  restore();
});

const done = (more: Partial<RunRow> = {}) =>
  test.insert(runRow({ state: 'completed', due_at: null, artifact_id: 'art_1', ...more }));

const SHARED = {
  workspaceAccess: 'view',
  externalAccess: 'view',
  recipients: ['a@b.example'],
  recipientAccess: 'view',
  signsIn: true,
};

it('returns who may open the deck of a local run, and changes it', async () => {
  await done();
  expect(runSharing.parse(await readSharing(test.world, 'run_1'))).toEqual(SHARED);
  expect(await changeSharing(test.world, 'run_1', { externalAccess: 'noAccess' })).toEqual({
    ...SHARED,
    externalAccess: 'noAccess',
  });
});

it('says when sign-in is off, because then everyone is the owner', async () => {
  restore();
  restore = overrideConfig({});
  await done();
  expect(await readSharing(test.world, 'run_1')).toMatchObject({ signsIn: false });
});

it.each([
  ['a remote run', { target: 'remote' }],
  ['one in the trash', { deleted_at: '2030-01-02T00:00:00.000Z' }],
  ['one that failed', { state: 'failed' }],
  ['one without a deck', { artifact_id: null }],
  ['one whose deck is not here', { artifact_id: 'art_of_elsewhere' }],
] as const)('%s has no sharing to read or change', async (_, more) => {
  await done(more);
  let changed = false;
  const { changeSharing: change } = test.world.engine;
  test.world.engine.changeSharing = async (id, given) => {
    const answer = await change(id, given);
    changed ||= answer !== null;
    return answer;
  };
  expect(await readSharing(test.world, 'run_1')).toBeNull();
  expect(await changeSharing(test.world, 'run_1', { externalAccess: 'view' })).toBeNull();
  expect(changed).toBe(false);
});

it.each([
  {},
  { externalAccess: 'fullAccess' },
  { workspaceAccess: 'all' },
  { emailOptions: { recipients: ['nobody'] } },
  { more: 1 },
  null,
])('refuses the change %j', (change) => expect(sharingChange.safeParse(change).success).toBe(false));
