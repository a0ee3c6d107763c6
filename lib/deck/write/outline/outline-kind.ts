import type { OutlineSection } from './read-outline';

/** Languages that outlines are written in. */
export type OutlineLanguage = 'en' | 'de';

export type OutlineKind = {
  id: string;
  /** What the deck is, below its title; null for a deck about a topic. */
  label: string | null;
  /** Words that name the kind of deck. */
  named: RegExp;
  /** Words of its subject that suggest it. */
  hinted: RegExp | null;
  sections: readonly OutlineSection[];
};

/** No word names a deck about a topic: it is what remains. */
export const NO_WORDS = /(?!)/;

/**
 * The kind of deck that a prompt asks for; null for a topic. The first word that names one counts, but that something
 * is a plan says least: a marketing plan is about marketing.
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
