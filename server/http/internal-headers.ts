import 'server-only';
import { createHash } from 'node:crypto';
import { CLIENT_ADDRESS_HEADER } from './client-address';

// What the composer says about a run when it calls the engine in this process. The interface has no such fields: these
// headers are ignored in calls of other programs.

/** The title that a person typed. */
const TITLE_HEADER = 'x-cardwright-title';
/** The draft that a run was made from. */
const DRAFT_HEADER = 'x-cardwright-draft';
const MOST_LETTERS = 160;

export function internalHeaders(run: { title?: string | null; draftId?: string | null }): Record<string, string> {
  const headers: Record<string, string> = {};
  if (run.title)
    headers[TITLE_HEADER] = encodeURIComponent(run.title.toWellFormed().slice(0, MOST_LETTERS).toWellFormed());
  if (run.draftId) headers[DRAFT_HEADER] = run.draftId;
  return headers;
}

export function titleFrom({ headers }: Request): string | null {
  const given = headers.get(TITLE_HEADER);
  return given === null || headers.has(CLIENT_ADDRESS_HEADER) ? null : decodeURIComponent(given);
}

/** For whom a generation is made: generations of different requesters take turns (`server/jobs/claim-due.ts`). */
export function requesterOf({ headers }: Request): string {
  const draft = headers.has(CLIENT_ADDRESS_HEADER) ? null : headers.get(DRAFT_HEADER);
  if (draft !== null) return `draft:${draft}`;
  const key = headers.get('x-api-key') ?? '';
  return `key:${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
}
