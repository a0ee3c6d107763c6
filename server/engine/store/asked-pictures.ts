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
  /** Records the cards that get a picture, so that the progress has a total. */
  plan(cards: readonly number[]): Promise<void>;
  /** The outcome of an earlier request, which must not be repeated. Null if there was none. */
  find(card: number): Promise<AskedPicture | null>;
  /** Records a request before it is sent. False if there was an earlier one. */
  begin(card: number): Promise<boolean>;
  end(card: number, result: Exclude<AskedPicture, { state: 'asked' }>): Promise<void>;
};

export function pictureMemory(db: Kysely<Database>, generationId: string, model: string): PictureMemory {
  const idOf = (card: number) => `${generationId}:${card}`;
  return {
    async plan(cards) {
      if (cards.length === 0) return;
      const facts = { generation_id: generationId, model, state: 'planned', data: '' } as const;
      await db
        .insertInto('engine_pictures')
        .values(cards.map((card) => ({ id: idOf(card), ...facts })))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async begin(card) {
      const { numUpdatedRows } = await db
        .updateTable('engine_pictures')
        .set({ state: 'asked' })
        .where('id', '=', idOf(card))
        .where('state', '=', 'planned')
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async find(card) {
      const row = await db
        .selectFrom('engine_pictures')
        .select(['state', 'data'])
        .where('id', '=', idOf(card))
        .executeTakeFirst();
      if (!row || row.state === 'planned') return null;
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

/** How many pictures an image model has made or failed to make, while some are left. Null if none is left. */
export async function pictureProgress(
  db: Kysely<Database>,
  generationId: string,
): Promise<{ done: number; total: number } | null> {
  const rows = await db
    .selectFrom('engine_pictures')
    .select('state')
    .where('generation_id', '=', generationId)
    .execute();
  const done = rows.filter(({ state }) => state === 'made' || state === 'failed').length;
  return done < rows.length ? { done, total: rows.length } : null;
}
