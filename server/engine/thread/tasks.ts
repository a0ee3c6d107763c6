import type { Card, DeckWarning } from '@/lib/deck/blocks';
import type { LayoutOptions } from '@/lib/deck/layout/layout-options';
import type { MadeCards, MakeCardsInput } from '@/lib/deck/make-cards';
import type { TemplateCards } from '@/lib/deck/make-cards-from-prompt';
import type { PlacedCard } from '@/lib/deck/placed';
import type { StoredMessage } from '@/lib/words/stored-messages';
import type { SlicedDeck } from '../deck-slices/slice-deck';
import type { RenderedFile, RenderJob } from '../render/render-job';

/** Input for making cards: a text, or the prompt for a template. */
export type CardsOrder =
  | { from: 'text'; input: MakeCardsInput }
  /** Only splits the text: the cards keep all their text, and nothing is written yet. */
  | { from: 'parts'; input: MakeCardsInput }
  | { from: 'prompt'; prompt: string; template: TemplateCards };
/** Without `fonts`, because the thread has its own font tables. */
export type LayoutOrder = { cards: Card[]; options: Omit<LayoutOptions, 'fonts'> };
/** `faults`: how often the layout broke its own rules (`checkPlaced`). */
export type LaidOut = { cards: PlacedCard[]; warnings: DeckWarning[]; faults: { inside: number; overlaps: number } };

/** The tasks of the worker threads. Inputs and results are sent as structured clones. */
export type Tasks = {
  cards: { order: CardsOrder; done: MadeCards };
  layout: { order: LayoutOrder; done: LaidOut };
  /** Splits a stored deck, given as JSON, into cards. */
  slice: { order: string; done: SlicedDeck };
  file: { order: RenderJob; done: RenderedFile };
  /** Draws every card as an image, which takes longer than other files. */
  pictures: { order: RenderJob; done: RenderedFile };
};

export type TaskName = keyof Tasks;
export type Task = { [Name in TaskName]: { task: Name; order: Tasks[Name]['order'] } }[TaskName];

/** The messages between the main thread and a worker thread. */
export type TaskMessage = Task & { id: number };
/** Sent once by a thread: the system's id of it, if there is one. */
export type ThreadStarted = { threadId: string | null };
export type TaskAnswer = { id: number } & (
  | { ok: true; done: Tasks[TaskName]['done'] }
  | { ok: false; message: string; refusal?: StoredMessage }
);

/**
 * A failed task. `reason`: the work itself failed, its thread crashed or ran out of memory, it used up its processor
 * time, it hardly got any, or the pool was closed.
 */
export class TaskError extends Error {
  constructor(
    readonly reason: keyof typeof OUTCOMES,
    readonly task: TaskName,
    detail: string,
  ) {
    super(`The task “${task}” ${OUTCOMES[reason]}${detail === '' ? '.' : `: ${detail}`}`);
    this.name = 'TaskError';
  }
}

/** Used instead of `instanceof`, like `isDeckTooLarge`. */
export function isTaskError(error: unknown): error is TaskError {
  return error instanceof Error && error.name === 'TaskError' && 'reason' in error;
}

const OUTCOMES = {
  failed: 'failed',
  crashed: 'ended with its thread',
  memory: 'ran out of memory',
  timeout: 'used up its processor time',
  starved: 'got too little processor time, because the machine is busy',
  closed: 'was given up, because the thread was closed',
} as const;
