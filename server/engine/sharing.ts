import 'server-only';
import type { EXTERNAL_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import type { SharingOptions } from '@/lib/contract/request/sharing-options';
import { hasSession } from '../guard/session';

/** Sharing with all fields present (docs/spec/interface.md#2.6). */
export type HeldSharing = SharingOptions & {
  workspaceAccess: (typeof WORKSPACE_ACCESS)[number];
  externalAccess: (typeof EXTERNAL_ACCESS)[number];
};

/** The effective sharing: missing fields have the defaults of a new engine (docs/spec/settled-points.md#7). */
export function asHeld(sharing: SharingOptions): HeldSharing {
  return {
    ...sharing,
    workspaceAccess: sharing.workspaceAccess ?? 'view',
    externalAccess: sharing.externalAccess ?? 'noAccess',
  };
}

/**
 * Whether the requester may see the artifact (docs/spec/interface.md#2.6). The workspace's owner always may; others may
 * if `externalAccess` allows it, which defaults to `noAccess` (docs/spec/settled-points.md#7).
 */
export async function mayView({ sharing }: { sharing: SharingOptions }, request: Request): Promise<boolean> {
  if (await hasSession(request.headers)) return true;
  return asHeld(sharing).externalAccess !== 'noAccess';
}
