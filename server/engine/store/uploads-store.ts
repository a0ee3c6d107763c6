import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { Picture } from '@/lib/deck/blocks';
import type { Database } from '../../database/database';
import { queueRemovals } from '../../files/removals';
import { dropImages } from './purge-generations';

type FilePicture = Extract<Picture, { kind: 'file' }>;
type UploadRow = Selectable<Database['engine_uploads']>;

/** The upload's name in `engine_images`, which keeps its file. */
export function ownerOf(uploadId: string): string {
  return `upload:${uploadId}`;
}

export async function findUpload(db: Kysely<Database>, id: string): Promise<FilePicture | null> {
  const row = await db.selectFrom('engine_uploads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return { kind: 'file', key: row.file_key, mediaType: row.media_type, width: row.width, height: row.height };
}

/** Records an upload. Returns its id, which is that of an equal picture if there is one. */
export async function recordUpload(db: Kysely<Database>, row: UploadRow): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .updateTable('engine_uploads')
      .set({ seen_at: row.seen_at })
      .where('file_key', '=', row.file_key)
      .returning('id')
      .executeTakeFirst();
    if (known) return known.id;
    await transaction.insertInto('engine_uploads').values(row).execute();
    return row.id;
  });
}

export async function countUploads(db: Kysely<Database>): Promise<{ count: number; bytes: number }> {
  const found = await db
    .selectFrom('engine_uploads')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>('bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(found.count), bytes: Number(found.bytes ?? 0) };
}

/** The uploads that were last seen in a text before `before`. */
export async function listUploadsSeenBefore(db: Kysely<Database>, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('engine_uploads').select('id').where('seen_at', '<', before.toISOString()).execute();
  return rows.map(({ id }) => id);
}

/** When the upload that was not seen for longest was last seen; null if there are no uploads. */
export async function oldestUploadSeenAt(db: Kysely<Database>): Promise<Date | null> {
  const row = await db.selectFrom('engine_uploads').select('seen_at').orderBy('seen_at').limit(1).executeTakeFirst();
  return row ? new Date(row.seen_at) : null;
}

export async function markUploadsSeen(db: Kysely<Database>, ids: readonly string[], at: Date): Promise<void> {
  for (const id of ids)
    await db.updateTable('engine_uploads').set({ seen_at: at.toISOString() }).where('id', '=', id).execute();
}

/** Removes uploads, unless they were seen again since `before`. Their files follow if no deck shows them. */
export async function dropUploads(
  db: Kysely<Database>,
  ids: readonly string[],
  { before, at }: { before: Date; at: Date },
): Promise<number> {
  let dropped = 0;
  for (const id of ids) {
    const { numDeletedRows } = await db
      .deleteFrom('engine_uploads')
      .where('id', '=', id)
      .where('seen_at', '<', before.toISOString())
      .executeTakeFirst();
    if (numDeletedRows === 0n) continue;
    dropped += 1;
    await queueRemovals(db, await dropImages(db, ownerOf(id)), at);
  }
  return dropped;
}
