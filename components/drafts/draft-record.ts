import { newId } from '@/components/ui/new-id';
import { type Draft, readDraft } from '@/lib/composer/draft';
import { textOf } from '@/lib/composer/draft-settings';
import { isOtherText } from '@/lib/composer/is-other-text';
import { titleOf } from '@/lib/composer/title-of';
import type { DraftOrigin, DraftRecord, DraftToKeep } from '@/lib/contract/drafts';
import { say } from '@/lib/words/say';
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

/** The same draft under an id of its own, unknown to the server. */
export function forkRecord(record: DeviceDraft): DeviceDraft {
  return { ...record, id: newId(), revision: 0, unanswered: [] };
}

export function titleFor({ name, draft }: Pick<DeviceDraft, 'name' | 'draft'>): string {
  return name ?? titleOf(textOf(draft));
}

/** What the desk shows of it. */
export function shownOf(record: DeviceDraft) {
  return { id: record.id, name: record.name, title: titleFor(record), origin: record.origin };
}

/** A draft that nobody has kept yet. */
export function newRecord(draft: Draft, origin: DraftOrigin | null = null): DeviceDraft {
  const id = newId();
  const unkept = { at: Date.now(), revision: 0, edit: id, unanswered: [], isKept: false };
  return { id, draft, ...unkept, name: null, runId: null, origin };
}

/** What is known of a draft beside what it says. */
export type DraftFacts = Partial<Pick<DeviceDraft, 'name' | 'runId' | 'origin'>>;

type Edit = DraftFacts & { draft: Draft; isChanged: boolean };

/** The record after an edit, which the server has yet to be told of. */
export function nextRecord(record: DeviceDraft, { draft, isChanged, ...facts }: Edit): DeviceDraft {
  const edit = newId();
  return {
    ...record,
    draft,
    at: Date.now(),
    edit,
    unanswered: [...record.unanswered, edit].slice(-20),
    isKept: false,
    ...(isChanged && { runId: null, origin: originAfter(record, draft) }),
    ...facts,
  };
}

/**
 * What a draft goes back to once it says `draft`. One that was sent, and now holds another text, is begun anew; one that
 * was begun from a run on purpose goes back to it whatever it says.
 */
function originAfter({ origin, draft: before }: DeviceDraft, draft: Draft): DraftOrigin | null {
  return origin?.by === 'sent' && isOtherText(textOf(before), textOf(draft)) ? null : origin;
}

export function markOf({ isKept, runId, at }: DeviceDraft): DraftMark {
  if (runId) return { kind: 'sent', runId };
  return isKept ? { kind: 'saved', at } : { kind: 'saving' };
}

/** What the server is asked to keep. */
export function bodyOf({ revision, edit, name, runId, origin, draft }: DeviceDraft): DraftToKeep {
  return { revision, edit, name, runId, origin, draft };
}

export function isSame(one: Draft | null, other: Draft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Why a draft is on this device alone, by what the server answered; 0: nothing. */
export function whyNot(status: number): string {
  if (status === 0) return say('Cardwright does not answer');
  if (status === 401) return say('sign in again');
  if (status === 413) return say('it is too long for the server');
  return say('the server answered {status}', { status });
}
