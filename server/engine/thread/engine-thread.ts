import 'server-only';
import { Worker } from 'node:worker_threads';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { piecesOf } from '@/lib/deck/deck-limits';
import type { MadeCards } from '@/lib/deck/make-cards';
import { blockText } from '@/lib/deck/text/block-text';
import { config } from '../../config';
import type { MoreNotes, RenderedFile, RenderFormat } from '../render/render-job';
import { cardsOf, layOut } from './do-task';
import { TaskPool } from './task-pool';
import type { CardsOrder, LaidOut, LayoutOrder } from './tasks';

/** A worker thread that runs out of memory fails its own task, not the program. */
const MEMORY = { maxOldGenerationSizeMb: 320 };

/** Next evaluates modules twice in one process (pages and routes), and both must share the threads. */
const kept = globalThis as typeof globalThis & { cardwrightThreads?: TaskPool };

/** The worker threads for CPU-heavy tasks that would block the main thread. */
export function engineThread(): TaskPool {
  kept.cardwrightThreads ??= new TaskPool({
    // The bundler finds and bundles the worker's entry only if it is written in this form.
    startWorker: () => new Worker(new URL('./task.worker.ts', import.meta.url), { resourceLimits: MEMORY }),
  });
  return kept.cardwrightThreads;
}

/** Closes the threads for a clean shutdown. A later call to `engineThread` creates new ones. */
export async function closeEngineThread(): Promise<void> {
  const open = kept.cardwrightThreads;
  kept.cardwrightThreads = undefined;
  await open?.close();
}

/**
 * Up to these sizes, cards are made and laid out on the main thread. It takes a few milliseconds, less than starting a
 * cold thread. At the API's limits it takes seconds, which would block all other requests.
 */
const SMALL_TEXT = 4000;
const SMALL_PIECES = 200;

/**
 * @param onStart called before the work starts, which may wait for a thread
 * @throws DeckTooLarge, TaskError; the signal's reason if it is aborted first
 */
export async function makeCardsInWorker(
  order: CardsOrder,
  signal?: AbortSignal,
  onStart?: () => Promise<void>,
): Promise<MadeCards> {
  const { length } = order.from === 'prompt' ? order.prompt : order.input.inputText;
  if (length > SMALL_TEXT) return engineThread().do({ task: 'cards', order }, signal, onStart);
  await onStart?.();
  return cardsOf(order);
}

/** @throws DeckTooLarge, TaskError; the signal's reason if it is aborted first */
export async function layOutInWorker(order: LayoutOrder, signal?: AbortSignal): Promise<LaidOut> {
  return isSmall(order) ? layOut(order) : engineThread().do({ task: 'layout', order }, signal);
}

function isSmall({ cards }: LayoutOrder): boolean {
  return (
    cards.reduce((sum, card) => sum + piecesOf(card), 0) <= SMALL_PIECES &&
    cards.reduce((sum, { blocks }) => sum + blocks.reduce((own, each) => own + blockText(each).length, 0), 0) <=
      SMALL_TEXT
  );
}

/**
 * Draws a deck as a file in a worker thread. The warnings are about the file, such as characters that no font has.
 * @param pictures bytes of the pictures of kind `file`, by key
 * @throws TaskError, or the signal's reason if it is aborted first
 */
export function renderWithWarnings(
  format: RenderFormat,
  deck: Deck | string,
  pictures: PictureBytes,
  signal?: AbortSignal,
  moreNotes?: MoreNotes,
): Promise<RenderedFile> {
  // Drawing every card as an image takes longer than other files, so it has its own time limit.
  const task = format === 'png' ? 'pictures' : 'file';
  return engineThread().do(
    { task, order: { format, deck, pictures, moreNotes, browser: config().chromiumPath } },
    signal,
  );
}
