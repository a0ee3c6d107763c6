import 'server-only';
import { blankDraft, readDraft, textOf } from '@/lib/composer/draft';
import { titleOf } from '@/lib/composer/title-of';
import type { DraftKept, DraftRecord, draftToKeep } from '@/lib/contract/drafts';
import { LIMITS } from '@/lib/contract/limits';
import type * as z from '@/lib/contract/zod';
import {
  changeDraft,
  type DraftRow,
  type Drafts,
  dropDeleted,
  dropOldest,
  findDraft,
  insertDraft,
  recordOf,
  summaryOf,
} from './store';

export type KeepOutcome =
  | { ok: true; kept: DraftKept }
  /** Changed elsewhere since the revision that this change is based on. */
  | { ok: false; reason: 'newer'; newer: DraftRecord }
  | { ok: false; reason: 'too-large' };

/** How many days a deleted draft can be restored. */
const TRASH_DAYS = 30;

/**
 * Stores a draft as it is in the browser. Concurrent tabs or devices do not overwrite each other: a change based on
 * an older revision is refused, with the current version. A repeated change (its response was lost) counts as the
 * same. A draft that was dropped as the oldest of too many is stored again: text is never refused.
 */
export async function keepDraft(deps: Drafts, id: string, asked: z.output<typeof draftToKeep>): Promise<KeepOutcome> {
  const draft = readDraft(asked.draft) ?? blankDraft();
  const json = JSON.stringify(draft);
  if (Buffer.byteLength(json) > LIMITS.bodyBytes) return { ok: false, reason: 'too-large' };
  const text = textOf(draft);
  const at = deps.now().toISOString();
  const content = {
    edit: asked.edit,
    name: asked.name,
    title: titleOf(text),
    run_id: asked.runId,
    origin: asked.origin && JSON.stringify(asked.origin),
    draft: json,
    characters: text.length,
    updated_at: at,
    deleted_at: null,
  };
  const found = await findDraft(deps.db, id);
  if (!found) {
    const row: DraftRow = { id, revision: asked.revision + 1, created_at: at, ...content };
    if (!(await insertDraft(deps.db, row))) return refused(deps, id, asked.edit);
    await dropDeleted(deps.db, new Date(deps.now().getTime() - TRASH_DAYS * 86_400_000).toISOString());
    return kept(row, await dropOldest(deps.db));
  }
  if (found.edit === asked.edit && found.deleted_at === null) return kept(found);
  if (found.revision !== asked.revision || !(await changeDraft(deps.db, found, content)))
    return refused(deps, id, asked.edit);
  return kept({ ...found, ...content, revision: found.revision + 1 });
}

/** Refuses a change because another one came first, unless it is the same change sent again. */
async function refused(deps: Drafts, id: string, edit: string): Promise<KeepOutcome> {
  const found = await findDraft(deps.db, id);
  if (!found) throw new Error('a draft is neither new nor known');
  if (found.edit === edit && found.deleted_at === null) return kept(found);
  return { ok: false, reason: 'newer', newer: recordOf(found) };
}

function kept(row: DraftRow, droppedTitle: string | null = null): KeepOutcome {
  return { ok: true, kept: { ...summaryOf(row), droppedTitle } };
}
