import { capitalised, countWords } from '../text/letters-and-words';
import { alternatives } from '../words/match-phrases';
import { SENTENCE_WORDS, type SentenceWords } from '../words/sentence-words';

/** What the lists of all languages have, as alternatives of a pattern. */
function anyOf(...names: (keyof SentenceWords)[]): string {
  return alternatives(Object.values(SENTENCE_WORDS).flatMap((own) => names.map((name) => own[name])));
}

/** The same at the beginning of a sentence. */
function capitalisedOf(...names: (keyof SentenceWords)[]): string {
  return anyOf(...names)
    .split('|')
    .map(capitalised)
    .join('|');
}

/** “It’s”, but not “Item” or “So-called”. */
const END = '(?![\\p{L}\\p{N}-])';
/** Of a sentence, only its first letters are read. */
const MOST_LETTERS = 80;

/** After a word, “Sie” with a capital is the German for “you”. */
const PRONOUN = new RegExp(`^(?:${capitalisedOf('pronouns')}|\\p{L}{1,8} (?:${anyOf('pronouns')}))${END}`, 'u');
const CONNECTIVE = new RegExp(`^(?:${capitalisedOf('connectives')})${END}`, 'u');
const TURN = new RegExp(`^(?:${capitalisedOf('turns')})${END}`, 'u');
const TURN_INSIDE = new RegExp(`^[^.;:,]{3,50}, (?:${anyOf('turns')}),`, 'u');
/** “Decision:”, and “Decision 3:”. */
const DECISION = new RegExp(
  `^(?:${capitalisedOf('decisions').replaceAll(':', '(?: \\d+)?\\s?:')})(?![\\p{L}\\p{N}])`,
  'u',
);
const GREETING = new RegExp(`^(?:${anyOf('greetings')})${END}`, 'iu');
const COURTESY = new RegExp(`^(?:${anyOf('courtesies')})${END}`, 'iu');
const CLOSING = new RegExp(`^(?:${anyOf('closings')})\\s*[,!.]?\\s*(?:\\n|$)`, 'iu');

/** Notes written in a hurry have no capitals. “IT” and “US” are not pronouns. */
const startOf = (sentence: string): string => capitalised(sentence.slice(0, MOST_LETTERS));

/** Whether a sentence begins by referring to the one before it: “It …”, “If that …”, “However, …”. */
export function goesOn(sentence: string): boolean {
  const start = startOf(sentence);
  return PRONOUN.test(start) || CONNECTIVE.test(start) || turns(sentence);
}

/** Whether a sentence limits the one before it, or says what follows from it: “However, …”, “The crane, however, …”. */
export function turns(sentence: string): boolean {
  const start = startOf(sentence);
  return TURN.test(start) || TURN_INSIDE.test(start);
}

/** Whether a sentence says what was decided, or recommends something. */
export function decides(sentence: string): boolean {
  return DECISION.test(startOf(sentence));
}

const MOST_WORDS = { greeting: 5, courtesy: 14, closing: 8 };

/** Whether a line begins with a greeting: “Dear Ms Solberg,”. */
export function greets(line: string): boolean {
  return GREETING.test(line.trim());
}

/** Whether a sentence is only polite: a greeting, an apology or thanks. It has no figures. */
export function isCourtesy(sentence: string): boolean {
  const text = sentence.trim();
  const most = GREETING.test(text) ? MOST_WORDS.greeting : COURTESY.test(text) ? MOST_WORDS.courtesy : 0;
  return countWords(text) <= most && !/\d/.test(text);
}

/** Whether a paragraph ends a letter: “Thanks, Jonas”. */
export function isClosing(paragraph: string): boolean {
  const text = paragraph.trim();
  return CLOSING.test(text) && countWords(text) <= MOST_WORDS.closing;
}
