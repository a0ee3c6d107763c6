import type { Card, DeckWarning } from '@/lib/deck/blocks';
import type { LayoutOptions } from '@/lib/deck/layout-options';
import type { MadeCards, MakeCardsInput } from '@/lib/deck/make-cards';
import type { PlacedCard } from '@/lib/deck/placed';
import type { Kept } from '@/lib/words/say-kept';
import type { SlicedDeck } from '../deck-slices/slice-deck';
import type { RenderedFile, RenderJob } from '../render/render-job';

/** Cards from a text, or from the prompt of a template. */
export type CardsOrder = { from: 'text'; input: MakeCardsInput } | { from: 'prompt'; prompt: string };
/** The thread has font tables of its own. */
export type LayoutOrder = { cards: Card[]; options: Omit<LayoutOptions, 'fonts'> };
/** `faults`: how often the layout broke its own rules (`checkPlaced`). */
export type LaidOut = { cards: PlacedCard[]; warnings: DeckWarning[]; faults: { inside: number; overlaps: number } };

/** What is done off the main thread, with what it is given and what comes of it: structured clones both. */
export type Tasks = {
  cards: { order: CardsOrder; done: MadeCards };
  layout: { order: LayoutOrder; done: LaidOut };
  /** A stored deck, as JSON, taken apart. */
  slice: { order: string; done: SlicedDeck };
  file: { order: RenderJob; done: RenderedFile };
};

export type TaskName = keyof Tasks;
export type Task = { [Name in TaskName]: { task: Name; order: Tasks[Name]['order'] } }[TaskName];

/** What passes between the program and its thread. */
export type TaskMessage = Task & { id: number };
export type TaskAnswer = { id: number } & (
  | { ok: true; done: Tasks[TaskName]['done'] }
  | { ok: false; message: string; refusal?: Kept }
);
