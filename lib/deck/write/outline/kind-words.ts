import { NO_WORDS, type OutlineKind } from './outline-kind';
import type { OutlineSection } from './read-outline';

/** A kind of outline in one language. Patterns are for whole words, and case is ignored. */
export type KindWords = {
  id: string;
  label: string | null;
  sections: readonly OutlineSection[];
  /** Words that name the kind in this language only. They also show the language of the prompt. */
  own?: string;
  /** Words that name it in other languages too. */
  shared?: string;
  hinted?: string;
};

/** Matches whole words, or their start up to an apostrophe, as in "d’une". `\b` doesn't handle accents. */
export function wholeWords(...patterns: (string | undefined)[]): RegExp {
  const words = patterns.filter((pattern) => pattern !== undefined).join('|');
  return words === '' ? NO_WORDS : new RegExp(`(?<!\\p{L})(?:${words})(?:(?<=[’'])|(?!\\p{L}))`, 'iu');
}

export function kindsFrom(kinds: readonly KindWords[]): OutlineKind[] {
  return kinds.map(({ id, label, sections, own, shared, hinted }) => ({
    id,
    label,
    sections,
    named: wholeWords(own, shared),
    hinted: hinted === undefined ? null : wholeWords(hinted),
  }));
}
