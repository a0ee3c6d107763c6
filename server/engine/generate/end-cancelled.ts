import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { log } from '../../log/log';
import type { Engine } from '../context';
import { GenerationPurged, recordImages } from '../store/generation-images';
import { type GenerationRow, orderOf } from '../store/generations-store';
import { artifactIdOf } from '../store/purge-generations';
import { takeSharing } from '../store/take-sharing';
import { findWrittenParts } from '../store/written-parts';
import { assembleCards, type WrittenDeck } from '../write/assemble-cards';
import { finishTemplate } from '../write/finish-template';
import { recallTasks, recallWritten } from '../write/recall-written';
import { creditsFor } from './credit-charges';
import { drawDeck } from './draw-deck';
import { endEarly, fail } from './end-generation';
import { type DeckShape, planWriting } from './plan';

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
  const { operation, request } = orderOf(row);
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
    artifact: {
      id: artifactIdOf(row.id),
      generationId: row.id,
      deck: drawn.deck,
      imageSource: shape.imageSource,
      headerFooter: shape.headerFooter,
      textLength: Math.min(drawn.textLength, LIMITS.prompt),
      warnings: drawn.warnings.map(({ message }) => message),
      sharing: await takeSharing(engine.db, request.sharingOptions),
      folderIds: [...new Set(request.folderIds ?? [])],
      createdAt: engine.now().toISOString(),
    },
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
