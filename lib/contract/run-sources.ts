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

type Passage = CardSources['passages'][number];
/** `words`: how the part of the card begins. */
type PassageGroup = { words: string; passages: Passage[] };

/** A passage that was already shown is shortened to this many characters. */
const REPEATED_LENGTH = 80;

/**
 * Groups the passages of a card by its parts; `others` belong to no part. A single passage is not grouped. A passage
 * that is already in an earlier group is shortened.
 */
export function groupPassages({ passages, parts }: Pick<CardSources, 'passages' | 'parts'>): {
  groups: PassageGroup[];
  others: Passage[];
} {
  if (passages.length < 2) return { groups: [], others: passages };
  const shown = new Set<number>();
  const groups = parts.map(({ words, passages: own }) => ({
    words,
    passages: own.flatMap((index) => {
      const passage = passages[index];
      const isAgain = shown.has(index);
      shown.add(index);
      return passage ? [isAgain ? shortened(passage) : passage] : [];
    }),
  }));
  return { groups, others: passages.filter((_, index) => !shown.has(index)) };
}

function shortened({ text, line }: Passage): Passage {
  return { text: text.length <= REPEATED_LENGTH ? text : `${text.slice(0, REPEATED_LENGTH).trimEnd()}…`, line };
}
