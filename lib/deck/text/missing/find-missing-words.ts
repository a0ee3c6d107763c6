import type { Block } from '../../blocks';
import { runsOfBlock } from '../block-text';
import { isDefinitionLine } from '../find-definitions';
import { unshifted } from '../inline/raised-text';
import { withMathShown } from '../math/math-lines';
import { withGridsShown } from '../tables/find-grids';
import {
  ADDRESS,
  findMissingSymbols,
  type MatchedWord,
  type MissingWord,
  NOTES_COMMENT,
  NOTES_LABEL,
  type SourceText,
} from './find-missing-symbols';
import { visibleSource } from './visible-source';

/** A run of letters or digits in the source. `syntax`: it may be Markdown syntax and need not be shown. */
type SourceWord = {
  word: string;
  line: number;
  /** Its place: the index of its source and its offset there. */
  source: number;
  from: number;
  syntax: boolean;
  /**
   * For a definition line, which is either shown whole or not at all: all its letters on the first word, and an empty
   * string on the others.
   */
  whole?: string;
};

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Letters to compare at an ambiguous place, enough to tell possible continuations apart. */
const LOOKAHEAD = 24;
/**
 * How many extra characters the shown text may have (such as a URL next to its link text) before it matches the source
 * again.
 */
const MOST_SKIPPED = 4000;

/**
 * Finds the words and symbols of the source that the blocks and notes don't show in order. Compares letters without the gaps,
 * because emphasis may begin inside a word. Markdown's own letters and digits (list numbers, reference labels, entity
 * names, link addresses) may be absent, but each address must appear somewhere. Text that no page would show is ignored
 * (`visibleSource`).
 * Reads the source independently of the Markdown reader, so that it can find that reader's gaps.
 * @param definitions lines of link definitions that are elsewhere
 */
export function findMissingIn(
  sources: readonly SourceText[],
  blocks: readonly Block[],
  notes: readonly string[] = [],
  definitions: readonly string[] = [],
): MissingWord[] {
  const text = shownText(blocks, notes);
  const shown = lettersOf(text);
  const all = definitions.length > 0 ? definitions : sources.length > 1 ? sources.flatMap(definitionLines) : [];
  const visible = sources.map(({ text, firstLine }) => ({ ...visibleSource(text, all), firstLine }));
  const words = visible.flatMap(({ words: own, firstLine }, at) => sourceWords({ text: own, firstLine }, at));
  const ahead = lettersAhead(words);
  const missing: MissingWord[] = [];
  const matched: MatchedWord[] = [];
  let at = 0;
  for (const [index, { word, line, source, from, syntax, whole }] of words.entries()) {
    if (whole !== undefined) at += shown.startsWith(whole, at) ? whole.length : 0;
    else if (shown.startsWith(word, at)) {
      if (syntax && isBetterSkipped(shown, at, word.length, ahead(index + 1), allAhead(words, index + 1))) continue;
      at += word.length;
      matched.push({ source, from, to: from + word.length, shownFrom: at - word.length, shownTo: at });
    } else if (!syntax) {
      const found = resynchronise(shown, at, word, ahead(index + 1), missing.length);
      if (found === -1) missing.push({ word, line });
      else {
        at = found + word.length;
        matched.push({ source, from, to: from + word.length, shownFrom: found, shownTo: at });
      }
    }
  }
  const addresses = visible.map(({ addresses: own, firstLine }) => ({ text: own, firstLine }));
  const hasLabels = all.length > 0 || sources.some(({ text: own }) => own.includes(']:'));
  const seen = visible.map(({ words: own, firstLine }) => ({ text: unshifted(own), firstLine }));
  return [
    ...missing,
    ...findMissingSymbols(seen, text, matched, hasLabels),
    ...missingAddresses(addresses, blocks, shown),
  ];
}

/** The same for the original source, with its formulas and tables converted to the form that cards show. */
export function findMissingWords(
  sources: readonly SourceText[],
  blocks: readonly Block[],
  notes: readonly string[] = [],
): MissingWord[] {
  const converted = sources.map(({ text, firstLine }) => ({ text: withMathShown(withGridsShown(text)), firstLine }));
  return findMissingIn(converted, blocks, notes);
}

/** The next required letters, up to `LOOKAHEAD`. `first` is the length of the first word among them. */
type Ahead = { letters: string; first: number };

/**
 * Whether to skip an ambiguous word because it isn't the one shown here: the required letters match the shown text at
 * this position at least as well as anything matches after the word. `all` are the letters that follow, including those
 * of ambiguous words.
 */
function isBetterSkipped(shown: string, at: number, length: number, { letters, first }: Ahead, all: string): boolean {
  const behind = Math.max(commonPrefixLength(shown, at + length, letters), commonPrefixLength(shown, at + length, all));
  return commonPrefixLength(shown, at, letters) >= Math.max(first, behind);
}

function commonPrefixLength(shown: string, at: number, letters: string): number {
  let length = 0;
  while (length < letters.length && shown.charCodeAt(at + length) === letters.charCodeAt(length)) length += 1;
  return length;
}

/** The most searches through the whole text for a lost position. Limits the total time. */
const MOST_FAR_SEARCHES = 40;

/**
 * Finds where the shown text continues with this word: together with what follows it, near or far, or the word alone
 * close by. -1 if it is missing.
 */
function resynchronise(shown: string, at: number, word: string, { letters, first }: Ahead, misses: number): number {
  const further = word + letters.slice(0, Math.max(0, LOOKAHEAD - word.length));
  const near = shown.slice(at, at + MOST_SKIPPED);
  const found = near.indexOf(further);
  if (found !== -1) return at + found;
  // Everything else continues at this position, so only this word is missing.
  if (
    letters !== '' &&
    commonPrefixLength(shown, at, letters) >= Math.min(letters.length, Math.max(first, LOOKAHEAD / 2))
  )
    return -1;
  // An address or a number may come in between. A word alone is enough evidence then, and a longer word may be further
  // away.
  const alone = near.slice(0, (word.length < 4 ? 80 : 600) + word.length).indexOf(word);
  if (alone !== -1) return at + alone;
  const isDistinctive = further.length >= LOOKAHEAD / 2 || letters === '';
  return isDistinctive && misses < MOST_FAR_SEARCHES ? shown.indexOf(further, at) : -1;
}

function allAhead(words: readonly SourceWord[], from: number): string {
  let letters = '';
  for (let index = from; index < words.length && letters.length < LOOKAHEAD; index += 1) letters += words[index]!.word;
  return letters.slice(0, LOOKAHEAD);
}

/** Returns a function that gives the required letters from a word on. */
function lettersAhead(words: readonly SourceWord[]): (from: number) => Ahead {
  const next = new Int32Array(words.length + 1).fill(words.length);
  for (let index = words.length - 1; index >= 0; index -= 1)
    next[index] = words[index]!.syntax ? next[index + 1]! : index;
  return (from) => {
    const first = words[next[from]!]?.word.length ?? 1;
    let letters = '';
    for (let index = next[from]!; index < words.length && letters.length < LOOKAHEAD; index = next[index + 1]!)
      letters += words[index]!.word;
    return { letters: letters.slice(0, LOOKAHEAD), first: Math.min(LOOKAHEAD, first) };
  };
}

/** Markdown syntax on a line, whose letters may be absent. */
const SYNTAX = [
  // Containers, and the number or checkbox of an item.
  /^(?:[ \t]*(?:>|[-*+•]|\d{1,9}[.)](?=[ \t]+\S))[ \t]*)*(?:\[[xX]\])?/g,
  NOTES_LABEL,
  NOTES_COMMENT,
  // The info string of a fenced code block.
  /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*(?:`{3,}|~{3,})[^`]*$/g,
  // The address of a link, a reference label, and a footnote label.
  /\]\([^)]*\)?/g,
  /\]\[[^\]]*\]/g,
  /&(?:#[xX]?[0-9a-fA-F]+|[A-Za-z][A-Za-z0-9]*);/g,
  ADDRESS,
];

function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

function definitionLines({ text }: SourceText): string[] {
  return text.includes(']:') ? linesOf(text).filter(isDefinitionLine) : [];
}

function sourceWords({ text, firstLine }: SourceText, source: number): SourceWord[] {
  const words: SourceWord[] = [];
  let from = 0;
  unshifted(text)
    .split('\n')
    .forEach((whole, at) => {
      const line = whole.replace(/\r$/, '');
      const begin = from;
      from += whole.length + 1;
      if (isDefinitionLine(line)) {
        for (const { 0: word, index } of line.matchAll(WORD)) {
          const isFirst = words.at(-1)?.line !== firstLine + at;
          const place = { line: firstLine + at, source, from: begin + index };
          words.push({ word, ...place, syntax: true, whole: isFirst ? lettersOf(line) : '' });
        }
        return;
      }
      const spans = syntaxSpans(line);
      let span = 0;
      for (const { 0: word, index } of line.matchAll(WORD)) {
        const end = index + word.length;
        while (span < spans.length && spans[span]!.to <= index) span += 1;
        const syntax = span < spans.length && spans[span]!.from < end;
        words.push({ word, line: firstLine + at, source, from: begin + index, syntax });
      }
    });
  return words;
}

type Span = { from: number; to: number };

/** The spans of Markdown syntax on a line, in order and without overlaps. */
function syntaxSpans(line: string): Span[] {
  if (!/^[ \t]*(?:[>\-*+•\d_`~]|\[|<!--|(?:speaker )?note)|[\]&]|:\/\/|www\.|mailto:|data:/i.test(line)) return [];
  const found: Span[] = [];
  for (const pattern of SYNTAX)
    for (const match of line.matchAll(pattern)) found.push({ from: match.index, to: match.index + match[0].length });
  found.sort((a, b) => a.from - b.from);
  const spans: Span[] = [];
  for (const span of found) {
    const last = spans.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else spans.push(span);
  }
  return spans;
}

function shownText(blocks: readonly Block[], notes: readonly string[]): string {
  const parts: string[] = [];
  for (const block of blocks) {
    if (block.kind === 'code' && block.language) parts.push(block.language);
    for (const runs of runsOfBlock(block)) for (const run of runs) parts.push(run.text);
    if (block.kind === 'image' && block.picture.kind === 'placeholder') parts.push(block.picture.reason);
  }
  return unshifted([...parts, ...notes].join(' '));
}

function lettersOf(text: string): string {
  return (unshifted(text).match(WORD) ?? []).join('');
}

/** Finds addresses that appear neither in the text nor as the target of a link or a picture. */
function missingAddresses(sources: readonly SourceText[], blocks: readonly Block[], shown: string): MissingWord[] {
  const missing: MissingWord[] = [];
  let kept: ReadonlySet<string> | null = null;
  for (const { text, firstLine } of sources) {
    if (!/:\/\/|www\.|mailto:|data:image/i.test(text)) continue;
    kept ??= keptAddresses(blocks);
    for (const [at, line] of linesOf(text).entries())
      for (const [address] of isDefinitionLine(line) ? [] : line.matchAll(ADDRESS)) {
        const letters = lettersOf(bareAddress(address));
        if (kept.has(letters) || shown.includes(letters)) continue;
        if (![...kept].some((each) => each.includes(letters))) missing.push({ word: address, line: firstLine + at });
      }
  }
  return missing;
}

/** Removes Markdown and entities that directly follow an address. */
function bareAddress(address: string): string {
  return (address.split(/[)\]"'`*_~\\]|&(?:lt|gt|quot);/, 1)[0] ?? '').replaceAll('&amp;', '&');
}

function keptAddresses(blocks: readonly Block[]): ReadonlySet<string> {
  const found: string[] = [];
  for (const block of blocks) {
    if (block.kind === 'image') found.push(block.picture.kind === 'url' ? block.picture.url : '');
    for (const runs of runsOfBlock(block)) for (const run of runs) if (run.href) found.push(run.href);
  }
  return new Set(found.map(lettersOf));
}
