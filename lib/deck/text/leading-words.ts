/** Articles, prepositions and conjunctions that should not end a line of a heading. */
const LEADING = new Set(
  [
    'the a an of and or to in on at for by with from is are as not our your its how',
    'der die das den dem des ein eine einen einer und oder von vom zu zum zur im in am an auf für mit aus nach',
    'le la les un une de du des et ou à au aux en dans sur pour par avec',
    'el los las una y o del al con por para que',
    'il lo gli uno di da nel e che per',
    'o os um uma do dos no na em com para',
    'het een van voor met op te',
  ].flatMap((words) => words.split(' ')),
);

export const isLeadingWord = (word: string): boolean => LEADING.has(word.toLowerCase());

/** Words that a line can end with more easily than with an article or a preposition. */
const WEAK = new Set('and or is are as not how und oder et ou y o e que'.split(' '));

/** Whether a word is an article or a preposition, which belongs closely to the word after it. */
export const isArticleOrPreposition = (word: string): boolean => isLeadingWord(word) && !WEAK.has(word.toLowerCase());

/** Adds no-break spaces after leading words, for programs that break lines themselves. */
export function tieLeadingWords(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])(\p{L}{1,5}) (?=\S)/gu, (match, word: string) =>
    isLeadingWord(word) ? `${word}\u00a0` : match,
  );
}
