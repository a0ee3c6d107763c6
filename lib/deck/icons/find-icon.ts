import { isAmbiguous, isWrong } from './ambiguous-words';
import { type Hit, type IconIndex, type IconName, phraseKey } from './icon-index';
import { isLabel, isStopWord, searchLanguage, splitIconWords } from './icon-terms';
import { lookUpWord, type SearchLanguage } from './look-up-word';
import { withoutProperNames } from './proper-names';
import { type Candidate, shareOut } from './share-out';

/** With a lower score an icon would be a guess, and a number or initials are better. */
const LEAST_SCORE = 1.45;
/** A longer term is a sentence, and no icon shows what it says. */
const MOST_WORDS = 5;
const MOST_ITEMS = 60;
/** No more is read of a term. */
const MOST_LETTERS = 120;
const MOST_CANDIDATES = 8;
const LONGEST_PHRASE = 4;

/** A known phrase counts more than its words. */
const PHRASE = 1.3;
/** A word within a known phrase counts little by itself, because a `raised bed` is not a bed. */
const IN_PHRASE = 0.4;
/** In English, the last word is the noun that the others describe. */
const LAST_WORD = 1.1;
/** Factor for words that are in many decks, so that a more specific word beside them wins. */
const COMMON = 0.6;
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `management manage system process service project plan planning team product company business work analysis strategy
  development time people information quality activity user customer group program programme online digital support goal
  solution result process data market client member best level area management verwaltung systeme system prozess dienst
  arbeit unternehmen kunde kunden team projekt plan planung entwicklung analyse zeit menschen information nutzer gruppe
  programm ziel losung ergebnis daten markt mitglied qualitat arbeit services processes products skill skills place life
  world content text report help office program training tool tools method check building event day value infrastructure option options optionen number numbers facts rate rates tips rules cycle control
  schedule preparation access design room contact language care records record duty structure export programs storage
  power basic basics general resources resource guide guidelines policy policies order group groups community space special smart class classes local total open clean fresh free equipment window tile tiles hall track tracking point`.split(
    /\s+/,
  ),
);

/** A different icon for each term of a grid, or null for the terms that none fits well. */
export function findIcons(index: IconIndex, terms: readonly string[], language?: string): (IconName | null)[] {
  const shown = terms.slice(0, MOST_ITEMS).map((term) => term.slice(0, MOST_LETTERS));
  const inLanguage = searchLanguage(language, shown.join(' '));
  const found = shown.map((term) => {
    const words = splitIconWords(withoutProperNames(term, inLanguage === 'de'), MOST_WORDS + 1);
    return candidates(index, words, inLanguage).filter(({ name }) => isSure(index, name, words, inLanguage));
  });
  const shared = shareOut(found);
  return terms.map((_, place) => shared[place] ?? null);
}

/** Whether an icon fits a term by more than one meaning of an ambiguous word. */
function isSure(index: IconIndex, icon: IconName, words: string[], language: SearchLanguage): boolean {
  if (!words.some((word) => isAmbiguous(word, icon))) return true;
  const fits = ({ icon: at }: Hit) => index.names[at] === icon;
  return (
    phrasesOf(index, words, language).some(({ hits }) => hits.some(fits)) ||
    words.some(
      (word) => !isStopWord(word, language) && !isAmbiguous(word, icon) && lookUpWord(index, word, language).some(fits),
    )
  );
}

/** The icons that fit the words of a term, best first. */
function candidates(index: IconIndex, words: string[], language: SearchLanguage): Candidate[] {
  if (words.length === 0 || words.length > MOST_WORDS || isLabel(words)) return [];
  return [...scoreTerm(index, words, language)]
    .filter(([, score]) => score >= LEAST_SCORE)
    .sort(([one, oneScore], [other, otherScore]) => otherScore - oneScore || one - other)
    .slice(0, MOST_CANDIDATES)
    .map(([icon, score]) => ({ name: index.names[icon]!, score }));
}

function scoreTerm(index: IconIndex, words: string[], language: SearchLanguage): Map<number, number> {
  const scores = new Map<number, number>();
  const full = words.filter((word) => !isStopWord(word, language));
  const phrases = phrasesOf(index, words, language);
  const inPhrases = new Set(phrases.flatMap(({ from, length }) => words.slice(from, from + length)));
  const commonShare = full.every((word) => COMMON_WORDS.has(word)) ? 1 : COMMON;
  full.forEach((word, place) => {
    const isLast = place === full.length - 1;
    const own = COMMON_WORDS.has(word) ? commonShare : inPhrases.has(word) ? IN_PHRASE : 1;
    const share = (own * (isLast && language === 'en' ? LAST_WORD : 1)) / Math.sqrt(full.length);
    addHits(scores, hitsOf(index, word, language), share);
  });
  for (const { hits, length } of phrases)
    addHits(scores, hits, PHRASE * Math.min(1, Math.sqrt(length / Math.max(1, full.length))));
  return scores;
}

function hitsOf(index: IconIndex, word: string, language: SearchLanguage): Hit[] {
  return lookUpWord(index, word, language).filter(({ icon }) => !isWrong(word, index.names[icon]!));
}

interface FoundPhrase {
  hits: Hit[];
  from: number;
  length: number;
}

/** The phrases of two to four words in the index, including those made of stop words, such as "who we are". */
function phrasesOf(index: IconIndex, words: string[], language: SearchLanguage): FoundPhrase[] {
  const languages = language === 'either' ? (['en', 'de'] as const) : language === 'other' ? [] : ([language] as const);
  const found: FoundPhrase[] = [];
  for (const each of languages)
    for (let length = 2; length <= LONGEST_PHRASE; length += 1)
      for (let from = 0; from + length <= words.length; from += 1) {
        const hits = index.tables[each].singular.get(phraseKey(words.slice(from, from + length), each));
        if (hits) found.push({ hits, from, length });
      }
  return found;
}

function addHits(scores: Map<number, number>, hits: Hit[], share: number): void {
  for (const { icon, weight } of hits) scores.set(icon, (scores.get(icon) ?? 0) + weight * share);
}
