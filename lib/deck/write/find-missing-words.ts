import type { Block } from '../blocks';
import { runsOfBlock } from '../text/block-text';
import { isDefinitionLine } from '../text/find-definitions';
import { withMathShown } from '../text/math/math-lines';
import { visibleSource } from './visible-source';

/** Source text and the line (from 1) on which it begins. */
export type SourceText = { text: string; firstLine: number };
export type MissingWord = { word: string; line: number };

/** A run of letters or digits as the source has it. `syntax`: it may be Markdown's own and need not be shown. */
type SourceWord = {
  word: string;
  line: number;
  syntax: boolean;
  /** Of a definition, which is shown as a whole or not at all: its letters on the first word, none on the others. */
  whole?: string;
};

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Letters compared at a doubtful place: enough to tell one continuation from another. */
const AHEAD = 24;
/**
 * How far the shown text may run on with words of its own (an address beside its words) before we meet the source
 * again.
 */
const FURTHEST = 4000;

/**
 * The words of the source that the blocks (and notes) do not show in order. Compared letter by letter without the
 * gaps, because emphasis may begin inside a word. Markdown's own letters and digits (list numbers, labels of
 * references, entity names, addresses of links) may be absent, except that each address must be somewhere. What no page
 * shows is not looked for (`visibleSource`).
 * Reads the source by itself, independently of the Markdown reader, so that it can find that reader's gaps.
 * @param definitions lines of link definitions that are elsewhere
 */
export function findMissingIn(
  sources: readonly SourceText[],
  blocks: readonly Block[],
  notes: readonly string[] = [],
  definitions: readonly string[] = [],
): MissingWord[] {
  const shown = shownLetters(blocks, notes);
  const all = definitions.length > 0 ? definitions : sources.length > 1 ? sources.flatMap(definitionLines) : [];
  const visible = sources.map(({ text, firstLine }) => ({ ...visibleSource(text, all), firstLine }));
  const words = visible.flatMap(({ words: text, firstLine }) => sourceWords({ text, firstLine }));
  const ahead = lettersAhead(words);
  const missing: MissingWord[] = [];
  let at = 0;
  for (const [index, { word, line, syntax, whole }] of words.entries()) {
    if (whole !== undefined) at += shown.startsWith(whole, at) ? whole.length : 0;
    else if (shown.startsWith(word, at)) {
      if (syntax && isBetterSkipped(shown, at, word.length, ahead(index + 1), allAhead(words, index + 1))) continue;
      at += word.length;
    } else if (!syntax) {
      const found = meetAgain(shown, at, word, ahead(index + 1), missing.length);
      if (found === -1) missing.push({ word, line });
      else at = found + word.length;
    }
  }
  const addresses = visible.map(({ addresses: text, firstLine }) => ({ text, firstLine }));
  return [...missing, ...missingAddresses(addresses, blocks, shown)];
}

/** The same for a source as it was written: its formulas are looked for as cards show them. */
export function findMissingWords(
  sources: readonly SourceText[],
  blocks: readonly Block[],
  notes: readonly string[] = [],
): MissingWord[] {
  const converted = sources.map(({ text, firstLine }) => ({ text: withMathShown(text), firstLine }));
  return findMissingIn(converted, blocks, notes);
}

/** The letters that must come next, up to `AHEAD`; `first` of them are one word. */
type Ahead = { letters: string; first: number };

/**
 * Whether a doubtful word is not the one shown here: what must come next agrees with the shown text at this place, and
 * as well as anything agrees behind it (`all`: the words that follow, the doubtful ones among them).
 */
function isBetterSkipped(shown: string, at: number, length: number, { letters, first }: Ahead, all: string): boolean {
  const behind = Math.max(agreement(shown, at + length, letters), agreement(shown, at + length, all));
  return agreement(shown, at, letters) >= Math.max(first, behind);
}

function agreement(shown: string, at: number, letters: string): number {
  let length = 0;
  while (length < letters.length && shown.charCodeAt(at + length) === letters.charCodeAt(length)) length += 1;
  return length;
}

/** How far off a lost place is looked for in the whole of the text, before that costs too much. */
const MOST_FAR_SEARCHES = 40;

/** Where the source's words go on: with what follows them, near or far, else the word alone close by. */
function meetAgain(shown: string, at: number, word: string, { letters, first }: Ahead, misses: number): number {
  const further = word + letters.slice(0, Math.max(0, AHEAD - word.length));
  const near = shown.slice(at, at + FURTHEST);
  const found = near.indexOf(further);
  if (found !== -1) return at + found;
  // All goes on here but for this word: it is the one that is missing.
  if (letters !== '' && agreement(shown, at, letters) >= Math.min(letters.length, Math.max(first, AHEAD / 2)))
    return -1;
  // What follows may be interrupted by an address or a number: the word alone tells enough, the more so the longer it
  // is.
  const alone = near.slice(0, (word.length < 4 ? 80 : 600) + word.length).indexOf(word);
  if (alone !== -1) return at + alone;
  const isTelling = further.length >= AHEAD / 2 || letters === '';
  return isTelling && misses < MOST_FAR_SEARCHES ? shown.indexOf(further, at) : -1;
}

function allAhead(words: readonly SourceWord[], from: number): string {
  let letters = '';
  for (let index = from; index < words.length && letters.length < AHEAD; index += 1) letters += words[index]!.word;
  return letters.slice(0, AHEAD);
}

/** Gives what must come from a word on. */
function lettersAhead(words: readonly SourceWord[]): (from: number) => Ahead {
  const next = new Int32Array(words.length + 1).fill(words.length);
  for (let index = words.length - 1; index >= 0; index -= 1)
    next[index] = words[index]!.syntax ? next[index + 1]! : index;
  return (from) => {
    const first = words[next[from]!]?.word.length ?? 1;
    let letters = '';
    for (let index = next[from]!; index < words.length && letters.length < AHEAD; index = next[index + 1]!)
      letters += words[index]!.word;
    return { letters: letters.slice(0, AHEAD), first: Math.min(AHEAD, first) };
  };
}

const ADDRESS = /(?:https?:\/\/|www\.|mailto:|data:image\/)[^\s<>|]+/gi;

/** Markdown's own letters on a line: marked so that they may be absent. */
const SYNTAX = [
  // Containers and the number or box of an item.
  /^(?:[ \t]*(?:>|[-*+•]|\d{1,9}[.)](?=[ \t]+\S))[ \t]*)*(?:\[[xX]\])?/g,
  // The label of speaker notes, also in a comment.
  /^[ \t>*_]*(?:speaker )?notes?[*_]*:/gi,
  /^[ \t]*<!--[ \t]*notes?\b/gi,
  // What a fence says of its code.
  /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*(?:`{3,}|~{3,})[^`]*$/g,
  // Where a link leads, the label it refers to, a footnote's label.
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

function sourceWords({ text, firstLine }: SourceText): SourceWord[] {
  const words: SourceWord[] = [];
  linesOf(withPlainDigits(text)).forEach((line, at) => {
    if (isDefinitionLine(line)) {
      for (const [word] of line.matchAll(WORD)) {
        const isFirst = words.at(-1)?.line !== firstLine + at;
        words.push({ word, line: firstLine + at, syntax: true, whole: isFirst ? lettersOf(line) : '' });
      }
      return;
    }
    const spans = syntaxSpans(line);
    let span = 0;
    for (const { 0: word, index } of line.matchAll(WORD)) {
      const end = index + word.length;
      while (span < spans.length && spans[span]!.to <= index) span += 1;
      const syntax = span < spans.length && spans[span]!.from < end;
      words.push({ word, line: firstLine + at, syntax });
    }
  });
  return words;
}

type Span = { from: number; to: number };

/** The stretches of Markdown's own on a line, in order and apart. */
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

function shownLetters(blocks: readonly Block[], notes: readonly string[]): string {
  const parts: string[] = [];
  for (const block of blocks) {
    if (block.kind === 'code' && block.language) parts.push(block.language);
    for (const runs of runsOfBlock(block)) for (const run of runs) parts.push(run.text);
    if (block.kind === 'image' && block.picture.kind === 'placeholder') parts.push(block.picture.reason);
  }
  return lettersOf([...parts, ...notes].join(' '));
}

/** Digits that an index or a power raises or lowers are the same digits. */
function withPlainDigits(text: string): string {
  if (!/[⁰¹²³⁴-⁹₀-₉]/.test(text)) return text;
  return text.replace(/[⁰¹²³⁴-⁹₀-₉]/g, (digit) => digit.normalize('NFKC'));
}

function lettersOf(text: string): string {
  return (withPlainDigits(text).match(WORD) ?? []).join('');
}

/** Addresses are in the text, behind a link, or as a picture. */
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

/** Without the Markdown that may be right behind it. */
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
