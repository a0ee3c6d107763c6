import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { makeCards } from '@/lib/deck/make-cards';
import { makeCardsFromPrompt } from '@/lib/deck/make-cards-from-prompt';
import { drawFile } from '../render/draw-file';
import type { CardsOrder, LaidOut, LayoutOrder, Task, TaskName, Tasks } from './tasks';

/** Does a task in the thread that calls it. */
export async function doTask(task: Task): Promise<Tasks[TaskName]['done']> {
  switch (task.task) {
    case 'cards':
      return cardsOf(task.order);
    case 'layout':
      return layOut(task.order);
    case 'file':
      return drawFile(task.order);
  }
}

export function cardsOf(order: CardsOrder) {
  return order.from === 'text' ? makeCards(order.input) : makeCardsFromPrompt(order.prompt);
}

export function layOut({ cards, options }: LayoutOrder): LaidOut {
  return layOutDeck(cards, { ...options, fonts: serverFontBook() });
}
