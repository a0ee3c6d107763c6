/** Kinds whose "for" names the people who learn. */
export const TEACHES: ReadonlySet<string> = new Set(['lesson', 'workshop', 'training']);

/** What follows the name of a kind that teaches: " for team leads: giving feedback", " für die 5. Klasse: Licht", " pour les élèves : la lumière". */
export const TAUGHT = /^\s(?:for|für|pour|para)\s((?:[^:.!?]|\d\.){2,40}?)\s?:\s(.+)$/iu;

/** Who a prompt wants to teach. */
export function learnersIn(prompt: string, kind: { id: string; named: RegExp }): string | undefined {
  const found = TEACHES.has(kind.id) ? kind.named.exec(prompt) : null;
  return found ? TAUGHT.exec(prompt.slice(found.index + found[0].length))?.[1] : undefined;
}
