import type { Draft } from '@/lib/composer/draft';
import type { Target } from '@/lib/contract/run-words';

export type SharingFields = Pick<Draft, 'workspaceAccess' | 'externalAccess' | 'recipients' | 'recipientAccess'>;

type Facts = { target: Target; signsIn: boolean; filled: readonly SharingFields[] };

/**
 * Which sharing fields to show. At the engine only link access has an effect, and only if people sign in: it has one
 * member and sends no email. A field with a value is shown anyway, because it is sent and may be wrong.
 */
export function sharingFields({ target, signsIn, filled }: Facts): Record<keyof SharingFields, boolean> {
  const isRemote = target === 'remote';
  const isFilled = (name: keyof SharingFields) => filled.some((fields) => fields[name].length > 0);
  return {
    workspaceAccess: isRemote || isFilled('workspaceAccess'),
    externalAccess: isRemote || signsIn || isFilled('externalAccess'),
    recipients: isRemote || isFilled('recipients'),
    recipientAccess: isRemote || isFilled('recipientAccess') || isFilled('recipients'),
  };
}
