import 'server-only';
import { engine } from './context';
import { type WritingEvent, watchWriting } from './live/watch-writing';

export type { WritingEvent };

/** What a person sees and does while a language model writes, and afterwards with single cards. */
export const deckWriting = {
  /** The deck of a generation as it is written; ends with the generation. */
  async *watch(generationId: string, signal: AbortSignal): AsyncGenerator<WritingEvent> {
    yield* watchWriting(await engine(), generationId, signal);
  },
};

export type DeckWriting = typeof deckWriting;
