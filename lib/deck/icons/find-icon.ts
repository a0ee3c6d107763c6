import { STOP_WORDS } from '../text/stop-words';
import { foldWord, type Hit, type IconIndex, type IconName, phraseKey } from './icon-index';
import { lookUpWord, type SearchLanguage } from './look-up-word';

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
  return lookUpWord(index, word, language).filter(({ icon }) => !WRONG_PAIRS.has(`${word} ${index.names[icon]!}`));
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

/** Words without a meaning of their own, by language, folded. */
const FILLER_WORDS = {
  en: new Set(
    `a an the and or but of for to in on at by with from as into onto over under about our your their his her its my we you
    they he she it i us them is are was were be been being do does did has have had will would can could should may might
    must shall not no nor so than then that this these those there here how what when where which who whose whom why if
    else while during before after above below between through against within without per via vs up down out off again
    once all any both each few more most other some such only own same too very just also now ever never always often much
    many new first second third one two three four five six seven eight nine ten make makes made get gets use uses used
    using let lets well good great better thing things way ways lot every another etc de la le el non mr mrs ms dr
    st nr co inc ltd llc plc general full fewer less lower higher happier faster simpler easier stronger quicker smarter cheaper total whole big
    small large huge little long short high low old young senior junior real true various further different miscellaneous misc`.split(
      /\s+/,
    ),
  ),
  de: new Set(
    `der die das den dem des ein eine einer eines einem einen und oder aber von vom zu zum zur im in ins an am auf aus bei
    beim mit nach vor fur fuer gegen ohne um durch uber unter zwischen seit bis als wie wenn dass weil ob so nur auch noch
    schon sehr mehr viel viele alle alles jede jeder jedes ist sind war waren wird werden wurde hat haben hatte kann konnen
    muss mussen soll sollen darf wir ihr sie er es ich du uns euch unser unsere unserer unseren unserem ihre ihrer ihren
    sein seine mein meine dein deine kein keine nicht man sich dies diese dieser dieses dort hier da dann doch denn mal neu
    neue neuer neues neuen gut gute guter guten besser erste erster erstes ersten zweite zweiter zweites dritte dritter eins
    zwei drei vier funf gmbh ag kg ev herr frau dr weniger volle volles voller weitere grosse grosser grosses kleine kleiner kleines lange hohe hoher hohere alte alter
    schnellere einfachere gunstigere starkere kurze kurzere bessere weiter beziehungsweise allgemein allgemeines diverse diverses sonstiges sonstige weitere
    weiteres weiterer verschiedene verschiedenes andere anderes`.split(/\s+/),
  ),
};

/** Words that count things. Followed by a number they are a label rather than a subject. */
const COUNTERS = new Set(
  `step phase part chapter section option level stage day week month year quarter lesson module unit point item question
  version class grade group team variant plan number no page slide card round module act scene appendix article paragraph
  schritt teil kapitel abschnitt stufe tag woche monat jahr quartal lektion modul punkt frage klasse gruppe variante seite
  nummer nr folie karte runde akt anhang artikel paragraf etappe ebene tip tipp rule regel example beispiel figure abbildung
  table tabelle etape paso teil case fall site room raum q h`.split(/\s+/),
);
const COUNT = /^(?:\d+(?:st|nd|rd|th)?|[ivx]+|[a-h])$/;
const NUMBERS = new Set('one two three four five six seven eight nine ten eins zwei drei vier funf sechs'.split(' '));

const TITLES = new Set('mr mrs ms miss dr prof sir herr frau'.split(' '));

/** Abbreviations that folding would turn into other words. */
const CAPITALS: Record<string, string> = {
  IT: 'informationtechnology',
  HR: 'personnel',
  PR: 'publicity',
  AG: 'company',
};

/** The first `most` words of a text, folded. Takes the same time for a text of any length. */
function splitIconWords(text: string, most: number): string[] {
  const words: string[] = [];
  // Words are assumed to have at most 24 characters on average, so the rest of a long text is not read.
  for (const [word] of text.slice(0, most * 24).matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (words.length === most) break;
    words.push(CAPITALS[word] ?? foldWord(word));
  }
  return words;
}

/** Whether the words are a label (`Step 2`, `Phase III`, `Option B`), a name (`Mr Baker`) or a bare number. */
function isLabel(words: readonly string[]): boolean {
  const last = words.at(-1);
  if (words.length > 1 && TITLES.has(words[0]!)) return true;
  if (last === undefined || !(COUNT.test(last) || NUMBERS.has(last))) return false;
  return words.length === 1 || (words.length === 2 && COUNTERS.has(words[0]!));
}

function isStopWord(word: string, language: SearchLanguage): boolean {
  if (/^\p{N}+$/u.test(word) || (word.length < 2 && !/\p{Lo}/u.test(word))) return true;
  if (language === 'en' || language === 'other') return FILLER_WORDS.en.has(word);
  if (language === 'de') return FILLER_WORDS.de.has(word);
  return FILLER_WORDS.en.has(word) || (FILLER_WORDS.de.has(word) && word !== 'war' && word !== 'man');
}

/** The language to search in: the one given, otherwise the one suggested by stop words and umlauts. */
function searchLanguage(language: string | undefined, sample: string): SearchLanguage {
  const named = language?.toLowerCase().split(/[-_]/)[0];
  if (named === 'en' || named === 'de') return named;
  if (named) return 'other';
  const words = splitIconWords(sample, 60);
  const share = (of: 'en' | 'de') => words.filter((word) => FILLER_WORDS[of].has(word)).length;
  const german = share('de') + (/[äöüß]/i.test(sample.slice(0, 2000)) ? 2 : 0);
  const english = share('en');
  if (german === english) return 'either';
  return german > english ? 'de' : 'en';
}

/**
 * Folded words that fit an icon in only one of their meanings, by icon: moving software needs no van, and a peak rate is
 * not a mountain. Such an icon is only used if another word fits it too.
 */
const AMBIGUOUS: Readonly<Record<IconName, string>> = {
  truck: 'move moves moving relocation supply shipping umzug versorgung',
  forklift: 'move moves moving',
  hand: 'move moves moving',
  baby: 'delivery',
  ship: 'shipping port',
  'ship-cargo': 'shipping',
  package: 'shipping',
  'sport-shoe': 'run runs running sprint laufen',
  mountain: 'peak summit ambition gipfel',
  dumbbell: 'weight weights weighted exercise exercises bewegung gesundheit',
  weight: 'weight weights weighted',
  briefcase: 'job jobs',
  'hard-hat': 'worker workers',
  pickaxe: 'worker workers',
  bug: 'bug bugs',
  vault: 'reserve reserves',
  anchor: 'port stable',
  castle: 'keep',
  'graduation-cap': 'keep degree cap',
  footprints: 'steps step schritt schritte',
  rocket: 'introduction einfuhrung start boost speed growth wachstum',
  brain: 'lernen learning wissen knowledge understanding stress',
  faucet: 'hahn',
};
/** Words that an icon would illustrate wrongly: the bug represents defects in software. */
const WRONG: Readonly<Record<IconName, string>> = {
  bug: 'bee bees beekeeping butterfly biene bienen imkerei bienenzucht schmetterling',
};

const PAIRS = pairsOf(AMBIGUOUS);
const WRONG_PAIRS = pairsOf(WRONG);

/** Whether a folded word fits an icon in only one of its meanings. */
function isAmbiguous(word: string, icon: IconName): boolean {
  return PAIRS.has(`${word} ${icon}`);
}

function pairsOf(table: Readonly<Record<IconName, string>>): ReadonlySet<string> {
  return new Set(Object.entries(table).flatMap(([icon, words]) => words.split(/\s+/).map((word) => `${word} ${icon}`)));
}

const WORD = String.raw`\p{Lu}[\p{L}\p{M}’'-]{0,30}`;
/** "Harbour Street" and "Mill Road", but not "The Street". */
const ENGLISH_ADDRESS = new RegExp(
  String.raw`(?<![\p{L}’'-])(?!(?:The|A|An|Our|Your|My|This|Every|Each|On|In|By|Off)\s)(?:${WORD}\s){1,3}(?:Street|Road|Avenue|Lane|Square|Terrace|Crescent|Boulevard|Quay|Wharf|Mews|St|Rd|Ave)(?!\p{L})\.?`,
  'gu',
);
/** Ends of German addresses: "Mühlstraße", "Goethe-Platz". */
const GERMAN_ENDS = 'straße strasse gasse allee -platz -weg -ring -ufer -damm'.split(' ');
const GERMAN_NOUN = /(?<![\p{L}-])\p{Lu}[\p{L}-]{1,60}/gu;
/** Capitalised words in a row after a word in lower case: "of Elm Park". */
const SEQUENCE = new RegExp(String.raw`(?<=\p{Ll},?\s)${WORD}(?:\s${WORD}){1,5}(?![\p{L}’'-])`, 'gu');
const LOWER_WORD = /(?<![\p{L}\p{M}’'-])\p{Ll}{4,30}(?![\p{L}\p{M}])/gu;
/** Kinds of institution. The words before them are the name. */
const INSTITUTIONS = new Set(
  `library museum school hospital theatre theater university college church bakery café cafe restaurant hotel clinic
  choir orchestra cinema zoo airport station brewery`.split(/\s+/),
);

/**
 * Removes the words of proper names, which do not describe the subject: a deck about Harbour Street is not about
 * harbours. All German nouns are capitalised, so only addresses are removed there.
 */
export function withoutProperNames(text: string, isGerman: boolean): string {
  if (isGerman) return text.replace(GERMAN_NOUN, (noun) => (isGermanAddress(noun.toLowerCase()) ? ' ' : noun));
  const plain = text.replace(ENGLISH_ADDRESS, ' ');
  if (!isSentenceCase(plain)) return plain;
  return plain.replace(SEQUENCE, (name) => {
    const last = name.slice(name.lastIndexOf(' ') + 1);
    return INSTITUTIONS.has(last.toLowerCase()) ? last : ' ';
  });
}

function isGermanAddress(noun: string): boolean {
  return GERMAN_ENDS.some((end) => noun.endsWith(end) && noun.length > end.length);
}

/** Whether common words are in lower case. In "The Future of Solar Power", capitals do not mean names. */
function isSentenceCase(text: string): boolean {
  return (text.match(LOWER_WORD) ?? []).some((word) => !STOP_WORDS.has(word));
}

/** `score`: how well it fits. */
export interface Candidate {
  name: IconName;
  score: number;
}

/** An icon may score this share of an item’s best to avoid two similar icons in the grid. */
const LOOKS_SHARE = 0.75;

/**
 * Assigns each item one of its candidates (best first) and never the same one twice. The best fits are assigned first,
 * and at first without two icons of one family, such as a shield and a shield with a tick. An item left without an icon
 * may take that of another item which has an alternative.
 */
export function shareOut(items: readonly (readonly Candidate[])[]): (IconName | null)[] {
  const given = new Map<IconName, number>();
  const result: (IconName | null)[] = items.map(() => null);
  const families = new Set<string>();
  const give = (item: number, name: IconName) => {
    given.set(name, item);
    families.add(familyOf(name));
    result[item] = name;
  };

  const fits = items.flatMap((candidates, item) => candidates.map((candidate) => ({ item, ...candidate })));
  fits.sort((one, other) => other.score - one.score || one.item - other.item);
  for (const { item, name, score } of fits) {
    if (result[item] !== null || score < items[item]![0]!.score * LOOKS_SHARE) continue;
    if (!families.has(familyOf(name))) give(item, name);
  }
  for (const { item, name } of fits) if (result[item] === null && !given.has(name)) give(item, name);

  items.forEach((candidates, item) => {
    if (result[item] !== null) return;
    for (const { name } of candidates) {
      const holder = given.get(name)!;
      const fallback = items[holder]!.find((other) => !given.has(other.name));
      if (!fallback) continue;
      give(holder, fallback.name);
      give(item, name);
      return;
    }
  });
  return result;
}

/** Icons that look alike have the same first part in their names, apart from these. */
const ALIKE: Record<string, string> = { users: 'user', houses: 'house', signpost: 'milestone', messages: 'message' };

function familyOf(name: IconName): string {
  const [first = name] = name.split('-');
  return ALIKE[first] ?? first;
}
