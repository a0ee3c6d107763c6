import type { FieldPath } from 'react-hook-form';
import { fieldAt, valueAt } from '../contract/fields';
import type { Draft } from './draft';
import { filledRecipients } from './full-request';

/** A field path, as react-hook-form writes it. */
export type DraftPath = FieldPath<Draft>;

const RECIPIENTS = 'sharingOptions.emailOptions.recipients';

/**
 * The form field for a path of the interface (`cardOptions.headerFooter.topLeft.value`), or null if the form has none;
 * the problem is then shown on the form as a whole. Only rows differ: duplicate and blank entries are not sent.
 */
export function draftPathOf(path: string, draft: Draft): DraftPath | null {
  const [, list, index] = /^(folderIds|sharingOptions\.emailOptions\.recipients)\[(\d+)\]/.exec(path) ?? [];
  if (list === 'folderIds') return `folderIds.${folderRow(draft, Number(index))}`;
  if (list !== undefined) return recipientPath(draft, Number(index));
  if (path === 'sharingOptions.emailOptions') return RECIPIENTS;
  return fieldAt(path) !== null && valueAt(draft, path) !== undefined ? (path as DraftPath) : null;
}

/** The service counts the addresses that were sent, the form counts rows. */
function recipientPath(draft: Draft, index: number): DraftPath {
  const row = filledRecipients(draft)[index]?.row;
  return row === undefined ? RECIPIENTS : `${RECIPIENTS}.${row}`;
}

function folderRow(draft: Draft, index: number): number {
  const sent = [...new Set(draft.folderIds)][index];
  return sent === undefined ? index : draft.folderIds.indexOf(sent);
}
