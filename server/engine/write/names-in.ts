import { STOP_WORDS } from '@/lib/deck/text/stop-words';
import { foldWords, type SourceFacts } from './source-facts';

/** Two or more words with capitals, not at the beginning of a sentence: after a word without one, a figure or a comma. */
const INSIDE = /(?<=(?<!\p{L})\p{Ll}[\p{L}’']* |[\p{N},;] )\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/gu;
/** The same at the beginning of one, where the first capital says nothing. */
const AT_START = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/u;
/** After a form of address even one word is a name. */
const ADDRESSED = /(?<!\p{L})(?:Dr\.|Prof\.|Mr\.?|Mrs\.?|Ms\.?|Herr|Frau) (\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)/gu;
/** The point of a form of address or of an initial ends no sentence. */
const SENTENCE_END = /(?<=[\p{L}\p{N}”“"’)][.!?…]|:)(?<!(?:^|\P{L})(?:\p{Lu}|Dr|Prof|Mr|Mrs|Ms|St)\.)\s+/u;
/** German writes every noun with a capital. */
const NOUN_CAPITALS = new Set(['de', 'lb']);
/** Endings of words that stand before a noun, and of nouns that are no names. */
const GERMAN_ADJECTIVE = /(?:e|er|en|es|em|los|lich|ig|isch|weise)$/;
const GERMAN_NOUN = /.(?:ung|heit|keit|schaft|tion|tät|nis|tum|ment|ismus)(?:en|e|s)?$/;
/** Before a noun at the beginning of a sentence; STOP_WORDS has the short ones. */
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
 * Names of people and things in a text that the person's text does not hold. At the beginning of a sentence, and in
 * German, two words with capitals are mostly no name: they count only where neither is in the text, and where the
 * sentence is no title.
 */
export function foreignNames(text: string, facts: SourceFacts, { language, isTranslated }: NameRules): string[] {
  const isGerman = NOUN_CAPITALS.has(language.split('-')[0] ?? '');
  const addressed = [...text.matchAll(ADDRESSED)].map(([, name = '']) => name);
  const inside = isGerman
    ? []
    : [...text.matchAll(INSIDE)].map(([name]) => name).filter((name) => !isKnown(name, facts));
  const opening = isTranslated ? [] : text.split(SENTENCE_END).flatMap((sentence) => openingName(sentence, isGerman));
  return [...new Set([...[...addressed, ...opening].filter((name) => isUnheard(name, facts)), ...inside])];
}

/** `isTranslated`: the person's text is in another language, so that ordinary words are not in it either. */
export type NameRules = { language: string; isTranslated: boolean };

/** What may be a name at the beginning of a sentence: none in a title, whose words all have capitals. */
function openingName(sentence: string, isGerman: boolean): string[] {
  const name = AT_START.exec(sentence.trim())?.[0];
  if (name === undefined) return [];
  const rest = sentence.trim().slice(name.length);
  if (!/^(?:,| \p{Ll})/u.test(rest) || !hasProse(rest)) return [];
  const words = name.toLowerCase().split(/[ -]/);
  if (words.some((word) => STOP_WORDS.has(word) || TIMES.has(word))) return [];
  // An adjective or a number and a noun are no name.
  const isOrdinary = GERMAN_OPENERS.has(words[0]!) || GERMAN_ADJECTIVE.test(words[0]!);
  if (isGerman && (isOrdinary || words.some((word) => GERMAN_NOUN.test(word)))) return [];
  return [name];
}

function hasProse(rest: string): boolean {
  return [...rest.matchAll(/(?<!\p{L})\p{Ll}{2,}/gu)].some(([word]) => !STOP_WORDS.has(word));
}

/** A label of a block of people that is no name but what somebody does. */
const ROLE =
  /(?<!\p{L})(?:chief|head|director|manager|officer|lead|leader|engineer|team|assistant|founder|owner|president|chair|captain|editor|partner|sales|marketing|finance|support|service|leitung|leiter|leiterin|geschäftsführ\p{L}*|vorstand|kapitän\p{L}*|direktor\p{L}*|verwaltung|vertrieb|chef\p{L}*)(?!\p{L})/iu;
const FULL_NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )*\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|v[ao]n|de[rln]?|di|da|la))*(?: \p{Lu}[\p{L}’'-]+){1,2}$/u;

/** Of the names that a block of people gives, those of which the text holds no word. */
export function foreignPeople(labels: readonly string[], facts: SourceFacts): string[] {
  return labels.filter((label) => FULL_NAME.test(label) && !ROLE.test(label) && isUnheard(label, facts));
}

/** A name of which the text holds every word is a new phrase of known ones. */
function isKnown(name: string, facts: SourceFacts): boolean {
  return foldWords(name)
    .split(' ')
    .every((word) => facts.words.includes(` ${word} `) || facts.words.includes(` ${word}s `));
}

const LATIN_SHARE = 0.5;

/** Whether the text holds none of its words, nor a form of one; never where the text has another script. */
function isUnheard(name: string, { words }: SourceFacts): boolean {
  const letters = words.slice(0, 4000).match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (/\p{Script=Latin}/u.test(name) !== latin > letters.length * LATIN_SHARE) return false;
  return foldWords(name)
    .split(' ')
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .every((word) => !words.includes(word.slice(0, Math.max(4, word.length - 2))));
}
