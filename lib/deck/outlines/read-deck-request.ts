import {
  DECK_REQUEST_WORDS,
  type DeckRequestWords,
  numberOf,
  OUTLINE_LANGUAGES,
  type OutlineLanguage,
} from '../words/prompt-words';

/** The words of a list as sequences of tokens, the longest first. */
type Phrases = readonly (readonly string[])[];
type Lists = Readonly<Record<keyof DeckRequestWords, Phrases>>;

const lists = new Map<OutlineLanguage, Lists>();

function listsOf(language: OutlineLanguage): Lists {
  const known = lists.get(language);
  if (known) return known;
  const phrases = (words = ''): Phrases =>
    words
      .split(',')
      .map((phrase) => tokensOf(phrase).map(({ word }) => word))
      .filter(({ length }) => length > 0)
      .sort((one, other) => other.length - one.length);
  const keys = ['last', 'inflected', ...Object.keys(DECK_REQUEST_WORDS[language])] as (keyof DeckRequestWords)[];
  const made = Object.fromEntries(keys.map((key) => [key, phrases(DECK_REQUEST_WORDS[language][key])])) as Lists;
  lists.set(language, made);
  return made;
}

/** At most this many words that no list has may come before or after what is asked for: “a report on bees in Kent”. */
const FREE_WORDS = 3;
const MOST_CARDS = 75;

/**
 * Where the subject of a request for a deck begins and ends in its text; null if the text makes no request in this
 * language. A request is, in this order:
 *
 * 1. any words of `please`, `polite` and `pronouns`,
 * 2. a verb, then pronouns,
 * 3. articles, adjectives and numbers, and what to make (`forms`, `kinds`, `cards`), which may be joined by `with`,
 * 4. `about` or a colon, which begins the subject. Without it the subject includes what to make: “Report for the board”.
 *
 * A verb needs what to make or `about`: “Create value” is no request. Without a verb, step 3 needs a form or a number
 * of cards and `about`, or a kind and `about` or `for`. `please` needs nothing.
 */
export function readDeckRequest(text: string, language: OutlineLanguage): { from: number; to: number } | null {
  return new DeckRequestReader(text, listsOf(language)).read();
}

/** The languages in which a text makes a request. */
export function deckRequestLanguages(text: string): OutlineLanguage[] {
  return OUTLINE_LANGUAGES.filter((language) => readDeckRequest(text, language) !== null);
}

class DeckRequestReader {
  #at = 0;
  readonly #tokens: Token[];

  constructor(
    readonly text: string,
    readonly lists: Lists,
  ) {
    this.#tokens = tokensOf(text.slice(0, MOST_READ));
  }

  read(): { from: number; to: number } | null {
    const { please, polite, pronouns, verbs, about } = this.lists;
    let isPlease = false;
    let isPolite = false;
    for (;;) {
      if (this.#skip(please)) isPlease = true;
      else if (this.#skip(polite)) isPolite = true;
      else if ((!isPlease && !isPolite) || !this.#skip(pronouns)) break;
    }
    const afterPolite = this.#at;
    const hasVerb = this.#skip(verbs);
    while (hasVerb && this.#skip(pronouns));
    const isLed = hasVerb || isPlease || isPolite;
    if (isLed && this.#skip(please)) isPlease = true;
    const to = this.#end(isPlease || isPolite);
    if (hasVerb && this.#skip(about)) return { from: this.#subjectFrom(), to };
    while (this.#skip(this.lists.articles));
    const subject = this.#at;
    const made = this.#skipMade(isLed);
    if (made !== null && (made.isForm || (isLed && made.isKind)) && (this.#skip(about) || this.#isColon()))
      // A kind without a form stays: “Write a report on bees”.
      return { from: made.isForm ? this.#subjectFrom() : this.#from(subject), to };
    if (made !== null && (isLed || (made.isKind && this.#hasPreposition())))
      return { from: this.#from(isLed ? subject : 0), to };
    return isPlease ? { from: this.#from(afterPolite), to } : null;
  }

  /** Skips what to make, with its adjectives and numbers. Null, without skipping, if there is none. */
  #skipMade(isLed: boolean): { isForm: boolean; isKind: boolean } | null {
    const { articles, adjectives, forms, kinds, cards, otherCards } = this.lists;
    const before = this.#at;
    let free = 0;
    let isForm = false;
    let isKind = false;
    while (this.#at < this.#tokens.length) {
      const isNumber = this.#skipNumber();
      if (isNumber && (this.#skip(cards) || this.#skip(otherCards))) isForm = true;
      else if (isNumber || this.#skip(adjectives) || this.#skip(articles)) continue;
      else if (this.#skip(forms)) isForm = true;
      else if (this.#skip(kinds)) isKind = true;
      else if (this.#skip(cards) || (isLed && this.#skip(otherCards))) isForm = true;
      else if (isForm || isKind) {
        if (!this.#skipCount()) break;
      } else if (isLed && free < FREE_WORDS && this.#isWordNext()) {
        free += 1;
        this.#at += 1;
      } else break;
    }
    if (isForm || isKind) return { isForm, isKind };
    this.#at = before;
    return null;
  }

  /** Skips “with 6” before “cards”. */
  #skipCount(): boolean {
    const before = this.#at;
    if (
      this.#skip(this.lists.with) &&
      this.#skipNumber() &&
      (this.#skip(this.lists.cards) || this.#skip(this.lists.otherCards))
    )
      return true;
    this.#at = before;
    return false;
  }

  #skipNumber(): boolean {
    const token = this.#tokens[this.#at];
    if (!token || numberOf(token.word) === null || !this.#isWordNext()) return false;
    this.#at += 1;
    return true;
  }

  /** Skips one of the phrases, if it comes next and no punctuation comes before or within it. */
  #skip(phrases: Phrases): boolean {
    const found = phrases.find((phrase) =>
      phrase.every((word, at) => this.#tokens[this.#at + at]?.word === word && this.#isJoined(this.#at + at)),
    );
    this.#at += found?.length ?? 0;
    return found !== undefined;
  }

  #isWordNext(): boolean {
    return this.#at < this.#tokens.length && this.#isJoined(this.#at);
  }

  /** Whether nothing but spaces, hyphens, apostrophes and commas is between a token and the one before it. */
  #isJoined(at: number): boolean {
    const [token, before] = [this.#tokens[at], this.#tokens[at - 1]];
    return token !== undefined && /^[\s\-’',¿¡]*!?[\s,]*$/.test(this.text.slice(before?.to ?? 0, token.from));
  }

  #isColon(): boolean {
    const last = this.#tokens[this.#at - 1];
    return last !== undefined && /^\s*[:–—]\s/.test(this.text.slice(last.to, last.to + 4));
  }

  /** Whether `about` or `for` follows within a few words: “Plan de marketing para …”. */
  #hasPreposition(): boolean {
    const start = this.#at;
    for (let free = 0; free < FREE_WORDS; free += 1) {
      this.#at = start + free;
      if (!this.#isWordNext()) return false;
      if (this.#skip(this.lists.about) || this.#skip(this.lists.for)) return true;
    }
    return false;
  }

  #from(at: number): number {
    const before = this.#tokens[at - 1];
    return before === undefined ? 0 : before.to + (/^\s*[:–—,]?\s*/.exec(this.text.slice(before.to))?.[0].length ?? 0);
  }

  /** Where the subject begins after `about`. */
  #subjectFrom(): number {
    if (this.#at < this.#tokens.length - 1) this.#skip(this.lists.inflected);
    return this.#from(this.#at);
  }

  /** The end of the subject, without “please” and the verb at the end of a polite request. */
  #end(isPolite: boolean): number {
    const { please, last } = this.lists;
    const ends = isPolite ? [...please, ...last] : please;
    const tokens = this.#tokens;
    const found = ends.find(
      (phrase) =>
        phrase.length < tokens.length - 2 && phrase.every((word, at) => tokens.at(at - phrase.length)?.word === word),
    );
    return found === undefined ? this.text.length : tokens.at(-found.length)!.from;
  }
}

/** No request is longer. */
const MOST_READ = 4000;

/**
 * The number of cards that a short prompt asks for, in any language: “8 slides”, “a 10-card deck”, “fünf Folien”. Null if
 * it names none.
 */
export function askedCards(prompt: string): number | null {
  return countIn(prompt)?.count ?? null;
}

/** The prompt without the words that ask for a number of cards. */
export function withoutAskedCards(prompt: string): string {
  const found = countIn(prompt);
  if (!found) return prompt;
  const [before, after] = [prompt.slice(0, found.from).trimEnd(), prompt.slice(found.to)];
  return `${before.replace(/[,;–—-]$/, '')}${after}`.trim();
}

function countIn(prompt: string): { count: number; from: number; to: number } | null {
  const tokens = tokensOf(prompt.slice(0, MOST_READ));
  for (const [at, { word, from }] of tokens.entries()) {
    const noun = tokens[at + 1];
    const count = numberOf(word);
    if (!noun || count === null || count < 1 || count > MOST_CARDS) continue;
    const isDigits = /^\d/.test(word);
    if (!isCards(noun.word, isDigits) || !/^[\s-]?$/.test(prompt.slice(tokens[at]!.to, noun.from))) continue;
    // “2.5 slides”
    if (/[\d.,]$/.test(prompt.slice(0, from)) && /\d[.,]$/.test(prompt.slice(0, from))) continue;
    const joins = tokens[at - 1];
    const isJoined = joins !== undefined && isIn('with', joins.word) && /^\s+$/.test(prompt.slice(joins.to, from));
    return { count, from: isJoined ? joins.from : from, to: noun.to };
  }
  return null;
}

function isCards(word: string, isDigits: boolean): boolean {
  return isIn('cards', word) || (isDigits && isIn('otherCards', word));
}

function isIn(list: keyof DeckRequestWords, word: string): boolean {
  return OUTLINE_LANGUAGES.some((language) =>
    listsOf(language)[list].some(([first, ...others]) => first === word && others.length === 0),
  );
}

/** A word of a text without case and accents, and its place. */
type Token = { word: string; from: number; to: number };

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words end at hyphens and apostrophes, so that “how-to” and “how to” are the same. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: plain(word),
    from: index,
    to: index + word.length,
  }));
}

/** “Présentation” and “presentation” are the same word for what reads a prompt. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
}

/** The words of a text as one line with a space around each, to search it for phrases. */
export function wordLine(text: string): string {
  return ` ${tokensOf(text)
    .map(({ word }) => word)
    .join(' ')} `;
}
