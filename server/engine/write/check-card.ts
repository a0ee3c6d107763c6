import type { Block, Card } from '@/lib/deck/blocks';
import { blockText, runsOfBlock } from '@/lib/deck/text/block-text';
import { detectLanguage } from '@/lib/deck/text/detect-language';
import { STOP_WORDS } from '@/lib/deck/text/stop-words';
import { plainText } from '@/lib/deck/text/text-runs';
import { wordsOnCard } from '@/lib/deck/write/condense-card';
import { figuresIn, foldWords, hasWords, type SourceFacts } from './source-facts';

/** `foreign`: facts that are not in the user's text. */
export type CardProblem =
  | { kind: 'empty' }
  /** There are very few words, and nothing else to look at. */
  | { kind: 'sparse' }
  /** Below its heading it only repeats the request or the heading. */
  | { kind: 'echo' }
  | { kind: 'long'; words: number }
  | { kind: 'language' }
  /** The card does not have the form of the template's card. `rest`: the blocks that have no place in it. */
  | { kind: 'form'; form: string; rest?: readonly Block[] }
  | { kind: 'foreign'; found: string[] };

export type CardRules = {
  /** Null if the model may add its own content. */
  facts: SourceFacts | null;
  /** BCP 47. */
  language: string;
  /** Whether any language is accepted, because the user's text may ask for another one. */
  isAnyLanguage?: boolean;
  mostWords: number;
  /** Minimum for the card without its heading. Not checked if it has a figure, picture, quotation, table or code. */
  leastWords: number;
  /** A short request that the card must add to; null if the card is written from a text. */
  request?: string | null;
  /** The first card: what a subtitle says may be part of the request, but not all of it. */
  isOpening?: boolean;
  /** Set for the cover of a template, which needs no text below its heading. */
  isHeadingEnough?: boolean;
};

/**
 * Checks a card without calling a model. Pictures and code are ignored.
 * @param people the names in the card's people blocks
 */
export function checkCard(card: Card, rules: CardRules, people: readonly string[] = []): CardProblem[] {
  const { facts, language, isAnyLanguage, mostWords, leastWords, request, isHeadingEnough } = rules;
  const body = card.blocks.filter(({ kind }) => kind !== 'heading');
  const isBare = body.every((block) => blockText(block).trim() === '');
  if (isBare && !(isHeadingEnough && hasWord(card.blocks))) return [{ kind: 'empty' }];
  const problems: CardProblem[] = [];
  const isSparse = wordsOnCard(body) < leastWords || !hasWord(body);
  if (isSparse && !isBare && !body.some(isInformative)) problems.push({ kind: 'sparse' });
  if (!isBare && request && body.every((block) => repeats(block, { ...rules, request }, card.blocks)))
    problems.push({ kind: 'echo' });
  const words = wordsOnCard(card.blocks);
  if (words > mostWords) problems.push({ kind: 'long', words });
  if (!isAnyLanguage && !isInLanguage(textOf(card.blocks), language)) problems.push({ kind: 'language' });
  const found = facts ? foreignIn(card, facts, { language, people }) : [];
  if (found.length > 0) problems.push({ kind: 'foreign', found });
  return problems;
}

/** Whether all texts of the block are already in the request or in a heading of the card. */
function repeats(
  block: Block,
  { request, isOpening = false }: { request: string; isOpening?: boolean },
  blocks: readonly Block[],
): boolean {
  if (block.kind === 'image' || block.kind === 'code') return false;
  const known = [...(isOpening ? [] : [request]), ...blocks.filter(({ kind }) => kind === 'heading').map(blockText)];
  const said = known.map((text) => ` ${foldWords(text)} `);
  return runsOfBlock(block).every((runs) => {
    const words = foldWords(plainText(runs));
    return said.some((text) => text.includes(` ${words} `)) || (isOpening && words === foldWords(request));
  });
}

/** A text with fewer letters does not count as a word, even on a cover. */
const MIN_LETTERS = 2;

function hasWord(blocks: readonly Block[]): boolean {
  return (blocks.map(blockText).join('').match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS;
}

/** Whether the block can say something in few words. */
function isInformative(block: Block): boolean {
  return ['image', 'quote', 'code', 'table'].includes(block.kind) || /\d/.test(blockText(block));
}

/** The problem as feedback for the model. */
export function problemForModel(
  problem: CardProblem,
  { mostWords, leastWords }: CardRules,
  languageName: string,
): string {
  switch (problem.kind) {
    case 'empty':
      return 'The card has no content.';
    case 'sparse':
      return `The card says almost nothing. Write at least ${leastWords} words below its heading.`;
    case 'echo':
      return 'The card only repeats the request. Write what the audience should know about it.';
    case 'long':
      return `The card has ${problem.words} words; it must have at most ${mostWords}.`;
    case 'language':
      return `The card must be written in ${languageName}.`;
    case 'form':
      return `The card must have this form, and nothing beside it: ${problem.form}`;
    case 'foreign':
      return `This is not in the person's text and must not be on the card: ${problem.found.map((each) => JSON.stringify(each)).join(', ')}.`;
  }
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .filter(({ kind }) => kind !== 'code')
    .map(blockText)
    .join('\n');
}

/** Languages that the detector distinguishes reliably. Other languages are not checked. */
const DETECTABLE_LANGUAGES = new Set([
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'ru',
  'tr',
  'ja',
  'zh',
  'ko',
  'ar',
  'he',
  'el',
]);
/** Shorter texts are not checked. */
const ENOUGH_LETTERS = 120;
/** The same for Chinese, Japanese and Korean. */
const ENOUGH_CJK_LETTERS = 40;

/** False only if a text of some length is clearly in another language. */
export function isInLanguage(text: string, language: string): boolean {
  const wanted = language.split('-')[0] ?? language;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isWide = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text);
  if (!DETECTABLE_LANGUAGES.has(wanted) || letters < (isWide ? ENOUGH_CJK_LETTERS : ENOUGH_LETTERS)) return true;
  const found = detectLanguage(text).split('-')[0] ?? '';
  return !DETECTABLE_LANGUAGES.has(found) || found === wanted;
}

const MAX_NAMED = 6;
/** The language of the user's text is detected from this many characters. */
const LANGUAGE_SAMPLE = 4000;

/** Figures, quotations and names that do not occur in the user's text. */
function foreignIn(
  card: Card,
  facts: SourceFacts,
  { language, people }: { language: string; people: readonly string[] },
): string[] {
  const counts = countsOf(card.blocks);
  const isTranslated = !isInLanguage(facts.words.slice(0, LANGUAGE_SAMPLE), language);
  const found = new Set(foreignPeople(people, facts));
  for (const block of card.blocks) {
    if (block.kind === 'code') continue;
    for (const runs of runsOfBlock(block)) {
      const text = block.kind === 'heading' ? withoutCount(plainText(runs)) : plainText(runs);
      for (const { value, written } of figuresIn(text))
        if (!facts.numbers.has(value) && !counts.has(value)) found.add(written);
      for (const quoted of quotationsIn(text)) if (!hasWords(facts, quoted)) found.add(quoted);
      if (block.kind !== 'heading')
        for (const name of foreignNames(text, facts, { language, isTranslated })) found.add(name);
    }
    if (block.kind === 'quote' && block.callout === undefined)
      for (const paragraph of block.paragraphs.map(plainText)) if (!hasWords(facts, paragraph)) found.add(paragraph);
  }
  return [...found].slice(0, MAX_NAMED).map((each) => (each.length > 80 ? `${each.slice(0, 80)}…` : each));
}

/** Removes the number from headings such as "Costs (2)", the second card about costs. */
function withoutCount(heading: string): string {
  return heading.replace(/ \(\d+\)$/, '');
}

/** The numbers of items on the card. "3 reasons" above three items is not a figure from the text. */
function countsOf(blocks: readonly Block[]): Set<string> {
  const counts = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'list') counts.add(String(block.items.length));
    if (block.kind === 'table') counts.add(String(block.rows.length));
  }
  return counts;
}

const QUOTED = /[“„«"]([^“”„«»"\n]{8,400})[”“»"]/g;
const QUOTED_WORDS = 3;

function quotationsIn(text: string): string[] {
  return [...text.matchAll(QUOTED)]
    .map(([, said = '']) => said.trim())
    .filter((said) => said.split(/\s+/).length >= QUOTED_WORDS);
}

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
function foreignNames(text: string, facts: SourceFacts, { language, isTranslated }: NameRules): string[] {
  const isGerman = NOUN_CAPITALS.has(language.split('-')[0] ?? '');
  const addressed = [...text.matchAll(ADDRESSED)].map(([, name = '']) => name);
  const inside = isGerman
    ? []
    : [...text.matchAll(INSIDE)].map(([name]) => name).filter((name) => !isKnown(name, facts));
  const opening = isTranslated ? [] : text.split(SENTENCE_END).flatMap((sentence) => openingName(sentence, isGerman));
  return [...new Set([...[...addressed, ...opening].filter((name) => isUnknown(name, facts)), ...inside])];
}

/** `isTranslated`: the user's text is in another language, so it does not contain the ordinary words either. */
type NameRules = { language: string; isTranslated: boolean };

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
function foreignPeople(labels: readonly string[], facts: SourceFacts): string[] {
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
