import 'server-only';
import type { Kysely } from 'kysely';
import { EXTERNAL_ACCESS, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import type { SharingOptions } from '@/lib/contract/request/sharing-options';
import type { Database } from '../database/database';
import { hasSession } from '../guard/session';
import { setting } from './store/settings';

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

/**
 * Resolves the requested sharing (docs/spec/interface.md#2.6). The defaults come from the workspace's settings. By
 * docs/spec/settled-points.md#3, the access of recipients defaults to `view`, and `fullAccess` becomes `edit`, because
 * until there are teams every recipient is outside the workspace. Without recipients, their access is dropped.
 */
export async function takeSharing(db: Kysely<Database>, asked: SharingOptions = {}): Promise<SharingOptions> {
  const { recipients = [], access = 'view' } = asked.emailOptions ?? {};
  return {
    workspaceAccess: asked.workspaceAccess ?? (await knownSetting(db, 'workspace-access', WORKSPACE_ACCESS, 'view')),
    externalAccess: asked.externalAccess ?? (await knownSetting(db, 'external-access', EXTERNAL_ACCESS, 'noAccess')),
    ...(recipients.length === 0
      ? {}
      : {
          emailOptions: { recipients: [...new Set(recipients)], access: access === 'fullAccess' ? 'edit' : access },
        }),
  };
}

/** A workspace setting. A value that this version does not know counts as not set. */
async function knownSetting<const Value extends string>(
  db: Kysely<Database>,
  key: string,
  values: readonly Value[],
  initial: NoInfer<Value>,
): Promise<Value> {
  const set = await setting(db, key, () => initial);
  return values.find((value) => value === set) ?? initial;
}
