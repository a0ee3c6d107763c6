import { foldWord } from './fold-word';
import type { SearchLanguage } from './look-up-word';

/** Words without a meaning of their own, by language, folded. */
const STOP_WORDS = {
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
export function splitIconWords(text: string, most: number): string[] {
  const words: string[] = [];
  // Words are assumed to have at most 24 characters on average, so the rest of a long text is not read.
  for (const [word] of text.slice(0, most * 24).matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (words.length === most) break;
    words.push(CAPITALS[word] ?? foldWord(word));
  }
  return words;
}

/** Whether the words are a label (`Step 2`, `Phase III`, `Option B`), a name (`Mr Baker`) or a bare number. */
export function isLabel(words: readonly string[]): boolean {
  const last = words.at(-1);
  if (words.length > 1 && TITLES.has(words[0]!)) return true;
  if (last === undefined || !(COUNT.test(last) || NUMBERS.has(last))) return false;
  return words.length === 1 || (words.length === 2 && COUNTERS.has(words[0]!));
}

export function isStopWord(word: string, language: SearchLanguage): boolean {
  if (/^\p{N}+$/u.test(word) || (word.length < 2 && !/\p{Lo}/u.test(word))) return true;
  if (language === 'en' || language === 'other') return STOP_WORDS.en.has(word);
  if (language === 'de') return STOP_WORDS.de.has(word);
  return STOP_WORDS.en.has(word) || (STOP_WORDS.de.has(word) && word !== 'war' && word !== 'man');
}

/** The language to search in: the one given, otherwise the one suggested by stop words and umlauts. */
export function searchLanguage(language: string | undefined, sample: string): SearchLanguage {
  const named = language?.toLowerCase().split(/[-_]/)[0];
  if (named === 'en' || named === 'de') return named;
  if (named) return 'other';
  const words = splitIconWords(sample, 60);
  const share = (of: 'en' | 'de') => words.filter((word) => STOP_WORDS[of].has(word)).length;
  const german = share('de') + (/[äöüß]/i.test(sample.slice(0, 2000)) ? 2 : 0);
  const english = share('en');
  if (german === english) return 'either';
  return german > english ? 'de' : 'en';
}
