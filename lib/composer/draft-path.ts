import type { PositionName } from '../contract/enums';
import type { Draft, DraftPosition } from './draft';
import { filledRecipients } from './full-request';

/** A field path, as react-hook-form writes it. */
export type DraftPath =
  | keyof Draft
  | `folderIds.${number}`
  | `recipients.${number}`
  | `headerFooter.${PositionName | 'hideFromFirstCard' | 'hideFromLastCard'}`
  | `headerFooter.${PositionName}.${keyof DraftPosition}`;

/** Paths that differ between the form and the interface. All others are the same. */
const PLACES: Readonly<Record<string, DraftPath>> = {
  'textOptions.amount': 'amount',
  'textOptions.tone': 'tone',
  'textOptions.audience': 'audience',
  'textOptions.language': 'language',
  'imageOptions.source': 'imageSource',
  'imageOptions.model': 'imageModel',
  'imageOptions.style': 'imageStyle',
  'cardOptions.dimensions': 'dimensions',
  'cardOptions.headerFooter': 'headerFooter',
  'sharingOptions.workspaceAccess': 'workspaceAccess',
  'sharingOptions.externalAccess': 'externalAccess',
  'sharingOptions.emailOptions': 'recipients',
  'sharingOptions.emailOptions.recipients': 'recipients',
  'sharingOptions.emailOptions.access': 'recipientAccess',
};

/**
 * The form field for a path of the interface (`cardOptions.headerFooter.topLeft.value`), or null if the form has none;
 * the problem is then shown on the form as a whole.
 */
export function draftPathOf(path: string, draft: Draft): DraftPath | null {
  const row = /^(folderIds|sharingOptions\.emailOptions\.recipients)\[(\d+)\]/.exec(path);
  if (row) return row[1] === 'folderIds' ? `folderIds.${folderRow(draft, Number(row[2]))}` : recipientPath(draft, row);
  const nested = /^cardOptions\.(headerFooter\.[\w.]+)$/.exec(path)?.[1];
  const found = Object.hasOwn(PLACES, path) ? PLACES[path] : (nested ?? path);
  return found !== undefined && isPlace(found, draft) ? found : null;
}

/** The service counts the addresses that were sent, the form counts rows. */
function recipientPath(draft: Draft, match: RegExpExecArray): DraftPath {
  const row = filledRecipients(draft)[Number(match[2])]?.row;
  return row === undefined ? 'recipients' : `recipients.${row}`;
}

/** Duplicate ids are sent once. */
function folderRow(draft: Draft, index: number): number {
  const sent = [...new Set(draft.folderIds)][index];
  return sent === undefined ? index : draft.folderIds.indexOf(sent);
}

function isPlace(path: string, draft: Draft): path is DraftPath {
  let value: unknown = draft;
  for (const member of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, member)) return false;
    value = Object.getOwnPropertyDescriptor(value, member)?.value;
  }
  return true;
}
