import * as z from './zod';

/**
 * The sources of one card (0-based): passages of the run's text, and statements that are not in the text (`foreign`).
 */
const cardSources = z.object({
  card: z.number(),
  /** `line`: the number of its first line (1-based). */
  passages: z.array(z.object({ text: z.string(), line: z.number() })),
  /** Blocks and list items of the card: the first words of each, and the indexes of its passages (0-based). */
  parts: z.array(z.object({ words: z.string(), passages: z.array(z.number()) })),
  foreign: z.array(z.string()),
});
export type CardSources = z.infer<typeof cardSources>;

/** `GET /api/generations/:id/sources`: the sources of cards that a language model wrote from a text. */
export const runSources = z.object({ cards: z.array(cardSources) });
export type RunSources = z.infer<typeof runSources>;
