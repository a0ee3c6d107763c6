import * as z from './zod';

/** Of one card (0-based): passages of the run's text that it comes from, and what it says that is not in the text. */
const cardSources = z.object({
  card: z.number(),
  /** `line`: the first, from 1. */
  passages: z.array(z.object({ text: z.string(), line: z.number() })),
  /** Blocks and list items of the card: how each begins, and the passages it comes from (0-based). */
  parts: z.array(z.object({ words: z.string(), passages: z.array(z.number()) })),
  foreign: z.array(z.string()),
});
export type CardSources = z.infer<typeof cardSources>;

/** `GET /api/generations/:id/sources`: of the cards that a language model wrote from a text. */
export const runSources = z.object({ cards: z.array(cardSources) });
export type RunSources = z.infer<typeof runSources>;
