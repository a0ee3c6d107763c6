import 'server-only';
import type { Kysely } from 'kysely';
import type { Card, CardOrigin, Picture } from '@/lib/deck/blocks';
import { isPaged } from '@/lib/deck/deck';
import type { LayoutName } from '@/lib/deck/placed';
import type { Database } from '../../database/database';
import type { StoredArtifact } from './artifacts-store';
import { withoutArt } from './stored-theme';

/** What is needed to lay out the cards of a deck again, besides what its artifact contains. */
export type CardSource = {
  /** With resolved pictures. */
  cards: Card[];
  layoutSequence: LayoutName[] | null;
  additionalInstructions: string | null;
  /** The pictures of header and footer, by URL. */
  pictures: [string, Picture][];
  /** The source of each card. Missing if no card was written by a model from a text. */
  origins?: (CardOrigin | null)[];
};

/** In UTF-16 units. The cards of a deck with a longer source cannot be rewritten. */
const MAX_LENGTH = 4_000_000;

/** Stores the source in the artifact's transaction. Skips paged documents, whose pages contain several cards each. */
export async function storeSource(
  db: Kysely<Database>,
  { id, generationId, deck }: Pick<StoredArtifact, 'id' | 'generationId' | 'deck'>,
  source: CardSource,
): Promise<void> {
  const whole = JSON.stringify(source);
  const data = whole.length > MAX_LENGTH ? JSON.stringify({ ...source, origins: undefined }) : whole;
  if (generationId === null || isPaged(deck.dimensions) || data.length > MAX_LENGTH) return;
  await db
    .insertInto('engine_sources')
    .values({ id, generation_id: generationId, data })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Null for a deck that was made by an earlier version, is a paged document, or has too long a source. */
export async function findSource(db: Kysely<Database>, artifactId: string): Promise<CardSource | null> {
  const row = await db.selectFrom('engine_sources').select('data').where('id', '=', artifactId).executeTakeFirst();
  if (!row) return null;
  const source = JSON.parse(row.data) as CardSource;
  return { ...source, cards: withoutArt(source.cards) };
}

export async function hasSource(db: Kysely<Database>, artifactId: string): Promise<boolean> {
  const row = db.selectFrom('engine_sources').select('id').where('id', '=', artifactId);
  return (await row.executeTakeFirst()) !== undefined;
}

/**
 * The cards that have only their plan, because the language model failed on them (0-based). Called while a user waits,
 * so a source without any is not parsed.
 */
export async function findUnwritten(db: Kysely<Database>, artifactId: string): Promise<number[]> {
  const row = await db
    .selectFrom('engine_sources')
    .select('data')
    .where('id', '=', artifactId)
    .where('data', 'like', '%"toFillIn":true%')
    .executeTakeFirst();
  const { cards = [] } = row ? (JSON.parse(row.data) as CardSource) : {};
  return cards.flatMap(({ toFillIn }, at) => (toFillIn ? [at] : []));
}

export async function replaceSource(db: Kysely<Database>, artifactId: string, source: CardSource): Promise<void> {
  await db
    .updateTable('engine_sources')
    .set({ data: JSON.stringify(source) })
    .where('id', '=', artifactId)
    .execute();
}
