import 'server-only';
import type { DraftRecord } from '@/lib/contract/drafts';
import type { Drafts } from './context';
import { changeDraft, findDraft, recordOf } from './store';

/** Deletes a draft, which can be restored for a while; returns the deleted draft, null if there is none. */
export async function deleteDraft(world: Drafts, id: string): Promise<DraftRecord | null> {
  return mark(world, id, world.now().toISOString());
}

/** Restores it unchanged. */
export async function restoreDraft(world: Drafts, id: string): Promise<DraftRecord | null> {
  return mark(world, id, null);
}

/** Each is a change like any other: a tab that did not see it must not overwrite it. */
async function mark(world: Drafts, id: string, deleted_at: string | null): Promise<DraftRecord | null> {
  for (;;) {
    const found = await findDraft(world.db, id);
    if (!found) return null;
    if ((found.deleted_at === null) === (deleted_at === null)) return recordOf(found);
    if (await changeDraft(world.db, found, { deleted_at }))
      return recordOf({ ...found, deleted_at, revision: found.revision + 1 });
  }
}
