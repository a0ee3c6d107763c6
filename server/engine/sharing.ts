import 'server-only';
import type { EXTERNAL_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import type { SharingOptions } from '@/lib/contract/sharing-options';
import { hasSession } from '../guard/session';

/** Sharing with nothing left open (interface 2.6). */
export type HeldSharing = SharingOptions & {
  workspaceAccess: (typeof WORKSPACE_ACCESS)[number];
  externalAccess: (typeof EXTERNAL_ACCESS)[number];
};

/** As it holds, where what is stored says nothing of one of them: what a fresh engine does (wire.md). */
export function asHeld(sharing: SharingOptions): HeldSharing {
  return {
    ...sharing,
    workspaceAccess: sharing.workspaceAccess ?? 'view',
    externalAccess: sharing.externalAccess ?? 'noAccess',
  };
}

/**
 * Whether whoever asks may see the artifact (interface 2.6): the workspace's owner always, others where
 * `externalAccess` lets them in. Its default is `noAccess` (wire.md, "A fresh engine holds").
 */
export async function mayView({ sharing }: { sharing: SharingOptions }, request: Request): Promise<boolean> {
  if (await hasSession(request.headers)) return true;
  return asHeld(sharing).externalAccess !== 'noAccess';
}
