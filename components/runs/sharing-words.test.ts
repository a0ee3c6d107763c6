import { expect, it } from 'vitest';
import { askedSharing, sharingFacts } from './sharing-words';

it('tells who may do what, each recipient by name', () => {
  const held = { workspaceAccess: 'fullAccess', externalAccess: 'noAccess', recipientAccess: 'comment' } as const;
  expect(sharingFacts({ ...held, recipients: ['a@b.example'], signsIn: true })).toEqual([
    { name: 'Members of the workspace', access: 'Edit and share' },
    { name: 'People outside it', access: 'No access' },
    { name: 'a@b.example', access: 'View and comment' },
  ]);
});

it('tells of what was asked for, and invents nothing', () => {
  expect(askedSharing({ sharingOptions: { externalAccess: 'view' } })).toEqual([
    { name: 'People outside it', access: 'View' },
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

it('shows a word of another version as it is', () => {
  expect(askedSharing({ sharingOptions: { workspaceAccess: 'own' } })).toEqual([
    { name: 'Members of the workspace', access: 'own' },
  ]);
});
