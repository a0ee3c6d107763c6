import { endsWithColon } from '../letters-and-words';

/** A line of running text and the next one. */
export type LinePair = { line: string; next: string };

/**
 * Narrowest and widest column that counts as wrapped text, in characters. Text is usually wrapped at about 72. A
 * narrower column is verse or a list.
 */
const NARROWEST = 45;
const WIDEST = 110;

/**
 * The width at which these lines were wrapped, in characters (wide ones count as two). Null if their line ends are
 * intentional: too few lines are full, or the next line seldom continues a sentence.
 */
export function wrapWidth(pairs: readonly LinePair[]): number | null {
  if (pairs.length < 2) return null;
  const lengths = pairs.map(({ line }) => widthOf(line)).sort((a, b) => a - b);
  // Ignores a few overlong lines, such as addresses.
  const width = lengths[Math.floor((lengths.length - 1) * (lengths.length < 10 ? 1 : 0.9))]!;
  if (width < NARROWEST || width > WIDEST) return null;
  let full = 0;
  let continuing = 0;
  for (const pair of pairs)
    if (isFull(pair, width)) {
      full += 1;
      if (isMidSentence(pair.next)) continuing += 1;
    }
  return full >= 2 && full >= pairs.length * 0.6 && continuing >= full * 0.3 ? width : null;
}

/** Whether the next line's first word would not have fitted on this line. */
export function isFull({ line, next }: LinePair, width: number): boolean {
  const length = widthOf(line);
  return length > NARROWEST / 2 && length + 1 + firstWord(next) > width;
}

/**
 * Whether a sentence continues past the line's end, judging by this pair alone: the line is long enough to have been
 * wrapped and ends without punctuation, and the next begins in lower case.
 */
export function runsOver({ line, next }: LinePair): boolean {
  const text = line.trimEnd();
  return text.length >= NARROWEST && text.length <= WIDEST && /^\p{Ll}/u.test(next) && !/[.!?:;…]["'”’)]*$/u.test(text);
}

/** The longest and shortest line that counts as wrapped. Nobody wraps longer lines, so they are paragraphs. */
const LONGEST_WRAPPED = 160;
const SHORTEST_WRAPPED = 40;

/**
 * Whether a line continues in text written as Markdown, where a line end is only a space: after a line of some length,
 * or if the sentence continues. Short lines are an address or verse in Markdown too.
 */
export function goesOnInMarkdown({ line, next }: LinePair): boolean {
  const text = line.trimEnd();
  if (/(?: {2}|\\)$/.test(line) || beginsLabelled(next) || endsWithColon(text)) return false;
  const isEnd = /[.!?…]["'”’)\]*_`]*$/u.test(text);
  if (!isEnd && (/^["'“„«([*_`]{0,4}\p{Ll}/u.test(next) || endsOpen(text))) return true;
  return (
    text.length >= SHORTEST_WRAPPED &&
    text.length <= LONGEST_WRAPPED &&
    next.trim().length >= (isEnd ? SHORTEST_WRAPPED : 1)
  );
}

/** Whether a line begins with a label: `Term:`, `**Term**:`, `**Term** –`. */
function beginsLabelled(line: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} '’-]{1,23}:\s/u.test(line) || beginsWithBoldTerm(line);
}

/**
 * Whether a line begins with a bold term, which may end in a colon or a stop or be followed by a dash: one of several terms
 * or questions, each on its own line.
 */
export function beginsWithBoldTerm(line: string): boolean {
  return /^(\*\*|__)(?:[^*_\n]{1,44}(?:[:：]\1|\1\s?[:：–—-])|[^*_\n]{1,80}[.?!]\1)\s*\S/.test(line);
}

/** Whether a line is bold as a whole, and the next is not: a heading, such as the question above an answer. */
export function isBoldHead({ line, next }: LinePair): boolean {
  return /^(\*\*|__)[^*_]+\1$/.test(line.trimEnd()) && next !== '' && !/^(?:\*\*|__)/.test(next);
}

/** Whether a line is a remark in parentheses as a whole. */
export function isRemark(line: string): boolean {
  return /^\s*\([^()]+\)\.?\s*$/.test(line);
}

/** Whether the last word requires another one, such as an article or a preposition. */
function endsOpen(text: string): boolean {
  const word = /(?<=\s)\p{Ll}+$/u.exec(text.slice(-16))?.[0];
  return word !== undefined && OPEN_WORDS.has(word);
}

const OPEN_WORDS = new Set(
  `a an the of on upon in into to at by for from with and or as than via
  der die das den dem des ein eine einen einem einer und oder von vom zu zum zur mit im in am an auf bei nach
  le la les un une des de du et ou à au aux el los las y o con para por del`.split(/\s+/),
);

/**
 * Whether a line begins in lower case or in a script without capitals, so that it is probably the middle of a sentence.
 */
function isMidSentence(next: string): boolean {
  return /^["'“„«(]?[\p{Ll}\p{Lo}]/u.test(next);
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

function widthOf(text: string): number {
  const { length } = text.trimEnd();
  return length + (/[\u1100-\uffff]/.test(text) ? (text.match(WIDE)?.length ?? 0) : 0);
}

function firstWord(text: string): number {
  const word = /^[^\s\u2e80-\ua4cf\uac00-\ud7a3]*/.exec(text)![0].length;
  return word === 0 ? 2 : word;
}
