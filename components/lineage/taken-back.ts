import type { Draft } from '@/lib/composer/draft';
import type { FieldDifference } from '@/lib/composer/request-differences';
import { placeInForm } from './field-change-words';

/** The form with the given fields as in the run; the others stay. */
export function takenBack(draft: Draft, theirs: Draft, changes: readonly Pick<FieldDifference, 'path'>[]): Draft {
  const back = structuredClone(draft);
  for (const { path } of changes) {
    const [field, member] = (placeInForm(path) ?? '').split('.');
    if (!field || !Object.hasOwn(theirs, field)) continue;
    if (field === 'headerFooter' && member) copyMember(back.headerFooter, theirs.headerFooter, member);
    else copyMember(back, theirs, field);
    // A custom number only applies without Auto length, which also sends a number.
    if (field === 'numCards') copyMember(back, theirs, 'autoLength');
  }
  return back;
}

function copyMember<Holder extends object>(to: Holder, from: Holder, name: string): void {
  if (Object.hasOwn(from, name)) to[name as keyof Holder] = structuredClone(from[name as keyof Holder]);
}
