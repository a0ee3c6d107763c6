import { checkPlaced } from '@/lib/deck/check/check-placed';
import { checkPieces, checkPlacedLength, isDeckTooLarge } from '@/lib/deck/deck-limits';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { loadIcons, wantsIcons } from '@/lib/deck/icons/load-icons';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { makeCards, splitCards } from '@/lib/deck/make-cards';
import { makeCardsFromPrompt } from '@/lib/deck/make-cards-from-prompt';
import { sliceDeck } from '../deck-slices/slice-deck';
import { drawFile } from '../render/draw-file';
import type { CardsOrder, LaidOut, LayoutOrder, Task, TaskAnswer, TaskName, Tasks } from './tasks';

/** Runs a task on the calling thread. */
export async function doTask(task: Task): Promise<Tasks[TaskName]['done']> {
  switch (task.task) {
    case 'cards':
      return cardsOf(task.order);
    case 'layout':
      return layOut(task.order);
    case 'slice':
      return sliceDeck(task.order);
    case 'file':
    case 'pictures':
      return drawFile(task.order);
  }
}

/** @throws DeckTooLarge */
export function cardsOf(order: CardsOrder) {
  const made = makeFrom(order);
  checkPieces(made.cards);
  return made;
}

function makeFrom(order: CardsOrder) {
  if (order.from === 'prompt') return makeCardsFromPrompt(order.prompt, order.template);
  return order.from === 'text' ? makeCards(order.input) : splitCards(order.input);
}

/** @throws DeckTooLarge */
export async function layOut({ cards, options }: LayoutOrder): Promise<LaidOut> {
  const icons = wantsIcons(options.format) ? await loadIcons() : null;
  const placed = layOutDeck(cards, { ...options, fonts: serverFontBook(), icons });
  checkPlacedLength(placed.cards);
  const { inside, overlaps } = checkPlaced(placed.cards);
  return { ...placed, faults: { inside: inside.length, overlaps: overlaps.length } };
}

export function failure(id: number, error: unknown): TaskAnswer {
  if (isDeckTooLarge(error)) return { id, ok: false, message: error.message, refusal: error.reason };
  return { id, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
