import { describe, expect, it } from 'vitest';
import { type SharingChoice, shareChange } from './share-change';

const HELD: SharingChoice = {
  workspaceAccess: 'view',
  externalAccess: 'view',
  recipients: ['a@b.example', 'c@d.example'],
  recipientAccess: 'comment',
};

describe('what is sent of what was chosen', () => {
  it('is nothing where nothing differs', () => {
    expect(shareChange(HELD, { ...HELD, recipients: [...HELD.recipients] })).toBeNull();
    const nobody = { ...HELD, recipients: [], recipientAccess: null };
    expect(shareChange(nobody, { ...nobody, recipientAccess: 'view' })).toBeNull();
  });

  it('leaves alone what the person left alone', () => {
    expect(shareChange(HELD, { ...HELD, externalAccess: 'noAccess' })).toEqual({ externalAccess: 'noAccess' });
    expect(shareChange(HELD, { ...HELD, workspaceAccess: 'edit' })).toEqual({ workspaceAccess: 'edit' });
  });

  it('names all who are left, and what they may do', () => {
    expect(shareChange(HELD, { ...HELD, recipients: ['c@d.example'] })).toEqual({
      emailOptions: { recipients: ['c@d.example'], access: 'comment' },
    });
    expect(shareChange(HELD, { ...HELD, recipients: [], recipientAccess: null })).toEqual({
      emailOptions: { recipients: [] },
    });
    expect(shareChange(HELD, { ...HELD, recipientAccess: 'edit' })).toEqual({
      emailOptions: { recipients: HELD.recipients, access: 'edit' },
    });
  });
});
