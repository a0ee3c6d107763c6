import { newId } from '@/components/ui/new-id';
import { untilAborted } from '@/lib/abort/until-aborted';
import { readDraft } from '@/lib/composer/draft';
import type { DraftServer } from './desk-state';
import type { DeviceDraft, DeviceDrafts } from './device-drafts';
import { bodyOf, isSame } from './draft-record';

type Deps = { device: DeviceDrafts; server: DraftServer; signal: AbortSignal };

/** Saves all drafts that are only on this device to the server; returns the number that failed. */
export async function saveDrafts({ device, server, signal }: Deps): Promise<number> {
  let unsaved = 0;
  for (const record of device.list()) {
    if (record.isKept) continue;
    try {
      signal.throwIfAborted();
      await untilAborted(save(record, server), signal);
    } catch {
      unsaved += 1;
    }
  }
  return unsaved;
}

async function save(record: DeviceDraft, server: DraftServer): Promise<void> {
  const outcome = await server.keep(record.id, bodyOf(record), false);
  if (outcome.ok) return;
  const { newer } = outcome;
  const isOurs = record.unanswered.includes(newer.edit) && !newer.isDeleted;
  if (!newer.isDeleted && (newer.edit === record.edit || isSame(readDraft(newer.draft), record.draft))) return;
  // Overwrites an earlier edit of ours whose response was lost; forks if another device has changed the draft.
  const [id, revision] = isOurs ? [record.id, newer.revision] : [newId(), 0];
  const again = await server.keep(id, { ...bodyOf(record), revision }, false);
  if (!again.ok) throw new Error('the draft was changed elsewhere at the same moment');
}
