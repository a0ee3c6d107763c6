import 'server-only';
import type { Kysely } from 'kysely';
import type { Card, Picture } from '@/lib/deck/blocks';
import type { CardOrigin } from '@/lib/deck/card-origin';
import { isPaged } from '@/lib/deck/deck';
import type { LayoutName } from '@/lib/deck/placed';
import type { Database } from '../../database/database';
import type { StoredArtifact } from './artifacts-store';

/** What the cards of a deck are laid out from, besides what its artifact holds. */
export type CardSource = {
  /** With their pictures settled. */
  cards: Card[];
  layoutSequence: LayoutName[] | null;
  additionalInstructions: string | null;
  /** Of header and footer, by URL. */
  pictures: [string, Picture][];
  /** Where each card comes from; missing where no model wrote any from a text. */
  origins?: (CardOrigin | null)[];
};

/** UTF-16 units. The cards of a longer deck cannot be rewritten. */
const MOST_LENGTH = 4_000_000;

/** Kept with the artifact, in its transaction. Not of a paged document, whose pages hold several cards each. */
export async function storeSource(
  db: Kysely<Database>,
  { id, generationId, deck }: Pick<StoredArtifact, 'id' | 'generationId' | 'deck'>,
  source: CardSource,
): Promise<void> {
  const whole = JSON.stringify(source);
  const data = whole.length > MOST_LENGTH ? JSON.stringify({ ...source, origins: undefined }) : whole;
  if (generationId === null || isPaged(deck.dimensions) || data.length > MOST_LENGTH) return;
  await db
    .insertInto('engine_sources')
    .values({ id, generation_id: generationId, data })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Null for a deck that was made by an earlier version, is a paged document, or is too long. */
export async function findSource(db: Kysely<Database>, artifactId: string): Promise<CardSource | null> {
  const row = await db.selectFrom('engine_sources').select('data').where('id', '=', artifactId).executeTakeFirst();
  return row ? (JSON.parse(row.data) as CardSource) : null;
}

export async function hasSource(db: Kysely<Database>, artifactId: string): Promise<boolean> {
  const row = db.selectFrom('engine_sources').select('id').where('id', '=', artifactId);
  return (await row.executeTakeFirst()) !== undefined;
}

export async function replaceSource(db: Kysely<Database>, artifactId: string, source: CardSource): Promise<void> {
  await db
    .updateTable('engine_sources')
    .set({ data: JSON.stringify(source) })
    .where('id', '=', artifactId)
    .execute();
}
