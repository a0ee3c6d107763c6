import 'server-only';
import type { RunSharing, SharingChange } from '@/lib/contract/run-sharing';
import type { HeldSharing } from '@/server/engine/artifacts';
import { config } from '../config';
import { log } from '../log/log';
import type { Generations } from './context';
import { findLocalArtifact } from './read-deck';

type Deps = Pick<Generations, 'db' | 'engine'>;

/**
 * Who may open the deck of a completed local run; null for every other run, for one in the trash, and for one whose
 * deck is not available, such as most imported runs. A remote service has no operation for this
 * (docs/spec/interface.md#4).
 */
export async function readSharing({ db, engine }: Deps, id: string): Promise<RunSharing | null> {
  const artifactId = await findLocalArtifact(db, id);
  return artifactId === null ? null : toRunSharing(await engine.sharingOf(artifactId));
}

/** Changes who may open it, from the next request on. */
export async function changeSharing(
  { db, engine }: Deps,
  id: string,
  change: SharingChange,
): Promise<RunSharing | null> {
  const artifactId = await findLocalArtifact(db, id);
  const sharing = artifactId === null ? null : toRunSharing(await engine.changeSharing(artifactId, change));
  if (sharing) {
    const { workspaceAccess, externalAccess, recipients, recipientAccess } = sharing;
    log.info(
      {
        run: id,
        artifact: artifactId,
        workspaceAccess,
        externalAccess,
        recipients: recipients.length,
        recipientAccess,
      },
      'the sharing of a deck was changed',
    );
  }
  return sharing;
}

function toRunSharing(held: HeldSharing | null): RunSharing | null {
  if (!held) return null;
  const { workspaceAccess, externalAccess, emailOptions } = held;
  return {
    workspaceAccess,
    externalAccess,
    recipients: emailOptions?.recipients ?? [],
    recipientAccess: emailOptions?.access ?? null,
    signsIn: Boolean(config().accessToken),
  };
}
