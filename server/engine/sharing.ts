import 'server-only';
import type { EXTERNAL_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import type { SharingOptions } from '@/lib/contract/sharing-options';
import { hasSession } from '../guard/session';

/** Sharing with all fields present (docs/spec/interface.md#2.6). */
export type HeldSharing = SharingOptions & {
  workspaceAccess: (typeof WORKSPACE_ACCESS)[number];
  externalAccess: (typeof EXTERNAL_ACCESS)[number];
};

/** The sharing in effect, with a fresh engine's defaults for missing fields (docs/spec/settled-points.md#7). */
export function asHeld(sharing: SharingOptions): HeldSharing {
  return {
    ...sharing,
    workspaceAccess: sharing.workspaceAccess ?? 'view',
    externalAccess: sharing.externalAccess ?? 'noAccess',
  };
}

/**
 * Whether the requester may see the artifact (docs/spec/interface.md#2.6): the workspace's owner always, others if
 * `externalAccess` allows it. Its default is `noAccess` (docs/spec/settled-points.md#7).
 */
export async function mayView({ sharing }: { sharing: SharingOptions }, request: Request): Promise<boolean> {
  if (await hasSession(request.headers)) return true;
  return asHeld(sharing).externalAccess !== 'noAccess';
}
