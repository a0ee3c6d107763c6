import type { RunSharing, SharingChange } from '@/lib/contract/run-sharing';

export type SharingChoice = Omit<RunSharing, 'signsIn'>;

/**
 * What differs between how it was shared and what was chosen; null for nothing. What the person left alone is not sent:
 * another tab may have taken it back meanwhile.
 */
export function shareChange(before: SharingChoice, chosen: SharingChoice): SharingChange | null {
  const { workspaceAccess, externalAccess, recipients, recipientAccess } = chosen;
  const isSameToThem =
    recipients.join('\n') === before.recipients.join('\n') &&
    (recipients.length === 0 || recipientAccess === before.recipientAccess);
  const change: SharingChange = {
    ...(workspaceAccess === before.workspaceAccess ? {} : { workspaceAccess }),
    ...(externalAccess === before.externalAccess ? {} : { externalAccess }),
    ...(isSameToThem ? {} : { emailOptions: { recipients, ...(recipientAccess && { access: recipientAccess }) } }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
