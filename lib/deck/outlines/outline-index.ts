import { OUTLINE_LANGUAGES, type OutlineLanguage } from '../words/prompt-words';
import index from './outline-index.generated.json';
import { wordLine } from './read-deck-request';

/** The id of the outline for any other prompt. */
export const TOPIC = 'topic';

/** The outlines of a language by label, the topic first. */
export function outlinesIn(language: OutlineLanguage): OutlineEntry[] {
  return [...index[language]].sort(
    (one, other) =>
      Number(other.id === TOPIC) - Number(one.id === TOPIC) || one.label.localeCompare(other.label, language),
  );
}

export function outlineLabel(id: string, language: OutlineLanguage): string {
  return index[language].find((entry) => entry.id === id)?.label ?? '';
}

/**
 * The id of the outline that a prompt's words name, if any: the longest key word wins, then the first one in the
 * prompt. “Project plan for a trip” is a plan, and “Trip to a festival” a trip.
 */
export function outlineByWords(prompt: string, language: OutlineLanguage): string | null {
  const line = wordLine(prompt);
  let best: { id: string; length: number; at: number } | null = null;
  for (const { id, key, end } of keysOf(language)) {
    const at = line.indexOf(key, end ? LEAST_BEFORE_END + 1 : 0);
    if (at < 0 || (end && !isCompound(line, at))) continue;
    if (!best || key.length > best.length || (key.length === best.length && at < best.at))
      best = { id, length: key.length, at };
  }
  return best?.id ?? null;
}

/** Fewer letters before the end of a word make no compound. */
const LEAST_BEFORE_END = 3;

function isCompound(line: string, at: number): boolean {
  return !line.slice(at - LEAST_BEFORE_END, at).includes(' ');
}

type Key = { id: string; key: string; end: boolean };
const keys = new Map<OutlineLanguage, Key[]>();

function keysOf(language: OutlineLanguage): Key[] {
  const known = keys.get(language);
  if (known) return known;
  const made = index[language].flatMap(({ id, words }) =>
    words.map((word): Key => {
      const end = word.startsWith('-');
      return { id, key: end ? wordLine(word).slice(1) : wordLine(word), end };
    }),
  );
  keys.set(language, made);
  return made;
}

/** The id of the outline with this label, in any language. */
export function outlineByLabel(label: string): string | null {
  const line = wordLine(label);
  for (const language of OUTLINE_LANGUAGES)
    for (const each of index[language]) if (wordLine(each.label) === line) return each.id;
  return null;
}

/** An outline in the list of its language. */
export type OutlineEntry = {
  id: string;
  /** Its name, for people. */
  label: string;
  /** Words of a prompt that find it. One with a hyphen at its start is the end of a compound word. */
  words: string[];
};

/** A card of an outline: its heading and the questions to answer there. */
export type OutlineSection = {
  heading: string;
  questions: string[];
  /** A table to fill in instead of the questions: its header and the first cell of each row. */
  table?: { header: string[]; rows: string[] };
  /** Whether a short deck keeps this card. */
  isCore?: boolean;
};

/** The id of the additional cards for long decks, which are no outline of their own. */
export const MORE_CARDS = 'more';
