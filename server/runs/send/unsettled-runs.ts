import 'server-only';
import type { Kysely } from 'kysely';
import { isOtherText } from '@/lib/composer/is-other-text';
import type { UnsettledRun } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import { findOutline } from '@/lib/deck/outlines/find-outline';
import { readBlocks } from '@/lib/deck/text/read-text';
import type { Database } from '../../database/database';

/** States in which the service's response is unknown. */
const OPEN: readonly RunState[] = ['unconfirmed', 'missing'];
/** States in which nothing was charged. */
const UNCHARGED: readonly RunState[] = ['rejected', 'failed'];
/** How long a run counts if its response never reached a browser, in milliseconds. */
const UNSEEN_MS = 86_400_000;
const MAX_RUNS = 100;

export type SentFrom = {
  draftId: string | null;
  madeFrom: string | null;
  /** Undefined: the caller does not say what it has seen. */
  knownRuns: readonly string[] | undefined;
  /** The text to be sent. A draft with another text is another request. */
  text: string;
};

/** The draft a new run is sent from: the one named, or that of the run it was made from. */
export async function draftOf(
  db: Kysely<Database>,
  { draftId, madeFrom }: Pick<SentFrom, 'draftId' | 'madeFrom'>,
): Promise<string | null> {
  if (draftId !== null || madeFrom === null) return draftId;
  const parent = await db.selectFrom('generations').select('draft_id').where('id', '=', madeFrom).executeTakeFirst();
  return parent?.draft_id ?? null;
}

/**
 * Remote runs of a draft and its text, also an earlier version of it, that may have been charged unnoticed, newest
 * first: the service's response to us was lost, or ours to the browser. Includes the run that the draft was made from.
 */
export async function findUnsettled(
  db: Kysely<Database>,
  { draftId, madeFrom, knownRuns, text }: SentFrom,
  at: Date,
): Promise<UnsettledRun[]> {
  if (draftId === null && madeFrom === null) return [];
  const rows = await db
    .selectFrom('generations')
    .select(['id', 'state', 'created_at', 'seq', 'draft_id'])
    .where((is) =>
      is.or([
        ...(draftId === null ? [] : [is('draft_id', '=', draftId)]),
        ...(madeFrom === null ? [] : [is('id', '=', madeFrom)]),
      ]),
    )
    .where('target', '=', 'remote')
    .where('deleted_at', 'is', null)
    .where('settled_at', 'is', null)
    .where('state', 'not in', [...UNCHARGED])
    .orderBy('seq', 'desc')
    .limit(MAX_RUNS)
    .execute();
  if (rows.length === 0) return [];
  const seen = knownRuns && new Set(madeFrom === null ? knownRuns : [...knownRuns, madeFrom]);
  const lastSeen = seen && (await newestSeq(db, draftId, [...seen]));
  const since = new Date(at.getTime() - UNSEEN_MS).toISOString();
  const open = rows.filter(({ id, state, seq, created_at }) => {
    if (OPEN.includes(state)) return true;
    return lastSeen !== undefined && !seen?.has(id) && seq > lastSeen && created_at > since;
  });
  const others = await otherRequests(db, open, text);
  return open
    .filter(({ id }) => !others.has(id))
    .map(({ id, state, created_at }) => ({ id, state, createdAt: created_at }));
}

/** Those of the runs whose text has been replaced. */
async function otherRequests(
  db: Kysely<Database>,
  runs: readonly { id: string }[],
  text: string,
): Promise<ReadonlySet<string>> {
  const others = new Set<string>();
  // One at a time, because the requests may be long.
  for (const { id } of runs) {
    const row = await db.selectFrom('generations').select('request').where('id', '=', id).executeTakeFirst();
    if (row && isOtherRequest(textOfRequest(JSON.parse(row.request)), text)) others.add(id);
  }
  return others;
}

/** The latest of them, for a draft that the browser is about to send; null if there is none. */
export async function newestUnsettled(db: Kysely<Database>, from: SentFrom, at: Date): Promise<UnsettledRun | null> {
  const [newest] = await findUnsettled(db, { ...from, draftId: await draftOf(db, from) }, at);
  return newest ?? null;
}

/** The newest of these runs within the draft; -1 if there is none. */
async function newestSeq(db: Kysely<Database>, draftId: string | null, ids: readonly string[]): Promise<number> {
  if (draftId === null || ids.length === 0) return -1;
  const newest = await db
    .selectFrom('generations')
    .select('seq')
    .where('draft_id', '=', draftId)
    .where('id', 'in', [...ids])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.seq ?? -1;
}

/** The text of a request or a stored one. */
export function textOfRequest(request: unknown): string {
  const { inputText, prompt } = (request ?? {}) as { inputText?: unknown; prompt?: unknown };
  const text = inputText ?? prompt;
  return typeof text === 'string' ? text : '';
}

/** Whether two texts ask for different decks, rather than one being an edit of the other. Prompts differ by topic. */
function isOtherRequest(before: string, after: string): boolean {
  return isOtherText(before, after) || isOtherText(topicOf(before), topicOf(after));
}

function topicOf(text: string): string {
  return /\n/.test(text.trim()) ? text : (findOutline(text, readBlocks(text))?.title ?? text);
}
