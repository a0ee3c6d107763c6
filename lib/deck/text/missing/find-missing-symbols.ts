import { type RequiredSymbol, requiredSymbols } from './required-symbols';

/** A word of a source and the place of its letters among all letters that are shown. */
export type MatchedWord = { source: number; from: number; to: number; shownFrom: number; shownTo: number };

/** Finding the line of a symbol takes time in proportion to the length of the text. */
const MOST_REPORTED = 40;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

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

/** The offsets of the letters of a text. */
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
