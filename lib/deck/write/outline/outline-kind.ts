import type { OutlineSection } from './read-outline';

/** Languages that outlines are available in. */
export type OutlineLanguage = 'en' | 'de' | 'fr' | 'es';

export type OutlineKind = {
  id: string;
  /** The kind of deck, shown below its title. Null for a deck about a topic. */
  label: string | null;
  /** Words that name the kind of deck. */
  named: RegExp;
  /** Subject words that suggest this kind. */
  hinted: RegExp | null;
  sections: readonly OutlineSection[];
};

/** Matches nothing. A deck about a topic is the fallback. */
export const NO_WORDS = /(?!)/;

/**
 * The kind of deck a prompt asks for, or null for a topic. The first word that names a kind wins, except that "plan" is
 * checked last: a marketing plan is about marketing.
 */
export function kindAmong(kinds: readonly OutlineKind[], prompt: string): OutlineKind | null {
  return (
    firstOf(kinds, prompt, ({ id, named }) => (id === 'plan' ? null : named)) ??
    firstOf(kinds, prompt, ({ id, named }) => (id === 'plan' ? named : null)) ??
    firstOf(kinds, prompt, ({ hinted }) => hinted)
  );
}

function firstOf(
  kinds: readonly OutlineKind[],
  prompt: string,
  wordsOf: (kind: OutlineKind) => RegExp | null,
): OutlineKind | null {
  let best: { kind: OutlineKind; at: number } | null = null;
  for (const each of kinds) {
    const at = wordsOf(each)?.exec(prompt)?.index ?? -1;
    if (at >= 0 && (!best || at < best.at)) best = { kind: each, at };
  }
  return best?.kind ?? null;
}
