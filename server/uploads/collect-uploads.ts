import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { dropUploads, listUploadsSeenBefore, markUploadsSeen, oldestUploadSeenAt } from '@/server/engine/artifacts';
import type { Database } from '../database/database';
import { log } from '../log/log';

// An uploaded picture stays as long as a draft or a run mentions its address, also in the trash. Nothing records where
// it is mentioned: once a day the texts are searched.

/** Milliseconds for which an upload stays without being mentioned, for example after its text was deleted and undone. */
const GRACE_MS = 24 * 60 * 60_000;
/** Runs searched in one statement, which blocks the process on SQLite. */
const BATCH_SIZE = 100;
const MENTION = /\/pictures\/([0-9a-f]{32})-/g;
const PATTERN = '%/pictures/%';

type Deps = { db: Kysely<Database>; now(): Date };

/** When the uploads are to be searched next; null without any. */
export async function nextCollection(db: Kysely<Database>): Promise<Date | null> {
  const seenAt = await oldestUploadSeenAt(db);
  return seenAt && new Date(seenAt.getTime() + GRACE_MS);
}

/** Removes the uploads that no draft and no run mentions. */
export async function collectUploads({ db, now }: Deps, signal?: AbortSignal): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - GRACE_MS + 1);
  const candidates = await listUploadsSeenBefore(db, before);
  if (candidates.length === 0) return;
  const mentioned = await mentionedInRuns(db, signal);
  if (signal?.aborted) return;
  const dropped = await db.transaction().execute(async (transaction) => {
    // Drafts change all the time, so they are searched in the same transaction.
    for (const id of await mentionedInDrafts(transaction)) mentioned.add(id);
    const unused = candidates.filter((id) => !mentioned.has(id));
    const used = candidates.filter((id) => mentioned.has(id));
    await markUploadsSeen(transaction, used, at);
    return dropUploads(transaction, unused, { before, at });
  });
  if (dropped > 0) log.info({ dropped }, 'pictures that no text mentions were removed');
}

/** Lets the pictures of runs that are about to be erased be collected at once. Call it in the erasing transaction. */
export async function expectCollection(db: Kysely<Database>, runIds: readonly string[]): Promise<void> {
  const texts = await textsOf(db, runIds);
  await markUploadsSeen(db, [...mentionsIn(texts)], new Date(0));
}

async function mentionedInRuns(db: Kysely<Database>, signal?: AbortSignal): Promise<Set<string>> {
  const mentioned = new Set<string>();
  let last = '';
  while (!signal?.aborted) {
    const rows = await db
      .selectFrom('generations')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    const ids = rows.map(({ id }) => id);
    for (const id of mentionsIn(await textsOf(db, ids))) mentioned.add(id);
    if (ids.length < BATCH_SIZE) break;
    last = ids.at(-1)!;
    await pause(10);
  }
  return mentioned;
}

async function textsOf(db: Kysely<Database>, runIds: readonly string[]): Promise<(string | null)[]> {
  if (runIds.length === 0) return [];
  const rows = await db
    .selectFrom('generations')
    .select(['request', 'draft'])
    .where('id', 'in', runIds)
    .where((is) => is.or([is('request', 'like', PATTERN), is('draft', 'like', PATTERN)]))
    .execute();
  return rows.flatMap(({ request, draft }) => [request, draft]);
}

async function mentionedInDrafts(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('drafts').select('draft').where('draft', 'like', PATTERN).execute();
  return mentionsIn(rows.map(({ draft }) => draft));
}

function mentionsIn(texts: readonly (string | null)[]): Set<string> {
  return new Set(texts.flatMap((text) => [...(text ?? '').matchAll(MENTION)].map(([, id]) => id!)));
}
