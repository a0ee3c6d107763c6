import { newId } from '@/components/ui/new-id';
import { type Draft, readDraft, textOf } from '@/lib/composer/draft';
import { titleOf } from '@/lib/composer/title-of';
import type { DraftRecord, DraftToKeep } from '@/lib/contract/drafts';
import { t } from '@/lib/words/t';
import type { DraftMark } from './desk-state';
import type { DeviceDraft } from './device-drafts';

/** Converts a server draft to this device's format. */
export function deviceDraftOf({
  id,
  draft,
  revision,
  edit,
  isNamed,
  title,
  runId,
  origin,
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
    origin,
  };
}

/** A copy of the draft with a new id, unknown to the server. */
export function forkRecord(record: DeviceDraft): DeviceDraft {
  return { ...record, id: newId(), revision: 0, unanswered: [] };
}

export function titleFor({ name, draft }: Pick<DeviceDraft, 'name' | 'draft'>): string {
  return name ?? titleOf(textOf(draft));
}

/** The part of a record that the desk shows. */
export function shownOf(record: DeviceDraft) {
  return { id: record.id, name: record.name, title: titleFor(record), origin: record.origin };
}

/** An unsaved draft. */
export function newRecord(draft: Draft, facts: DraftFacts = {}): DeviceDraft {
  const id = newId();
  const unsavedFields = { at: Date.now(), revision: 0, edit: id, unanswered: [], isKept: false };
  return { id, draft, ...unsavedFields, name: null, runId: null, origin: null, ...facts };
}

/** A draft's metadata. */
export type DraftFacts = Partial<Pick<DeviceDraft, 'name' | 'runId' | 'origin'>>;

type Edit = DraftFacts & { draft: Draft; isChanged: boolean };

/** The record after an edit, not yet saved on the server. */
export function nextRecord(record: DeviceDraft, { draft, isChanged, ...facts }: Edit): DeviceDraft {
  const edit = newId();
  return {
    ...record,
    draft,
    at: Date.now(),
    edit,
    unanswered: [...record.unanswered, edit].slice(-20),
    isKept: false,
    ...(isChanged && { runId: null }),
    ...facts,
  };
}

export function markOf({ isKept, runId, at }: DeviceDraft): DraftMark {
  if (runId) return { kind: 'sent', runId };
  return isKept ? { kind: 'saved', at } : { kind: 'saving' };
}

/** The request body for saving a draft. */
export function bodyOf({ revision, edit, name, runId, origin, draft }: DeviceDraft): DraftToKeep {
  return { revision, edit, name, runId, origin, draft };
}

export function isSame(one: Draft | null, other: Draft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Why a draft is only on this device, by response status; null without a response (0), which the banner reports. */
export function whyNot(status: number): string | null {
  if (status === 0) return null;
  if (status === 401) return t('Saved on this device only. Sign in again.');
  if (status === 413) return t('Saved on this device only. It’s too long for the server.');
  return t('Saved on this device only. The server answered {status}.', { status });
}
