/** One line and the one after it, both running text. */
export type LinePair = { line: string; next: string };

/** A text is wrapped by hand, or by a mail program, at about 72 signs; a column narrower than this is verse or a list. */
const NARROWEST = 45;
const WIDEST = 110;

/**
 * The width at which these lines were wrapped, in signs (wide ones count two); null where their ends mean something:
 * where too few are full, or the next seldom goes on as a sentence does.
 */
export function wrapWidth(pairs: readonly LinePair[]): number | null {
  if (pairs.length < 2) return null;
  const lengths = pairs.map(({ line }) => signsIn(line)).sort((a, b) => a - b);
  // One line too long, such as an address, says nothing of the others.
  const width = lengths[Math.floor((lengths.length - 1) * (lengths.length < 10 ? 1 : 0.9))]!;
  if (width < NARROWEST || width > WIDEST) return null;
  let full = 0;
  let goingOn = 0;
  for (const pair of pairs)
    if (isFull(pair, width)) {
      full += 1;
      if (goesOn(pair.next)) goingOn += 1;
    }
  return full >= 2 && full >= pairs.length * 0.6 && goingOn >= full * 0.3 ? width : null;
}

/** Whether the next line's first word would not have fitted. */
export function isFull({ line, next }: LinePair, width: number): boolean {
  const length = signsIn(line);
  return length > NARROWEST / 2 && length + 1 + firstWord(next) > width;
}

/**
 * Whether a sentence runs over the line's end by its signs alone: for one line that is long enough to have been
 * wrapped, where there is no second to compare it with.
 */
export function runsOver({ line, next }: LinePair): boolean {
  const text = line.trimEnd();
  return text.length >= NARROWEST && text.length <= WIDEST && /^\p{Ll}/u.test(next) && !/[.!?:;…]["'”’)]*$/u.test(text);
}

/** No one wraps a line that is longer; such a line is a paragraph. */
const PARAGRAPH = 160;
const WRITTEN = 40;

/**
 * Whether the line goes on in a text that is written as Markdown, where a line end alone is a space: after a line of
 * some length, or where the sentence goes on. Short lines are an address or a verse there too.
 */
export function goesOnInMarkdown({ line, next }: LinePair): boolean {
  const text = line.trimEnd();
  if (/(?: {2}|\\)$/.test(line) || beginsLabelled(next) || /[:：]$/.test(text)) return false;
  const isEnd = /[.!?…]["'”’)\]*_`]*$/u.test(text);
  if (!isEnd && (/^["'“„«([*_`]{0,4}\p{Ll}/u.test(next) || endsOpen(text))) return true;
  return text.length >= WRITTEN && text.length <= PARAGRAPH && next.trim().length >= (isEnd ? WRITTEN : 1);
}

/** A line of its own by what it begins with: `Term:`, `**Term**:`, `**Term** –`. */
function beginsLabelled(line: string): boolean {
  return /^[\p{L} ]{2,24}:\s/u.test(line) || beginsWithBoldTerm(line);
}

/** `**Term**: text`, also with the colon within, or with a dash: one of several terms, each on a line of its own. */
export function beginsWithBoldTerm(line: string): boolean {
  return /^(\*\*|__)[^*_\n]{1,44}(?:[:：]\1|\1\s?[:：–—-])\s*\S/.test(line);
}

/** Whether the last word asks for another one: an article, a preposition. */
function endsOpen(text: string): boolean {
  const word = /(?<=\s)\p{Ll}+$/u.exec(text.slice(-16))?.[0];
  return word !== undefined && OPEN_WORDS.has(word);
}

const OPEN_WORDS = new Set(
  `a an the of on upon in into to at by for from with and or as than via
  der die das den dem des ein eine einen einem einer und oder von vom zu zum zur mit im in am an auf bei nach
  le la les un une des de du et ou à au aux el los las y o con para por del`.split(/\s+/),
);

/** A line that begins small, or in a script without capitals, is more likely the middle of a sentence. */
function goesOn(next: string): boolean {
  return /^["'“„«(]?[\p{Ll}\p{Lo}]/u.test(next);
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

function signsIn(text: string): number {
  const { length } = text.trimEnd();
  return length + (/[\u1100-\uffff]/.test(text) ? (text.match(WIDE)?.length ?? 0) : 0);
}

function firstWord(text: string): number {
  const word = /^[^\s\u2e80-\ua4cf\uac00-\ud7a3]*/.exec(text)![0].length;
  return word === 0 ? 2 : word;
}
