import { expect, it } from 'vitest';
import { type SharingFields, sharingFields } from './sharing-fields';

const empty: SharingFields = { workspaceAccess: '', externalAccess: '', recipients: [], recipientAccess: '' };

it.each<[string, Parameters<typeof sharingFields>[0], string[]]>([
  ['all at a service', { target: 'remote', signsIn: false, filled: [empty] }, Object.keys(empty)],
  ['link access at the engine', { target: 'local', signsIn: true, filled: [empty] }, ['externalAccess']],
  ['none without sign-in', { target: 'local', signsIn: false, filled: [empty] }, []],
  [
    'what a preset has filled in',
    { target: 'local', signsIn: false, filled: [{ ...empty, workspaceAccess: 'edit' }] },
    ['workspaceAccess'],
  ],
  [
    'recipients and their access',
    { target: 'local', signsIn: true, filled: [{ ...empty, recipients: ['no address'] }] },
    ['externalAccess', 'recipients', 'recipientAccess'],
  ],
  [
    'a field that is being emptied',
    { target: 'local', signsIn: false, filled: [empty, { ...empty, recipientAccess: 'view' }] },
    ['recipientAccess'],
  ],
])('shows %s', (_name, facts, expected) => {
  const shown = sharingFields(facts);
  expect(Object.keys(shown).filter((name) => shown[name as keyof SharingFields])).toEqual(expected);
});
