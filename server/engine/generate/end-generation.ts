import 'server-only';
import type { Kysely } from 'kysely';
import { LIMITS } from '@/lib/contract/limits';
import { cardCount } from '@/lib/deck/deck';
import type { StoredMessage } from '@/lib/words/stored-messages';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Database } from '../../database/database';
import { log } from '../../log/log';
import { notifier } from '../../notify/notifier';
import type { Engine } from '../context';
import { takeSharing } from '../sharing';
import { artifactRow, type StoredArtifact, storeArtifact } from '../store/artifacts-store';
import { type CardSource, storeSource } from '../store/card-sources';
import { creditsFor, giveBack, readBalance } from '../store/credits';
import type { GenerationRow } from '../store/generations-store';
import { orderOf } from '../store/generations-store';
import { dropReview } from '../store/outline-reviews';
import { artifactIdOf, GenerationPurged, recordImages } from '../store/purge-generations';
import { clearWrittenParts, findWrittenParts } from '../store/written-parts';
import { assembleCards, type WrittenDeck } from '../write/assemble-cards';
import { recallTasks, recallWritten } from '../write/recall-written';
import { finishTemplate } from '../write/template-tasks';
import { type DrawnDeck, drawDeck } from './draw-deck';
import { type DeckShape, planWriting } from './plan';

// A generation ends only once, even if its job runs twice, because the row leaves `pending` in the same transaction
// that does everything else. The balance at that time is stored in the row (docs/spec/settled-points.md#6).

type Made = { artifact: StoredArtifact; source: CardSource; deducted: number };

/** Stores the artifact and refunds the rest of the reservation. Does nothing if the generation has already ended. */
export function complete(engine: Engine, row: GenerationRow, made: Made & { warnings: string }): Promise<void> {
  const { artifact, deducted, warnings } = made;
  const cards_done = cardCount(artifact.deck);
  const facts = { state: 'completed', artifact_id: artifact.id, deducted, warnings, cards_done };
  return endWithArtifact(engine, row, made, facts);
}

/** Ends a cancelled generation as `failed`, but with an artifact of its written cards, whose credits are deducted. */
export function endEarly(engine: Engine, row: GenerationRow, made: Made & { message: StoredMessage }): Promise<void> {
  const { artifact, deducted, message } = made;
  const cards_done = new Set(artifact.deck.cards.map(({ index }) => index)).size;
  const error = { error_message: message, error_status: 422 };
  const facts = { state: 'failed', artifact_id: artifact.id, deducted, cards_done, ...error };
  return endWithArtifact(engine, row, made, facts);
}

type Finished = { drawn: DrawnDeck; plan: Pick<DeckShape, 'imageSource' | 'headerFooter'>; warnings: string[] };

export async function artifactOf(
  { db, now }: Engine,
  row: GenerationRow,
  { drawn, plan, warnings }: Finished,
): Promise<StoredArtifact> {
  const { sharingOptions, folderIds = [] } = orderOf(row).request;
  return {
    id: artifactIdOf(row.id),
    generationId: row.id,
    deck: drawn.deck,
    imageSource: plan.imageSource,
    headerFooter: plan.headerFooter,
    textLength: Math.min(drawn.textLength, LIMITS.prompt),
    warnings,
    sharing: await takeSharing(db, sharingOptions),
    folderIds: [...new Set(folderIds)],
    createdAt: now().toISOString(),
  };
}

async function endWithArtifact(
  engine: Engine,
  row: GenerationRow,
  { artifact, source, deducted }: Made,
  facts: Parameters<typeof end>[2],
): Promise<void> {
  const stored = artifactRow(artifact);
  await end(engine, row, facts, async (transaction, at) => {
    // Stored only now, so that a failed attempt leaves no artifact behind.
    await storeArtifact(transaction, stored);
    await storeSource(transaction, artifact, source);
    await giveBack(transaction, row.reserved - deducted, { generationId: row.id, at });
  });
}

/** Ends a generation as failed and refunds the whole reservation. */
export async function fail(engine: Engine, row: GenerationRow, message: StoredMessage): Promise<void> {
  const facts = { state: 'failed', error_message: message, error_status: 422, deducted: 0 };
  await end(engine, row, facts, (transaction, at) => giveBack(transaction, row.reserved, { generationId: row.id, at }));
}

async function end(
  { db, now }: Engine,
  row: GenerationRow,
  facts: Partial<GenerationRow>,
  settle: (transaction: Kysely<Database>, at: Date) => Promise<void>,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('engine_generations')
      .set({ ...facts, ended_at: at.toISOString(), due_at: null, lease_until: null, lease_owner: null })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    await settle(transaction, at);
    await clearWrittenParts(transaction, row.id);
    await dropReview(transaction, row);
    const remaining = await readBalance(transaction);
    await transaction.updateTable('engine_generations').set({ remaining }).where('id', '=', row.id).execute();
  });
  notifier().publish(`generation:${row.id}`);
}

/**
 * Ends a cancelled generation. The written cards become a deck without pictures and are charged; the rest is refunded.
 * Nothing is charged if no card was written.
 */
export async function endCancelled(engine: Engine, row: GenerationRow, signal: AbortSignal): Promise<void> {
  try {
    await endWithCards(engine, row, signal);
  } catch (error) {
    // After a shutdown, the generation is ended at the next start.
    if (signal.aborted || error instanceof GenerationPurged) return;
    log.error({ err: error, generation: row.id }, 'the cards of a cancelled generation could not be kept');
    await fail(engine, row, englishMessage('Cancelled. The written cards couldn’t be kept.'));
  }
}

async function endWithCards(engine: Engine, row: GenerationRow, signal: AbortSignal): Promise<void> {
  const { operation } = orderOf(row);
  const written = await writtenDeck(engine, row, signal);
  if (!engine.model || !written)
    return fail(engine, row, englishMessage('Cancelled before the first card was written.'));
  const { shape } = written;
  const files = recordImages(engine.files, engine.db, row.id);
  const plan = { ...shape, ...written.deck, imageSource: 'noImages' as const };
  const drawn = await drawDeck({ ...engine, files }, plan, signal);
  const deducted = creditsFor({
    cards: drawn.cards - (written.deck.made.unfilled?.length ?? 0),
    operation,
    byModel: { cards: written.deck.byModel, creditsPerCard: engine.model.creditsPerCard },
  });
  await endEarly(engine, row, {
    artifact: await artifactOf(engine, row, {
      drawn,
      plan: shape,
      warnings: drawn.warnings.map(({ message }) => message),
    }),
    source: drawn.source,
    deducted: Math.min(deducted, row.reserved),
    message: cancelledAfter(drawn.cards, written.total),
  });
}

function cancelledAfter(done: number, total: number): StoredMessage {
  // While its images were made, or it was laid out.
  if (done >= total) return englishMessage('Cancelled after all cards were written.');
  return englishMessage('Cancelled after {done} of {total} cards.', { done, total });
}

/** The written cards in order. Null if there are none. */
async function writtenDeck(
  engine: Engine,
  row: GenerationRow,
  signal: AbortSignal,
): Promise<{ deck: WrittenDeck; shape: DeckShape; total: number } | null> {
  const { model, makeCards } = engine;
  const planned = model && (await planWriting(engine, orderOf(row)));
  if (!model || !planned) return null;
  const { order, shape } = planned;
  const parts = new Map((await findWrittenParts(engine.db, row.id)).map(({ part, data }) => [part, JSON.parse(data)]));
  if (![...parts.keys()].some((part) => part.startsWith('card-'))) return null;
  const find = (part: string) => parts.get(part);
  const recalled = await recallTasks({ model, makeCards }, order, find, signal);
  if (!recalled) return null;
  const { tasks, warnings, title } = recalled;
  const written = await recallWritten(tasks, find);
  const done = tasks.filter(({ index }) => written[index] !== undefined);
  const cards = written.filter((card) => card !== undefined);
  if (cards.every(({ card }) => card.toFillIn)) return null;
  const deck = assembleCards(order, done, cards, { warnings, title });
  const { template } = order;
  if (!template) return { deck, shape, total: tasks.length };
  const layoutSequence = done.flatMap(({ slot }) => (slot ? [slot.layout] : []));
  return {
    deck: finishTemplate(deck, { tasks: done, template, written: cards }),
    shape: { ...shape, layoutSequence },
    total: tasks.length,
  };
}
