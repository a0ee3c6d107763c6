import 'server-only';
import type { DraftRecord } from '@/lib/contract/drafts';
import type { Drafts } from './context';
import { changeDraft, findDraft, recordOf } from './store';

/** Deletes a draft, which can be restored for a while; returns the deleted draft, null if there is none. */
export async function deleteDraft(deps: Drafts, id: string): Promise<DraftRecord | null> {
  return mark(deps, id, deps.now().toISOString());
}

/** Restores a deleted draft unchanged. */
export async function restoreDraft(deps: Drafts, id: string): Promise<DraftRecord | null> {
  return mark(deps, id, null);
}

/**
 * Deleting and restoring are changes with a new revision, so that a tab that has not seen them cannot overwrite them.
 */
async function mark(deps: Drafts, id: string, deleted_at: string | null): Promise<DraftRecord | null> {
  for (;;) {
    const found = await findDraft(deps.db, id);
    if (!found) return null;
    if ((found.deleted_at === null) === (deleted_at === null)) return recordOf(found);
    if (await changeDraft(deps.db, found, { deleted_at }))
      return recordOf({ ...found, deleted_at, revision: found.revision + 1 });
  }
}
