import type { RunSharing, SharingChange } from '@/lib/contract/run-sharing';

export type SharingChoice = Omit<RunSharing, 'signsIn'>;

/**
 * The difference between the current and the selected sharing settings; null if there is none. Unchanged settings are
 * not sent, because another tab may have changed them since.
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
