import type { RunSummary } from '@/lib/contract/composer';
import { matchWords } from './match-words';

/** A line of the palette that can be taken. */
export type Choice = {
  id: string;
  title: string;
  /** Other words it is found by. */
  words?: string;
  keys?: string;
  /** The run it opens: its state, target and time stand beside its title. */
  of?: RunSummary;
  take: () => void;
};

export type ChoiceGroup = {
  heading: string;
  choices: readonly Choice[];
  /** Found elsewhere, by more than is shown here: all of them stay, in their order. */
  isFound?: boolean;
};

/**
 * What of it fits the query. The group with the best fit comes first, and in it the best fit, so that the first line
 * of all is what was most likely meant; nothing is moved while nothing is typed.
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
 * The place of the line that Enter takes: the one that was moved to, as long as it is there, else the first. So there
 * is one wherever there is any, whenever the lines come; -1 where there is none.
 */
export function activePlace(choices: readonly Pick<Choice, 'id'>[], movedTo: string | null): number {
  const place = choices.findIndex(({ id }) => id === movedTo);
  return place >= 0 || choices.length === 0 ? place : 0;
}
