import 'server-only';
import { engine } from './context';
import { cancelGeneration, cancelledDeck } from './generate/watch-cancel';
import { type WritingEvent, watchWriting } from './live/watch-writing';

export type { WritingEvent };

/** What a person sees and does while a language model writes, and afterwards with single cards. */
export const deckWriting = {
  /** The deck of a generation as it is written; ends with the generation. */
  async *watch(generationId: string, signal: AbortSignal): AsyncGenerator<WritingEvent> {
    yield* watchWriting(await engine(), generationId, signal);
  },
  /** Ends a pending generation with the cards that are written; false if it has ended. */
  async cancel(generationId: string): Promise<boolean> {
    return cancelGeneration(await engine(), generationId);
  },
  /** What a cancelled generation left; null for every other. */
  async cancelledDeck(generationId: string): Promise<{ artifactId: string | null; cards: number } | null> {
    return cancelledDeck(await engine(), generationId);
  },
};

export type DeckWriting = typeof deckWriting;
