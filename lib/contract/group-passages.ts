import type { CardSources } from './run-sources';

type Passage = CardSources['passages'][number];
/** `words`: how the part of the card begins. */
type PassageGroup = { words: string; passages: Passage[] };

/** Characters of a passage that is shown again. */
const REPEATED = 80;

/**
 * The passages of each part of a card, and those of no part. With a single passage there is nothing to tell apart. A
 * passage that is already in an earlier group is only named by its beginning.
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
  return { text: text.length <= REPEATED ? text : `${text.slice(0, REPEATED).trimEnd()}…`, line };
}
