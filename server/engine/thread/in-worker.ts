import 'server-only';
import { piecesOf } from '@/lib/deck/deck-limits';
import type { MadeCards } from '@/lib/deck/make-cards';
import { blockText } from '@/lib/deck/text/block-text';
import { cardsOf, layOut } from './do-task';
import { engineThread } from './engine-thread';
import type { CardsOrder, LaidOut, LayoutOrder } from './tasks';

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
