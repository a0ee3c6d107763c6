import { isDefinitionLine } from '../find-definitions';
import { SHORT_SCHEMES } from '../inline/addresses';
import { emphasisShape, literalMarks } from '../inline/literal-marks';

/** A character that is neither a letter nor a digit and that the reader must show. `at` is its offset in the source. */
type RequiredSymbol = { symbol: string; at: number };

/** Lines that have only rules, underlines, fences or the second line of a table. */
const RULE = /^[-*_=+#:|~`> \t]+\r?$|^[ \t>]*:{3}/;
/** Containers, the marks of items and headings, and the checkbox of an item. */
const LINE_START =
  /^(?:[ \t]*(?:>|#{1,6}(?=[ \t]|$)|[-*+•‣◦○▪●▢□–:~](?=[ \t])|\(?(?:\d{1,9}|\p{L}|[ivxIVX]{1,5})[.)](?=[ \t]|$)))*[ \t]*(?:\[[ xX]?\])?/u;
/** A colon may end a line that becomes a heading. */
const LINE_END = /(?:[ \t]#+|\\|[:：][*_]*)$/;
/** An address in a text, which may be absent from the visible words if it is a link's target. */
export const ADDRESS = /(?:https?:\/\/|www\.|mailto:|data:image\/)[^\s<>|]+/gi;

/** The label of speaker notes, in the text and in a comment. */
export const NOTES_LABEL = /^[ \t>*_]*(?:speaker )?notes?[*_]*:/gi;
export const NOTES_COMMENT = /^[ \t]*<!--[ \t]*notes?\b/gi;
/** Parts of a line whose characters may be absent: addresses, labels and entities. */
const SPANS = [
  NOTES_LABEL,
  /\]\((?:[^()\n]|\([^()\n]*\))*\)?/g,
  /\]\[[^\]]*\]/g,
  /\[\^[^\]]*\]:?/g,
  /!(?=\[)/g,
  /&(?:#[xX]?[0-9a-fA-F]+|[A-Za-z][A-Za-z0-9]*);/g,
  new RegExp(`<(?:[a-z][\\w+.-]*://|(?:${SHORT_SCHEMES}):|[\\w.+-]+@[\\w-]+\\.)[^\\s<>]*>`, 'gi'),
  ADDRESS,
];
const SYMBOL = /[^\p{L}\p{N}\p{M}\p{C}\s\u2800]/u;
/** Links, labels of footnotes, or callouts. */
const LINKS = /\]\(|\]\[|\[\^|\[!|!\[/;
const EMPHASIS = /\*+|_+|~+/g;
const ESCAPED = /^[!-/:-@[-`{-~]$/;

/**
 * The symbols of a source that must be shown: all that cannot be syntax at their place. Where they could be, they are
 * not required, so that a symbol that is reported is missing.
 * @param hasLabels whether there are definitions of links, so that any brackets may be a link
 */
function requiredSymbols(source: string, hasLabels: boolean): RequiredSymbol[] {
  const literal = literalMarks(source);
  const lines = source.split('\n');
  const hasTable = lines.filter((line) => line.includes('|')).length > 1;
  const syntax = new Set(hasTable ? '`|' : '`');
  const found: RequiredSymbol[] = [];
  let from = 0;
  for (const [number, line] of lines.entries()) {
    // The text of a link may be on two lines.
    const isLinked = hasLabels || LINKS.test(lines.slice(Math.max(0, number - 1), number + 2).join('\n'));
    if (SYMBOL.test(line) && !RULE.test(line) && !isDefinitionLine(line))
      for (const at of requiredIn(line, isLinked)) found.push({ symbol: line[at]!, at: from + at });
    from += line.length + 1;
  }
  return found;

  function requiredIn(line: string, isLinked: boolean): number[] {
    const start = LINE_START.exec(line)?.[0].length ?? 0;
    const trimmed = line.trimEnd();
    const end = LINE_END.exec(trimmed)?.index ?? trimmed.length;
    const isFree = new Uint8Array(line.length).fill(1, 0, start).fill(1, end);
    for (const span of SPANS)
      for (const { 0: text, index } of line.matchAll(span)) isFree.fill(1, index, index + text.length);
    for (const { 0: run, index } of line.matchAll(EMPHASIS)) {
      const { canOpen, canClose } = emphasisShape(source, from + index, run.length);
      const isMark = (canOpen || canClose) && run !== '~' && !literal.has(from + index);
      if (isMark) isFree.fill(1, index, index + run.length);
    }
    if (isLinked) for (const { index } of line.matchAll(/[[\]]/g)) isFree[index] = 1;
    const required: number[] = [];
    for (let at = start; at < end; at += 1) {
      const symbol = line[at]!;
      if (!SYMBOL.test(symbol)) continue;
      const isEscape = symbol === '\\' && ESCAPED.test(line[at + 1] ?? '') && !literal.has(from + at);
      if (!isFree[at] && !isEscape && !syntax.has(symbol)) required.push(at);
      if (isEscape) at += 1;
    }
    return required;
  }
}

/** A word of a source and the place of its letters among all letters that are shown. */
export type MatchedWord = { source: number; from: number; to: number; shownFrom: number; shownTo: number };

/** Finding the line of a symbol takes time in proportion to the length of the text. */
const MOST_REPORTED = 40;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * Finds the symbols of the sources that are not shown between the same words, and returns the texts that they are in.
 * @param shown all text that is shown
 * @param words the words of the sources that are shown, in order
 * @param hasLabels whether there are definitions of links
 */
export function findMissingSymbols(
  sources: readonly SourceText[],
  shown: string,
  words: readonly MatchedWord[],
  hasLabels: boolean,
): MissingWord[] {
  const required = sources.map(({ text }) => requiredSymbols(text, hasLabels));
  if (required.every((symbols) => symbols.length === 0)) return [];
  const places = letterPlaces(shown);
  const missing: MissingWord[] = [];
  let next = 0;
  for (const [source, symbols] of required.entries()) {
    let at = 0;
    while (at < symbols.length) {
      while (next < words.length && isBefore(words[next]!, source, symbols[at]!.at)) next += 1;
      const [before, after] = [words[next - 1], words[next]];
      const from = before ? places[before.shownTo - 1]! + 1 : 0;
      const to = after ? places[after.shownFrom]! : shown.length;
      const gap = shown.slice(from, Math.max(from, to));
      const end = after?.source === source ? after.from : Number.POSITIVE_INFINITY;
      let found = 0;
      for (; at < symbols.length && symbols[at]!.at < end; at += 1) {
        const place = gap.indexOf(symbols[at]!.symbol, found);
        if (place !== -1) found = place + 1;
        else if (missing.length < MOST_REPORTED) missing.push(around(sources[source]!, symbols[at]!));
        else return missing;
      }
    }
  }
  return missing;
}

function isBefore(word: MatchedWord, source: number, at: number): boolean {
  return word.source < source || (word.source === source && word.from < at);
}

function letterPlaces(text: string): Int32Array {
  const places = new Int32Array(text.length);
  let count = 0;
  for (const { 0: word, index } of text.matchAll(WORD))
    for (let at = 0; at < word.length; at += 1) places[count++] = index + at;
  return places;
}

/** The symbol with what surrounds it up to the next spaces, and its line. */
function around({ text, firstLine }: SourceText, { at, symbol }: RequiredSymbol): MissingWord {
  const before = /\S{0,20}$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? '';
  const after = /^\S{0,20}/.exec(text.slice(at + symbol.length, at + 21))?.[0] ?? '';
  return { word: before + symbol + after, line: firstLine + lineBreaks(text, at) };
}

function lineBreaks(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

export type MissingWord = { word: string; line: number };

/** Source text and the line (from 1) on which it begins. */
export type SourceText = { text: string; firstLine: number };
