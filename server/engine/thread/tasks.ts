import type { Card, DeckWarning } from '@/lib/deck/blocks';
import type { LayoutOptions } from '@/lib/deck/layout-options';
import type { MadeCards, MakeCardsInput } from '@/lib/deck/make-cards';
import type { TemplateCards } from '@/lib/deck/make-cards-from-prompt';
import type { PlacedCard } from '@/lib/deck/placed';
import type { StoredMessage } from '@/lib/words/stored-messages';
import type { SlicedDeck } from '../deck-slices/slice-deck';
import type { RenderedFile, RenderJob } from '../render/render-job';

/** Cards from a text, or from the prompt of a template. */
export type CardsOrder =
  | { from: 'text'; input: MakeCardsInput }
  /** Cards with the whole of their text, not yet written. */
  | { from: 'parts'; input: MakeCardsInput }
  | { from: 'prompt'; prompt: string; template: TemplateCards };
/** The thread has font tables of its own. */
export type LayoutOrder = { cards: Card[]; options: Omit<LayoutOptions, 'fonts'> };
/** `faults`: how often the layout broke its own rules (`checkPlaced`). */
export type LaidOut = { cards: PlacedCard[]; warnings: DeckWarning[]; faults: { inside: number; overlaps: number } };

/** The tasks of the worker threads with their inputs and results, both structured clones. */
export type Tasks = {
  cards: { order: CardsOrder; done: MadeCards };
  layout: { order: LayoutOrder; done: LaidOut };
  /** A stored deck, as JSON, split into cards. */
  slice: { order: string; done: SlicedDeck };
  file: { order: RenderJob; done: RenderedFile };
  /** A file of many pictures. */
  pictures: { order: RenderJob; done: RenderedFile };
};

export type TaskName = keyof Tasks;
export type Task = { [Name in TaskName]: { task: Name; order: Tasks[Name]['order'] } }[TaskName];

/** The messages between the program and its thread. */
export type TaskMessage = Task & { id: number };
export type TaskAnswer = { id: number } & (
  | { ok: true; done: Tasks[TaskName]['done'] }
  | { ok: false; message: string; refusal?: StoredMessage }
);
