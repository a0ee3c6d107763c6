import { textOf } from '@/lib/composer/draft';
import type { DraftSummary } from '@/lib/contract/drafts';
import type { DeviceDraft } from './device-drafts';
import { titleFor } from './draft-record';

/** A row of the list of drafts. */
export type DraftRow = {
  id: string;
  title: string;
  isNamed: boolean;
  runId: string | null;
  characters: number;
  /** In ms since the epoch. */
  at: number;
  /** The server's revision; 0: not on the server. */
  revision: number;
  isOnServer: boolean;
};

/** Merges the drafts of the server and of this device into one list without duplicates, most recently changed first. */
export function draftRows(server: readonly DraftSummary[], device: readonly DeviceDraft[]): DraftRow[] {
  const rows = new Map(server.map((summary) => [summary.id, rowOfServer(summary)]));
  for (const record of device) {
    const there = rows.get(record.id);
    // Skips copies of saved drafts, and copies whose original has been deleted.
    if (record.isKept && (there || server.length > 0)) continue;
    rows.set(record.id, { ...rowOfDevice(record), isOnServer: there !== undefined || record.isKept });
  }
  return [...rows.values()].sort((one, other) => other.at - one.at);
}

function rowOfServer({ id, title, isNamed, runId, characters, updatedAt, revision }: DraftSummary): DraftRow {
  return { id, title, isNamed, runId, characters, at: Date.parse(updatedAt), revision, isOnServer: true };
}

function rowOfDevice(record: DeviceDraft): DraftRow {
  const { id, name, runId, draft, at, revision } = record;
  const characters = textOf(draft).length;
  return { id, title: titleFor(record), isNamed: name !== null, runId, characters, at, revision, isOnServer: false };
}
