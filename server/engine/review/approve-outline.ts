import 'server-only';
import type { Kysely } from 'kysely';
import { LIMITS } from '@/lib/contract/limits';
import type { OutlineAnswer, OutlineEntry } from '@/lib/contract/outlines';
import type { Database } from '../../database/database';
import { isSqlite } from '../../database/is-sqlite';
import type { Engine } from '../context';
import { giveBack, reservationOf, reserve } from '../store/credits';
import { findGeneration, type GenerationOrder, type GenerationRow, orderOf } from '../store/generations-store';
import { changeReview, findReview } from '../store/outline-reviews';
import { findWrittenParts } from '../store/written-parts';
import type { OutlineCard } from '../write/parse-outline';

/**
 * `decided`: it was approved before, waited too long, or was never up for review. `ended`: the generation has ended or
 * was cancelled. `uncovered`: too few credits for the added cards.
 */
export type Approval = { ok: true } | { ok: false; reason: 'decided' | 'ended' | 'uncovered' };

/** The outline of a generation that is waiting for approval. Null if it is not waiting. */
export async function readOutline(engine: Engine, generationId: string): Promise<OutlineAnswer | null> {
  const row = await findGeneration(engine.db, generationId);
  const until = row && (await openUntil(engine, row));
  if (!until) return null;
  const cards = (await keptOutline(engine.db, generationId)).map(({ heading, intent }) => ({ heading, intent }));
  return { cards, until, mostCards: LIMITS.numCards.max, creditsPerCard: creditsPerCard(engine, orderOf(row)) };
}

function creditsPerCard(engine: Engine, { operation, request }: GenerationOrder): OutlineAnswer['creditsPerCard'] {
  const low = engine.model?.creditsPerCard ?? 0;
  return { low, high: operation === 'generate' ? reservationOf(engine, request, 1) : low };
}

/** When a pending generation stops waiting for approval. Null if it is not waiting. */
export async function reviewUntil(engine: Engine, generationId: string): Promise<string | null> {
  const row = await findGeneration(engine.db, generationId);
  return row && openUntil(engine, row);
}

async function openUntil({ db, now }: Engine, row: GenerationRow): Promise<string | null> {
  if (row.state !== 'pending' || row.cancelled_at !== null) return null;
  const review = await findReview(db, row);
  return review?.state === 'open' && review.until !== null && review.until > now().toISOString() ? review.until : null;
}

/**
 * Replaces the planned outline with this one, so that its cards are written. Works only once. The reservation is
 * adjusted to the number of cards.
 */
export async function approveOutline(
  engine: Engine,
  generationId: string,
  cards: readonly OutlineEntry[],
): Promise<Approval> {
  const at = engine.now();
  const outcome = await engine.db.transaction().execute(async (transaction): Promise<Approval> => {
    const row = await lockGeneration(transaction, generationId);
    if (row?.state !== 'pending' || row.cancelled_at !== null) return { ok: false, reason: 'ended' };
    const order = orderOf(row);
    if (order.operation !== 'generate' || !(await openUntil({ ...engine, db: transaction }, row)))
      return { ok: false, reason: 'decided' };
    const reserved = reservationOf(engine, order.request, cards.length);
    const extra = reserved - row.reserved;
    if (extra > 0 && !(await reserve(transaction, extra, { generationId, at })))
      return { ok: false, reason: 'uncovered' };
    if (extra < 0) await giveBack(transaction, -extra, { generationId, at });
    await changeReview(transaction, row, { from: 'open', state: 'approved', until: null });
    await keepOutline(transaction, generationId, cards);
    await transaction
      .updateTable('engine_generations')
      .set({ due_at: at.toISOString(), reserved, cards_total: cards.length, cards_done: 0 })
      .where('id', '=', generationId)
      .execute();
    return { ok: true };
  });
  if (outcome.ok) engine.wake();
  return outcome;
}

/** Saves the outline as a person has edited it so far. False if it does not wait for approval. */
export async function saveOutline(
  engine: Engine,
  generationId: string,
  cards: readonly OutlineEntry[],
): Promise<boolean> {
  return engine.db.transaction().execute(async (transaction) => {
    const row = await lockGeneration(transaction, generationId);
    if (!row || !(await openUntil({ ...engine, db: transaction }, row))) return false;
    await keepOutline(transaction, generationId, cards);
    return true;
  });
}

async function lockGeneration(db: Kysely<Database>, id: string): Promise<GenerationRow | undefined> {
  let select = db.selectFrom('engine_generations').selectAll().where('id', '=', id);
  // SQLite needs no row lock, because its transactions start as writers and run one at a time.
  if (!isSqlite(db)) select = select.forUpdate();
  return select.executeTakeFirst();
}

async function keptOutline(db: Kysely<Database>, generationId: string): Promise<OutlineCard[]> {
  const outline = (await findWrittenParts(db, generationId)).find(({ part }) => part === 'outline');
  return outline ? JSON.parse(outline.data) : [];
}

async function keepOutline(db: Kysely<Database>, generationId: string, edited: readonly OutlineEntry[]): Promise<void> {
  const byModel = (await keptOutline(db, generationId)).filter(({ isOwn }) => !isOwn);
  const planned = new Set(byModel.map(fingerprint));
  const cards = edited.map(({ heading, intent }): OutlineCard => {
    const card = { heading: oneLine(heading), intent: oneLine(intent) };
    return planned.has(fingerprint(card)) ? card : { ...card, isOwn: true };
  });
  await db
    .updateTable('engine_written')
    .set({ data: JSON.stringify(cards) })
    .where('id', '=', `${generationId}:outline`)
    .execute();
}

function fingerprint({ heading, intent }: OutlineEntry): string {
  return JSON.stringify([heading, intent]);
}

/** Prompts list one card per line, so a text must not contain line breaks. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
