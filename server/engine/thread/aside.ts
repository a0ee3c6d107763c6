import 'server-only';
import type { MadeCards } from '@/lib/deck/make-cards';
import { runsOfBlock } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import { cardsOf, layOut } from './do-task';
import { engineThread } from './engine-thread';
import type { CardsOrder, LaidOut, LayoutOrder } from './tasks';

/**
 * Characters up to which cards are made and laid out where we stand: a few milliseconds, less than a cold thread takes
 * to start. Near the limit of the interface it is seconds, and everyone else would wait.
 */
const SMALL = 20_000;

/** @throws TaskError; the signal's reason when it is aborted first */
export async function makeCardsAside(order: CardsOrder, signal?: AbortSignal): Promise<MadeCards> {
  const { length } = order.from === 'text' ? order.input.inputText : order.prompt;
  return length <= SMALL ? cardsOf(order) : engineThread().do({ task: 'cards', order }, signal);
}

/** @throws TaskError; the signal's reason when it is aborted first */
export async function layOutAside(order: LayoutOrder, signal?: AbortSignal): Promise<LaidOut> {
  return textLength(order) <= SMALL ? layOut(order) : engineThread().do({ task: 'layout', order }, signal);
}

function textLength({ cards }: LayoutOrder): number {
  let length = 0;
  for (const { blocks } of cards)
    for (const block of blocks) for (const runs of runsOfBlock(block)) length += 1 + plainText(runs).length;
  return length;
}
