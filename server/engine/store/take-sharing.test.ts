import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeSharing } from '../sharing';
import { TestEngine } from '../testing/test-engine';

let test: TestEngine;
beforeAll(async () => {
  test = await TestEngine.open();
});
afterAll(() => test.close());

const SETTINGS = { workspaceAccess: 'view', externalAccess: 'noAccess' };
const recipients = ['a@b.example'];

it.each([
  ['nothing', undefined, SETTINGS],
  [
    'what is given',
    { workspaceAccess: 'fullAccess', externalAccess: 'edit' },
    { workspaceAccess: 'fullAccess', externalAccess: 'edit' },
  ],
  [
    'recipients alone may view',
    { emailOptions: { recipients } },
    { ...SETTINGS, emailOptions: { recipients, access: 'view' } },
  ],
  [
    'fullAccess is edit for those outside',
    { emailOptions: { recipients, access: 'fullAccess' } },
    { ...SETTINGS, emailOptions: { recipients, access: 'edit' } },
  ],
  [
    'a recipient given twice is one',
    { emailOptions: { recipients: [...recipients, ...recipients], access: 'comment' } },
    { ...SETTINGS, emailOptions: { recipients, access: 'comment' } },
  ],
  ['access without recipients', { emailOptions: { access: 'edit' } }, SETTINGS],
  ['recipients that are none', { emailOptions: { recipients: [], access: 'edit' } }, SETTINGS],
] as const)('%s', async (_, asked, taken) => expect(await takeSharing(test.world.db, asked as never)).toEqual(taken));

it('uses the settings of the workspace, and ignores unknown values', async () => {
  const set = (key: string, value: string) =>
    test.world.db.updateTable('engine_settings').set({ value }).where('key', '=', key).execute();
  await takeSharing(test.world.db);
  await set('workspace-access', 'edit');
  await set('external-access', 'view');
  expect(await takeSharing(test.world.db)).toEqual({ workspaceAccess: 'edit', externalAccess: 'view' });
  await set('external-access', 'everything');
  expect(await takeSharing(test.world.db)).toMatchObject({ externalAccess: 'noAccess' });
});
