import { weakMemoize } from '../../weak-memoize';
import type { Block, BlockOf, ListItem, TextRun } from '../blocks';
import { isSource } from '../content/fold-source';
import {
  BLOCK_GAP,
  CODE_LETTERS,
  CODE_LINE,
  CODE_PANEL,
  ITEM_GAP,
  LINE_LETTERS,
  lettersOf,
  PICTURE,
  ROW,
  SUBHEADING,
  tableHeight,
  textLetters,
  wholeLines,
} from '../plan/estimate-heights';
import { countWords, endsWithColon } from '../text/letters-and-words';
import { sentenceEnds } from '../text/split-sentences';
import { isNotesBlock } from '../text/take-notes';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';

/**
 * A block is a sequence of parts between which a card may end: sentences, items, rows or lines. `weight` is roughly the
 * space the part takes, in lines. `cut` is the cost of starting a new card with it (0 none, 1 high).
 */
export type Part = { weight: number; cut: number };

/** A sentence with more words than this may be split after a clause, or between any two words if necessary. */
const LONG_SENTENCE = 60;
/** Code with up to this many lines is never split. A slide has room for them at a size that is easy to read. */
export const LONG_CODE = 18;
/** The fewest items or rows that may be left on either side of a split. */
const LEAST_ITEMS = 2;
const LEAST_ROWS = 3;
/** The narrowest column, in lines. */
const LEAST_COLUMN = 0.1;
/** Tables with up to this many rows are easy to take in and aren't split. */
const SMALL_TABLE = 6;
/** Cost of leaving too few items or rows on a card. Higher than any cost of unevenness. */
const ORPHAN_COST = 12;
/** Cost of splitting what is read as a whole, such as a short quotation. */
export const WHOLE_COST = 12;
/** A paragraph of up to this many characters that ends in a colon is never split from what it announces. */
const LEAD_LETTERS = 320;
/** Quotations of up to this many characters are short. */
const SHORT_QUOTATION = 320;

/** The cost of leaving fewer than `least` parts of a block on one side of a split before part `at`. */
function orphanCost(at: number, count: number, least: number): number {
  return at > 0 && (at < least || count - at < least) ? ORPHAN_COST : 0;
}

/** A part with this many lines fills a card well enough on its own. */
export const ENOUGH_LINES = 4;

/** The most cards a block can be split over without leaving a single item, row or line on one. */
export function mostPieces(block: Block): number {
  const parts = partsOf(block);
  if (block.kind === 'list') return Math.max(1, piecesOf(parts, LEAST_ITEMS));
  if (block.kind === 'table') return parts.length <= SMALL_TABLE ? 1 : Math.max(1, piecesOf(parts, LEAST_ROWS));
  return 1 + parts.slice(1).filter(({ cut }) => cut < WHOLE_COST).length;
}

/** Long items and rows may be on a card alone. Short ones are grouped. */
function piecesOf(parts: readonly Part[], least: number): number {
  let pieces = 0;
  let held = 0;
  let lines = 0;
  for (const { weight } of parts) {
    held += 1;
    lines += weight;
    if (held < least && lines < ENOUGH_LINES) continue;
    pieces += 1;
    held = 0;
    lines = 0;
  }
  return pieces;
}

export const partsOf = weakMemoize((block: Block): Part[] => {
  // If speaker notes were cut, the second part would be shown as text.
  if (isNotesBlock(block)) return [{ weight: BLOCK_GAP, cut: 0 }];
  switch (block.kind) {
    case 'heading':
      return [{ weight: SUBHEADING + wholeLines(lettersOf(block.runs)) - 1, cut: 0 }];
    case 'paragraph':
      return paragraphParts(block.runs);
    case 'list':
      return block.items.map(({ runs, level }, at) => ({
        weight: ITEM_GAP + wholeLines(lettersOf(runs), 0.92 - Math.min(4, level) * 0.06) + (at === 0 ? BLOCK_GAP : 0),
        cut: (level === 0 ? 0.4 : 1.5) + orphanCost(at, block.items.length, LEAST_ITEMS),
      }));
    case 'table':
      return tableParts(block);
    case 'quote':
      return quoteParts(block.paragraphs);
    case 'code': {
      const lines = block.text.split('\n');
      const weights = lines.map((line) => CODE_LINE * Math.max(1, Math.ceil(line.length / CODE_LETTERS)));
      if (lines.length <= LONG_CODE)
        return [{ weight: CODE_PANEL + BLOCK_GAP + weights.reduce((sum, weight) => sum + weight, 0), cut: 0 }];
      const breaks = codeBreaks(lines);
      return weights.map((weight, at) => ({ weight, cut: codeCut(breaks[at]!) }));
    }
    case 'image':
      return [{ weight: PICTURE, cut: 0 }];
  }
});

/** The cost of splitting code. Inside a statement it is higher than any cost of unevenness. */
function codeCut(rank: number): number {
  return rank <= OUTER_BREAK ? 0.5 + rank : Math.min(6, 3 + rank * 0.2);
}

/** A short quotation stays on one card, and the source of a longer one with its end. */
function quoteParts(paragraphs: readonly TextRun[][]): Part[] {
  const isShort = paragraphs.reduce((sum, runs) => sum + lettersOf(runs), 0) <= SHORT_QUOTATION;
  return paragraphs.flatMap((runs, index) =>
    paragraphParts(runs).map((part, at) => {
      const isWhole = isShort || (index > 0 && index === paragraphs.length - 1 && isSource(runs));
      const cut = at === 0 ? 0.7 : part.cut + 0.3;
      return { weight: part.weight * 1.15, cut: isWhole && index + at > 0 ? WHOLE_COST : cut };
    }),
  );
}

function tableParts(table: Extract<Block, { kind: 'table' }>): Part[] {
  const rows = tableRows(table);
  const widths = columnWidths([table.header, ...rows]);
  const heightOf = (row: TextRun[][]) =>
    ROW.gap + ROW.line * row.reduce((most, cell, at) => Math.max(most, wholeLines(lettersOf(cell), widths[at])), 1);
  return rows.map((row, at) => ({
    weight: heightOf(row) + (at === 0 ? BLOCK_GAP + heightOf(table.header) : 0),
    cut: rows.length <= SMALL_TABLE ? ORPHAN_COST : 0.9 + orphanCost(at, rows.length, LEAST_ROWS),
  }));
}

/** The width of each column, in lines: narrow columns get what they need, the others equal parts of the rest. */
function columnWidths(rows: readonly TextRun[][][]): number[] {
  const needs: number[] = [];
  for (const row of rows)
    for (const [at, cell] of row.entries()) needs[at] = Math.max(needs[at] ?? 0, lettersOf(cell) / LINE_LETTERS);
  const widths: number[] = [];
  let left = ROW.width;
  const narrowFirst = needs.map((_, at) => at).sort((one, other) => needs[one]! - needs[other]!);
  for (const [index, at] of narrowFirst.entries()) {
    widths[at] = Math.min(Math.max(needs[at]!, LEAST_COLUMN), left / (needs.length - index));
    left -= widths[at]!;
  }
  return widths;
}

/** A table without body rows is a single part, its header. */
function tableRows(table: Extract<Block, { kind: 'table' }>): TextRun[][][] {
  return table.rows.length === 0 ? [table.header] : table.rows;
}

/** Where a paragraph may be split, and the cost of each split. */
const paragraphCuts = weakMemoize((runs: TextRun[]): { ends: number[]; cuts: number[] } => {
  const text = plainText(runs);
  if (text.length <= LEAD_LETTERS && endsWithColon(text)) return { ends: [text.length], cuts: [0] };
  const ends: number[] = [];
  const cuts: number[] = [];
  let from = 0;
  for (const end of sentenceEnds(text)) {
    const isNewLine = text[from - 1] === '\n';
    cuts.push(isNewLine ? 0.4 : 0.7);
    for (const inner of longSentenceCuts(text.slice(from, end))) {
      ends.push(from + inner.at);
      cuts.push(inner.cut);
    }
    ends.push(end);
    from = end;
  }
  return { ends, cuts };
});

/** Splits inside a long sentence: after clauses where possible, otherwise after words. */
function longSentenceCuts(sentence: string): { at: number; cut: number }[] {
  if (sentence.length < LONG_SENTENCE * 2 || countWords(sentence) <= LONG_SENTENCE) return [];
  const found: { at: number; cut: number }[] = [];
  let last = 0;
  let words = 0;
  // Splits after clause punctuation from 12 words on, and at any space from 30 words on. A Japanese or Chinese stretch
  // of 40 characters counts as 20 words.
  for (const match of sentence.matchAll(/[;,:–—、，；]\s*|\s+|[\u3040-\u9fff]{40}/gu)) {
    const at = match.index + match[0].length;
    words += /\s/.test(match[0]) ? 1 : match[0].length > 2 ? 20 : 0;
    const isClause = /[^\s\u3040-\u9fff]/u.test(match[0]);
    if (at >= sentence.length || (isClause ? words < 12 : words < 30)) continue;
    if (at - last < 2) continue;
    found.push({ at, cut: isClause ? 1.5 : 2.5 });
    last = at;
    words = 0;
  }
  return found;
}

function paragraphParts(runs: TextRun[]): Part[] {
  const { ends, cuts } = paragraphCuts(runs);
  const text = plainText(runs);
  return ends.map((end, at) => ({
    // A paragraph's last line is half empty on average.
    weight: textLetters(text.slice(ends[at - 1] ?? 0, end)) / LINE_LETTERS + (at === 0 ? BLOCK_GAP + 0.4 : 0),
    cut: cuts[at]!,
  }));
}

const SLICES = new WeakMap<Block, Map<number, Block>>();

/**
 * The parts `from` to `to` (exclusive) as a block. Returns the original block if that is all of it, and the same object
 * for the same slice each time.
 */
export function sliceBlock(block: Block, from: number, to: number): Block {
  const count = partsOf(block).length;
  if (from <= 0 && to >= count) return block;
  const known = SLICES.get(block) ?? new Map<number, Block>();
  SLICES.set(block, known);
  const key = from * (count + 1) + to;
  let slice = known.get(key);
  if (!slice) {
    slice = makeSlice(block, from, to, count);
    known.set(key, slice);
  }
  return slice;
}

function makeSlice(block: Block, from: number, to: number, count: number): Block {
  switch (block.kind) {
    case 'heading':
    case 'image':
      return block;
    case 'paragraph': {
      return { ...block, runs: slicedRuns(block.runs, from, to) };
    }
    case 'list': {
      const lines = portion(block, from, to, count);
      const start = block.start + (topItems(block)[from] ?? 0);
      return { ...block, start, items: raised(block.items.slice(from, to)), isPart: true, lines };
    }
    case 'table':
      return {
        ...block,
        rows: block.rows.slice(from, to),
        isPart: true,
        ...(tableHeight(block).isListed ? { isListed: true } : {}),
      };
    case 'quote':
      return { ...block, paragraphs: slicedQuote(block.paragraphs, from, to), lines: portion(block, from, to, count) };
    case 'code':
      return {
        ...block,
        text: withoutBlankEnds(block.text.split('\n').slice(from, to)).join('\n'),
        isPart: true,
        lines: portion(block, from, to, count),
      };
  }
}

function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  const isFilled = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isFilled);
  return first === -1 ? lines : lines.slice(first, lines.findLastIndex(isFilled) + 1);
}

/** The number of top-level items before each item. Counted once per list, because a long list is sliced in many places. */
const topItems = weakMemoize((list: BlockOf<'list'>): number[] => {
  let count = 0;
  return list.items.map(({ level }) => (level === 0 ? count++ : count));
});

function slicedRuns(runs: TextRun[], from: number, to: number): TextRun[] {
  const { ends } = paragraphCuts(runs);
  if (from === 0 && to === ends.length) return runs;
  return trimRuns(sliceRuns(runs, from === 0 ? 0 : ends[from - 1]!, ends[to - 1]));
}

function slicedQuote(paragraphs: TextRun[][], from: number, to: number): TextRun[][] {
  let before = 0;
  return paragraphs.flatMap((runs) => {
    const count = paragraphCuts(runs).ends.length;
    const start = Math.max(0, from - before);
    const end = Math.min(count, to - before);
    before += count;
    return start < end ? [slicedRuns(runs, start, end)] : [];
  });
}

/** Raises items whose parent is on the previous card to the highest possible level. */
function raised(items: ListItem[]): ListItem[] {
  const first = items[0]?.level ?? 0;
  if (first === 0) return items;
  let lift = first;
  return items.map((item) => {
    lift = Math.min(lift, item.level);
    return lift === 0 ? item : { ...item, level: item.level - lift };
  });
}

/** The source lines of some parts, estimated from their share of the block's lines. */
function portion({ lines }: Block, from: number, to: number, count: number): { from: number; to: number } {
  const height = lines.to - lines.from + 1;
  const start = lines.from + Math.floor((from / count) * height);
  return { from: start, to: Math.max(start, lines.from + Math.ceil((to / count) * height) - 1) };
}

/** Before a line that goes on from the one before. */
export const NO_BREAK = Number.POSITIVE_INFINITY;
/** The breaks up to this are between statements of the outermost level: after a blank line (0), or others (1). */
export const OUTER_BREAK = 1;

/** Closes a block or continues a statement: "}", "else", "catch", ".then(…)". */
const GOES_ON =
  /^(?:[)}\]>]|<\/|\.(?!\/)\w|&&|\|\||(?:else|elif|elsif|catch|except|rescue|finally|ensure|end|then|do|done|fi|esac)(?!\w))/;
/** The next line belongs to it: a comment, a decorator, an open bracket, or a line with a backslash. */
const LEADS_ON = /^\s*(?:\/\/|\/\*|\*(?!\w)|#(?!include|define)|--\s|@\w)|[([{,\\=:]\s*$|(?:&&|\|\|)\s*$/;

/**
 * How well code can be split before each line: 0 best, `NO_BREAK` not at all. The deeper a line is nested, the worse, and
 * at the same depth better after a blank line. Nesting is read from the indentation, as in any language.
 */
export function codeBreaks(lines: readonly string[]): number[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const indents = [...new Set(filled.map(indentOf))].sort((a, b) => a - b);
  let isComment = false;
  return lines.map((line, at) => {
    const before = lines[at - 1];
    const isInside = isComment;
    isComment = line.lastIndexOf('/*') > line.lastIndexOf('*/') || (isComment && !line.includes('*/'));
    if (before === undefined || isInside || line.trim() === '' || GOES_ON.test(line.trimStart())) return NO_BREAK;
    const isAfterBlank = before.trim() === '';
    if (!isAfterBlank && (LEADS_ON.test(before) || indentOf(line) > indentOf(before))) return NO_BREAK;
    return indents.indexOf(indentOf(line)) * 2 + (isAfterBlank ? 0 : 1);
  });
}

function indentOf(line: string): number {
  return line.replace(/\t/g, '    ').search(/\S|$/);
}
