import { countWords } from '../deck/text/count-words';

const MIN_WORDS = 12;
/** Longer texts are not counted: twelve words are shorter in every language. */
const MAX_CHARACTERS = 400;

/** Whether a text is a single line of a few words: a prompt rather than a text that could be condensed. */
export function hasNothingToShorten(text: string): boolean {
  const line = text.trim();
  if (line === '' || line.length > MAX_CHARACTERS || line.includes('\n')) return false;
  return countWords(line) < MIN_WORDS;
}
