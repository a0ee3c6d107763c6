import { type FieldName, setAt } from '@/lib/contract/fields';
import { type Draft, emptyDraft, type FieldValues } from '../draft';

export type Changes = Partial<FieldValues>;

/** A copy of a draft with other values, given by their paths. */
export function draftWith(changes: Changes, draft: Draft = emptyDraft()): Draft {
  const changed = structuredClone(draft);
  for (const name of Object.keys(changes) as FieldName[]) setAt(changed, name, changes[name]);
  return changed;
}
