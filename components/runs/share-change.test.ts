import { describe, expect, it } from 'vitest';
import { type SharingChoice, shareChange } from './share-change';

const HELD: SharingChoice = {
  workspaceAccess: 'view',
  externalAccess: 'view',
  recipients: ['a@b.example', 'c@d.example'],
  recipientAccess: 'comment',
};

describe('shareChange', () => {
  it('is null without a difference', () => {
    expect(shareChange(HELD, { ...HELD, recipients: [...HELD.recipients] })).toBeNull();
    const nobody = { ...HELD, recipients: [], recipientAccess: null };
    expect(shareChange(nobody, { ...nobody, recipientAccess: 'view' })).toBeNull();
  });

  it('omits what the person did not change', () => {
    expect(shareChange(HELD, { ...HELD, externalAccess: 'noAccess' })).toEqual({ externalAccess: 'noAccess' });
    expect(shareChange(HELD, { ...HELD, workspaceAccess: 'edit' })).toEqual({ workspaceAccess: 'edit' });
  });

  it('lists all remaining recipients and their access', () => {
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
