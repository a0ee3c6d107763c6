import 'server-only';
import type { Kysely } from 'kysely';
import { pageCards } from '@/lib/deck/content/page-cards';
import type { Deck } from '@/lib/deck/deck';
import type { Database } from '../../database/database';
import { queueRemovals } from '../../files/removals';
import type { Engine } from '../context';
import { findStoredArtifact } from '../store/artifacts-store';
import { findSource, replaceSource } from '../store/card-sources';
import { giveBack } from '../store/credits';
import { readDeck } from '../store/stored-theme';
import { type CardVersion, findRewrite, moveRewrite, type RewriteRow, versionOf } from './rewrites-store';

export type Decision = 'accept' | 'discard' | 'undo' | 'stop';

/** Carries out a user's decision. False if the rewrite is unknown, its state does not allow it, or its deck is gone. */
export async function decideRewrite(
  engine: Engine,
  artifactId: string,
  { id, decision }: { id: string; decision: Decision },
): Promise<boolean> {
  const row = await findRewrite(engine.db, artifactId, id);
  if (!row) return false;
  const decided_at = engine.now().toISOString();
  if (decision === 'stop') return stop(engine, row, decided_at);
  if (decision === 'discard') return moveRewrite(engine.db, id, 'ready', { state: 'discarded', decided_at });
  return decision === 'accept' ? accept(engine, row, decided_at) : undo(engine, row, decided_at);
}

/** Ends a rewrite in progress and refunds it. The worker then aborts the call. */
async function stop({ db }: Engine, row: RewriteRow, decided_at: string): Promise<boolean> {
  const stopped = { state: 'stopped', decided_at, due_at: null } as const;
  return db.transaction().execute(async (transaction) => {
    for (const from of ['queued', 'asking'] as const) {
      if (!(await moveRewrite(transaction, row.id, from, stopped))) continue;
      await giveBack(transaction, row.reserved, { generationId: row.id, at: new Date(decided_at) });
      return true;
    }
    return false;
  });
}

async function accept(engine: Engine, row: RewriteRow, decided_at: string): Promise<boolean> {
  const artifact = await findStoredArtifact(engine.db, row.artifact_id);
  if (row.state !== 'ready' || !artifact) return false;
  const { card, pages, origin } = versionOf(row.after);
  return engine.db.transaction().execute(async (transaction) => {
    if (!(await moveRewrite(transaction, row.id, 'ready', { state: 'accepted', decided_at }))) return false;
    const before = await replaceCard(transaction, row, { card, pages, origin }, decided_at);
    const facts = { state: 'accepted', before: JSON.stringify(before) } as const;
    return moveRewrite(transaction, row.id, 'accepted', facts);
  });
}

/** Undoes a rewrite. Only the latest accepted version of a card can be undone, because it is the one that is shown. */
async function undo(engine: Engine, row: RewriteRow, decided_at: string): Promise<boolean> {
  return engine.db.transaction().execute(async (transaction) => {
    const latest = await transaction
      .selectFrom('engine_rewrites')
      .select('id')
      .where('artifact_id', '=', row.artifact_id)
      .where('card', '=', row.card)
      .where('state', '=', 'accepted')
      .orderBy('decided_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (latest?.id !== row.id) return false;
    if (!(await moveRewrite(transaction, row.id, 'accepted', { state: 'undone' }))) return false;
    await replaceCard(transaction, row, versionOf(row.before), decided_at);
    return true;
  });
}

/**
 * Puts a version of a card into its deck and removes the deck's stored files, which are outdated then. Returns the
 * previous version.
 * @throws Error if the deck is gone, so that the transaction is rolled back
 */
async function replaceCard(
  db: Kysely<Database>,
  { artifact_id: id, card: index }: RewriteRow,
  { card, pages, origin = null }: CardVersion,
  at: string,
): Promise<CardVersion> {
  // Lock the row first, so that two cards of one deck are replaced one after another.
  const row = await db
    .updateTable('engine_artifacts')
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where('id', '=', id)
    .returning('deck')
    .executeTakeFirst();
  const source = row && (await findSource(db, id));
  const old = source?.cards[index];
  if (!row || !source || !old) throw new Error('the deck of a rewritten card is gone');
  const deck = readDeck(row.deck);
  const before = deck.cards.filter((page) => page.index === index);
  const from = deck.cards.findIndex((page) => page.index === index);
  const cards = deck.cards.filter((page) => page.index !== index);
  cards.splice(Math.max(0, from), 0, ...pages);
  const own = source.cards.with(index, card);
  const changed: Deck = { ...deck, cards, ...(deck.blocks ? { blocks: pageCards(own) } : {}) };
  await db
    .updateTable('engine_artifacts')
    .set({ deck: JSON.stringify(changed) })
    .where('id', '=', id)
    .execute();
  const held = source.origins ?? own.map(() => null);
  const origins = source.origins || origin ? { origins: held.with(index, origin) } : {};
  await replaceSource(db, id, { ...source, cards: own, ...origins });
  const files = await db.deleteFrom('engine_exports').where('artifact_id', '=', id).returning('file_key').execute();
  await queueRemovals(
    db,
    files.map(({ file_key }) => file_key),
    new Date(at),
  );
  return { card: old, pages: before, origin: held[index] ?? null };
}
