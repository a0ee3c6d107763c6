import 'server-only';
import type { Kysely } from 'kysely';
import type { Picture } from '@/lib/deck/blocks';
import type { StoredMessage } from '@/lib/words/stored-messages';
import type { Database } from '../../database/database';

type FilePicture = Extract<Picture, { kind: 'file' }>;

/** The outcome of a picture request. `asked`: no answer has been received. */
export type AskedPicture =
  | { state: 'asked' }
  | { state: 'made'; picture: FilePicture }
  | { state: 'failed'; why: StoredMessage };

/** The requests to an image model in one generation. */
export type PictureMemory = {
  /** The outcome of an earlier request, which must not be repeated. Null if there was none. */
  find(card: number): Promise<AskedPicture | null>;
  /** Records a request before it is sent. False if there was an earlier one. */
  begin(card: number): Promise<boolean>;
  end(card: number, result: Exclude<AskedPicture, { state: 'asked' }>): Promise<void>;
};

export function pictureMemory(db: Kysely<Database>, generationId: string, model: string): PictureMemory {
  const idOf = (card: number) => `${generationId}:${card}`;
  return {
    async begin(card) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('engine_pictures')
        .values({ id: idOf(card), generation_id: generationId, model, state: 'asked', data: '' })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async find(card) {
      const row = await db
        .selectFrom('engine_pictures')
        .select(['state', 'data'])
        .where('id', '=', idOf(card))
        .executeTakeFirst();
      if (!row) return null;
      if (row.state === 'made') return { state: 'made', picture: JSON.parse(row.data) as FilePicture };
      return row.state === 'failed' ? { state: 'failed', why: row.data as StoredMessage } : { state: 'asked' };
    },
    async end(card, result) {
      const data = result.state === 'made' ? JSON.stringify(result.picture) : result.why;
      await db
        .updateTable('engine_pictures')
        .set({ state: result.state, data })
        .where('id', '=', idOf(card))
        .where('state', '=', 'asked')
        .execute();
    },
  };
}
