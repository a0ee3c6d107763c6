import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';
import { isSqlite } from '../../database/is-sqlite';
import type { FileStore } from '../../files/file-store';
import { cancelRemoval } from '../../files/removals';

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
