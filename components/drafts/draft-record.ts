import { type Draft, readDraft } from '@/lib/composer/draft';
import { textOf } from '@/lib/composer/draft-settings';
import { titleOf } from '@/lib/composer/title-of';
import type { DraftRecord, DraftToKeep } from '@/lib/contract/composer';
import type { DraftMark } from './desk-state';
import type { DeviceDraft } from './device-drafts';

/** A draft of the server as this device keeps it. */
export function deviceDraftOf({
  id,
  draft,
  revision,
  edit,
  isNamed,
  title,
  runId,
  updatedAt,
}: DraftRecord): DeviceDraft {
  return {
    id,
    draft: readDraft(draft ?? {}) as Draft,
    at: Date.parse(updatedAt) || 0,
    revision,
    edit,
    unanswered: [],
    isKept: true,
    name: isNamed ? title : null,
    runId,
  };
}

export function titleFor({ name, draft }: Pick<DeviceDraft, 'name' | 'draft'>): string {
  return name ?? titleOf(textOf(draft));
}

/** A draft that nobody has kept yet. */
export function newRecord(draft: Draft): DeviceDraft {
  const id = crypto.randomUUID();
  return { id, draft, at: Date.now(), revision: 0, edit: id, unanswered: [], isKept: false, name: null, runId: null };
}

export function markOf({ isKept, runId, at }: DeviceDraft): DraftMark {
  if (runId) return { kind: 'sent', runId };
  return isKept ? { kind: 'saved', at } : { kind: 'saving' };
}

/** What the server is asked to keep. */
export function bodyOf({ revision, edit, name, runId, draft }: DeviceDraft): DraftToKeep {
  return { revision, edit, name, runId, draft };
}

export function isSame(one: Draft | null, other: Draft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Why a draft is on this device alone, by what the server answered; 0: nothing. */
export function whyNot(status: number): string {
  if (status === 0) return 'Cardwright does not answer';
  if (status === 401) return 'sign in again';
  if (status === 413) return 'it is too long for the server';
  return `the server answered ${status}`;
}
