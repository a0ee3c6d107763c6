import type { RunSummary } from '@/lib/contract/composer';

/** A selectable line of the palette. */
export type Choice = {
  id: string;
  title: string;
  /** Search keywords. */
  words?: string;
  keys?: string;
  /** The run it opens, for its state, target and time beside the title. */
  of?: RunSummary;
  take: () => void;
};

export type ChoiceGroup = {
  heading: string;
  choices: readonly Choice[];
  /** Matched by the server, on more than is shown here: never filtered or reordered. */
  isFound?: boolean;
};

/**
 * The choices that match the query. Groups and lines are sorted by best match, so that the first line is the most
 * likely one; an empty query keeps the order.
 */
export function fittingGroups(groups: readonly ChoiceGroup[], query: string): ChoiceGroup[] {
  if (query.trim() === '') return [...groups];
  const fitting = groups.map((group) => {
    const scored = group.choices.map((choice) => ({ choice, fit: matchWords(query, choice.title, choice.words) }));
    const left = group.isFound ? scored : scored.filter(({ fit }) => fit > 0).sort((one, other) => other.fit - one.fit);
    return {
      group: { ...group, choices: left.map(({ choice }) => choice) },
      best: Math.max(0, ...left.map(({ fit }) => fit)),
    };
  });
  return fitting.sort((one, other) => other.best - one.best).map(({ group }) => group);
}

/**
 * The index of the active line, which Enter selects: the highlighted one while it exists, else the first; -1 if there
 * are none.
 */
export function activePlace(choices: readonly Pick<Choice, 'id'>[], movedTo: string | null): number {
  const place = choices.findIndex(({ id }) => id === movedTo);
  return place >= 0 || choices.length === 0 ? place : 0;
}

/**
 * The score of a name for a search, 0 for no match. Each word of the search must occur in full, so that Enter never
 * runs a command that merely shares letters. Title words score higher than keywords, and prefixes higher than
 * substrings. Several adjacent words score higher than the same words further apart. Accents and case are ignored, as
 * in the history search.
 */
export function matchWords(search: string, title: string, others = ''): number {
  const typed = fold(search).split(/\s+/).filter(Boolean);
  const scores = typed.map((word) => Math.max(place(word, title), place(word, others) / 2));
  if (typed.length > 1 && place(typed.join(' '), title) === 1) return 1.5;
  return scores.length === 0 ? 1 : Math.min(...scores);
}

function place(word: string, text: string): number {
  const at = ` ${fold(text)}`;
  if (at.includes(` ${word}`)) return 1;
  return at.includes(word) ? 0.6 : 0;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
