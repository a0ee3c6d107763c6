import { STOP_WORDS } from '@/lib/deck/text/stop-words';
import { foldWords, type SourceFacts } from './source-facts';

/** Two or more capitalised words within a sentence: after a lower-case word, a figure, a comma or a semicolon. */
const INSIDE = /(?<=(?<!\p{L})\p{Ll}[\p{L}’']* |[\p{N},;] )\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/gu;
/** The same at the beginning of a sentence, where the first capital proves nothing. */
const AT_START = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/u;
/** After a title such as "Dr." even a single word is a name. */
const ADDRESSED = /(?<!\p{L})(?:Dr\.|Prof\.|Mr\.?|Mrs\.?|Ms\.?|Herr|Frau) (\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)/gu;
/** The end of a sentence. The full stop of a title or an initial does not count. */
const SENTENCE_END = /(?<=[\p{L}\p{N}”“"’)][.!?…]|:)(?<!(?:^|\P{L})(?:\p{Lu}|Dr|Prof|Mr|Mrs|Ms|St)\.)\s+/u;
/** Languages that capitalise every noun. */
const NOUN_CAPITALS = new Set(['de', 'lb']);
/** Endings of words that come before a noun, and of nouns that are not names. */
const GERMAN_ADJECTIVE = /(?:e|er|en|es|em|los|lich|ig|isch|weise)$/;
const GERMAN_NOUN = /.(?:ung|heit|keit|schaft|tion|tät|nis|tum|ment|ismus)(?:en|e|s)?$/;
/** Words that often come before a noun at the beginning of a sentence. STOP_WORDS has the shortest ones. */
const GERMAN_OPENERS = new Set(
  `ab abends anfang außer bald beim bereits damals dank drei elf etwas fast fünf ganz gegen genau heute kaum laut mangels mit mitte morgens nachts neun oft per pro rund
  seit sechs sechzig statt stets trotz viel viele vier voll wegen weit wenig zehn zuerst zum zur zwei zwölf acht hundert tausend prozent
  projekt team herr frau`.split(/\s+/),
);
const TIMES = new Set(
  `january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday spring summer autumn winter christmas easter januar februar märz mai juni juli oktober dezember montag dienstag
  mittwoch donnerstag freitag samstag sonntag frühling sommer herbst weihnachten ostern abend mittag morgen nacht`.split(
    /\s+/,
  ),
);

/**
 * Names of people and things that do not occur in the user's text. At the beginning of a sentence, two capitalised
 * words are usually not a name, so they count only if neither is in the user's text and the sentence is not a title. In
 * German, capitals within a sentence are ignored.
 */
export function foreignNames(text: string, facts: SourceFacts, { language, isTranslated }: NameRules): string[] {
  const isGerman = NOUN_CAPITALS.has(language.split('-')[0] ?? '');
  const addressed = [...text.matchAll(ADDRESSED)].map(([, name = '']) => name);
  const inside = isGerman
    ? []
    : [...text.matchAll(INSIDE)].map(([name]) => name).filter((name) => !isKnown(name, facts));
  const opening = isTranslated ? [] : text.split(SENTENCE_END).flatMap((sentence) => openingName(sentence, isGerman));
  return [...new Set([...[...addressed, ...opening].filter((name) => isUnknown(name, facts)), ...inside])];
}

/** `isTranslated`: the user's text is in another language, so it does not contain the ordinary words either. */
export type NameRules = { language: string; isTranslated: boolean };

/** A possible name at the beginning of a sentence. None in a title, where all words are capitalised. */
function openingName(sentence: string, isGerman: boolean): string[] {
  const name = AT_START.exec(sentence.trim())?.[0];
  if (name === undefined) return [];
  const rest = sentence.trim().slice(name.length);
  if (!/^(?:,| \p{Ll})/u.test(rest) || !hasProse(rest)) return [];
  const words = name.toLowerCase().split(/[ -]/);
  if (words.some((word) => STOP_WORDS.has(word) || TIMES.has(word))) return [];
  // In German, an adjective or number before a noun is not a name.
  const isOrdinary = GERMAN_OPENERS.has(words[0]!) || GERMAN_ADJECTIVE.test(words[0]!);
  if (isGerman && (isOrdinary || words.some((word) => GERMAN_NOUN.test(word)))) return [];
  return [name];
}

function hasProse(rest: string): boolean {
  return [...rest.matchAll(/(?<!\p{L})\p{Ll}{2,}/gu)].some(([word]) => !STOP_WORDS.has(word));
}

/** A label in a people block that is a role and not a name. */
const ROLE =
  /(?<!\p{L})(?:chief|head|director|manager|officer|lead|leader|engineer|team|assistant|founder|owner|president|chair|captain|editor|partner|sales|marketing|finance|support|service|leitung|leiter|leiterin|geschäftsführ\p{L}*|vorstand|kapitän\p{L}*|direktor\p{L}*|verwaltung|vertrieb|chef\p{L}*)(?!\p{L})/iu;
const FULL_NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )*\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|v[ao]n|de[rln]?|di|da|la))*(?: \p{Lu}[\p{L}’'-]+){1,2}$/u;

/** The full names in a people block that share no word with the user's text. */
export function foreignPeople(labels: readonly string[], facts: SourceFacts): string[] {
  return labels.filter((label) => FULL_NAME.test(label) && !ROLE.test(label) && isUnknown(label, facts));
}

/** Whether the text contains every word of the name. Then it is only a new combination of known words. */
function isKnown(name: string, facts: SourceFacts): boolean {
  return foldWords(name)
    .split(' ')
    .every((word) => facts.words.includes(` ${word} `) || facts.words.includes(` ${word}s `));
}

const LATIN_SHARE = 0.5;

/** Whether the text contains none of the name's words in any form. Always false if the text is in another script. */
function isUnknown(name: string, { words }: SourceFacts): boolean {
  const letters = words.slice(0, 4000).match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (/\p{Script=Latin}/u.test(name) !== latin > letters.length * LATIN_SHARE) return false;
  return foldWords(name)
    .split(' ')
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .every((word) => !words.includes(word.slice(0, Math.max(4, word.length - 2))));
}
