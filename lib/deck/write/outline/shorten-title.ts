/** The most words of a title. One or two more stay, because they would not make a brief of their own. */
const MOST_WORDS = 16;
const SPARE_WORDS = 2;
/** A title is not cut after these. */
const OPEN =
  /^(?:a|an|the|our|my|your|of|for|in|on|at|to|with|without|by|from|into|about|between|and|or|but|that|which|who|where|as|than|der|die|das|den|dem|des|ein|eine|einen|einem|einer|von|für|im|am|an|auf|aus|bei|mit|ohne|nach|zu|zum|zur|und|oder|aber|durch|als|um)$/i;
/** A phrase that can be left out begins with one of these. */
const PHRASE =
  /^(?:of|for|in|on|at|with|without|by|from|into|about|between|von|für|im|am|auf|aus|bei|mit|ohne|nach|zum|zur|durch|als|um)$/i;
const FEWEST_WORDS = 8;
/** A clause is left out as a whole. */
const CLAUSE = /^(?:that|which|who|where|because|so|weil|damit)$/i;
const FEWEST_BEFORE_CLAUSE = 4;

/** A title of at most 18 words. A longer one ends before a phrase, and the rest is for the brief. */
export function shortenTitle(words: readonly string[]): string {
  if (words.length <= MOST_WORDS + SPARE_WORDS) return words.join(' ');
  const kept = words.slice(0, MOST_WORDS);
  const clause = kept.findIndex((word, at) => at >= FEWEST_BEFORE_CLAUSE && CLAUSE.test(word));
  if (clause > 0) return kept.slice(0, clause).join(' ');
  const phrase = kept.findLastIndex((word, at) => at >= FEWEST_WORDS && PHRASE.test(word));
  const cut = phrase > 0 ? kept.slice(0, phrase) : kept;
  while (cut.length > 1 && OPEN.test(cut.at(-1)!)) cut.pop();
  return cut.join(' ');
}

/** Whether a title of this many words stays as it is. */
export function isShortTitle(text: string): boolean {
  return text.split(' ').length <= MOST_WORDS + SPARE_WORDS;
}
