import 'server-only';
import type { Kysely } from 'kysely';
import { FILE_FORMATS, type FileFormat } from '@/lib/contract/enums';
import type { Database } from '../../database/database';
import { isSqlite } from '../../database/is-sqlite';
import type { FileStore } from '../../files/file-store';
import { cancelRemoval, queueRemovals } from '../../files/removals';
import { giveBack, readBalance } from './credits';
import { showGenerations } from './generations-store';
import { dropReview } from './outline-reviews';

/**
 * Erases generations permanently: request, texts, deck, sharing and files. The id, charge and request hash stay, so
 * that the same `Idempotency-Key` is not charged again. A pending generation ends and is refunded. Files are removed
 * after the caller's transaction (`server/files/removals.ts`).
 */
export async function purgeGenerations(db: Kysely<Database>, ids: readonly string[], at: Date): Promise<void> {
  for (const id of ids) await purgeGeneration(db, id, at);
  await showGenerations(db, ids);
}

async function purgeGeneration(db: Kysely<Database>, id: string, at: Date): Promise<void> {
  const row = await db
    .selectFrom('engine_generations')
    .select(['state', 'reserved', 'ended_at', 'idempotency_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  if (row.state === 'pending') await giveBack(db, row.reserved, { generationId: id, at });
  await db
    .updateTable('engine_generations')
    .set({
      state: 'purged',
      due_at: null,
      // The worker loses its lease and stops.
      lease_owner: null,
      lease_until: null,
      request: '{}',
      start_warnings: '',
      warnings: '',
      error_message: null,
      artifact_id: null,
      ended_at: row.ended_at ?? at.toISOString(),
      ...(row.state === 'pending' ? { deducted: 0, remaining: await readBalance(db) } : {}),
    })
    .where('id', '=', id)
    .execute();
  await dropReview(db, row);
  const artifactId = artifactIdOf(id);
  const files = await db
    .selectFrom('engine_exports')
    .select('file_key')
    .where('artifact_id', '=', artifactId)
    .execute();
  await db.deleteFrom('engine_exports').where('artifact_id', '=', artifactId).execute();
  const artifacts = db.deleteFrom('engine_artifacts').where('generation_id', '=', id).returning('revision');
  const revision = (await artifacts.executeTakeFirst())?.revision ?? 0;
  await db.deleteFrom('engine_sources').where('generation_id', '=', id).execute();
  await purgeRewrites(db, id, at);
  await db.deleteFrom('engine_written').where('generation_id', '=', id).execute();
  await db.deleteFrom('engine_pictures').where('generation_id', '=', id).execute();
  const unused = await dropImages(db, id);
  await queueRemovals(
    db,
    [
      ...files.map(({ file_key }) => file_key),
      // Includes files that are being drawn at this moment, which have no row yet.
      ...FILE_FORMATS.map((format) => exportKey(artifactId, format, revision)),
      ...unused,
    ],
    at,
  );
}

/** Deletes the rewrites of a generation. Unfinished ones are refunded. */
async function purgeRewrites(db: Kysely<Database>, generationId: string, at: Date): Promise<void> {
  const rows = await db
    .deleteFrom('engine_rewrites')
    .where('generation_id', '=', generationId)
    .returning(['id', 'state', 'reserved'])
    .execute();
  for (const { id, state, reserved } of rows)
    if (state === 'queued' || state === 'asking') await giveBack(db, reserved, { generationId: id, at });
}

/** The artifact's id is derived from the generation's, so that a job that runs twice makes only one artifact. */
export function artifactIdOf(generationId: string): string {
  return generationId.replace(/^gen_/, 'art_');
}

export function generationIdOf(artifactId: string): string {
  return artifactId.replace(/^art_/, 'gen_');
}

/** The file key of an export. @param revision of the artifact; files of earlier revisions have other keys */
export function exportKey(artifactId: string, format: FileFormat, revision = 0): string {
  return `artifacts/${artifactId}${revision === 0 ? '' : `.${revision}`}.${format}`;
}

/** The generation was purged while it was running, so nothing more may be stored for it. */
export class GenerationPurged extends Error {
  constructor(id: string) {
    super(`the generation ${id} was purged`);
    this.name = 'GenerationPurged';
  }
}

type Files = Pick<FileStore, 'put' | 'exists'>;

/**
 * A file store that records each picture as used by the generation before it is checked or written, so that purging
 * another generation with the same picture never deletes it.
 */
export function recordImages<Store extends Files>(files: Store, db: Kysely<Database>, generationId: string): Store {
  return {
    ...files,
    exists: async (key) => {
      await recordImage(db, generationId, key);
      return files.exists(key);
    },
    put: async (key, bytes) => {
      await recordImage(db, generationId, key);
      await files.put(key, bytes);
    },
  };
}

/** @throws GenerationPurged */
async function recordImage(db: Kysely<Database>, owner: string, file_key: string): Promise<void> {
  const id = `${owner} ${file_key}`;
  const known = await db.selectFrom('engine_images').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return;
  await db.transaction().execute(async (transaction) => {
    await refusePurged(transaction, owner);
    await transaction
      .insertInto('engine_images')
      .values({ id, owner, file_key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await cancelRemoval(transaction, file_key);
  });
}

/**
 * Locks the generation until the caller's transaction ends, so that it cannot be purged in the meantime.
 * @throws GenerationPurged
 */
export async function refusePurged(db: Kysely<Database>, generationId: string): Promise<void> {
  let select = db.selectFrom('engine_generations').select('state').where('id', '=', generationId);
  if (!isSqlite(db)) select = select.forUpdate();
  if ((await select.executeTakeFirst())?.state === 'purged') throw new GenerationPurged(generationId);
}

/** Removes the picture records of a generation. Returns the keys that no other generation uses. */
export async function dropImages(db: Kysely<Database>, owner: string): Promise<string[]> {
  await lockImages(db, owner);
  const dropped = await db.deleteFrom('engine_images').where('owner', '=', owner).returning('file_key').execute();
  const unused: string[] = [];
  for (const { file_key } of dropped) {
    const other = await db.selectFrom('engine_images').select('id').where('file_key', '=', file_key).executeTakeFirst();
    if (!other) unused.push(file_key);
  }
  return unused;
}

/** Serializes two purges that share a picture, so that the second one sees that it removes the last use. */
async function lockImages(db: Kysely<Database>, owner: string): Promise<void> {
  if (isSqlite(db)) return;
  await db
    .selectFrom('engine_images')
    .select('id')
    .where('file_key', 'in', (own) => own.selectFrom('engine_images').select('file_key').where('owner', '=', owner))
    .orderBy('id')
    .forUpdate()
    .execute();
}
