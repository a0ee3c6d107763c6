import { expect, it } from 'vitest';
import { askedSharing, sharingFacts } from './sharing';

it('lists who has which access, each recipient by name', () => {
  const held = { workspaceAccess: 'fullAccess', externalAccess: 'noAccess', recipientAccess: 'comment' } as const;
  expect(sharingFacts({ ...held, recipients: ['a@b.example'], signsIn: true })).toEqual([
    { name: 'Workspace members', access: 'Full access' },
    { name: 'Anyone with the link', access: 'No access' },
    { name: 'a@b.example', access: 'Can comment' },
  ]);
});

it('lists only what was requested', () => {
  expect(askedSharing({ sharingOptions: { externalAccess: 'view' } })).toEqual([
    { name: 'Anyone with the link', access: 'Can view' },
  ]);
  expect(askedSharing({ sharingOptions: { emailOptions: { recipients: ['a@b.example'] } } })).toEqual([
    { name: 'a@b.example', access: null },
  ]);
  for (const none of [
    {},
    null,
    { sharingOptions: null },
    { sharingOptions: {} },
    { sharingOptions: { emailOptions: {} } },
  ])
    expect(askedSharing(none)).toEqual([]);
});
