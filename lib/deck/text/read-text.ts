import { continuedFences, splitAtMarkers } from '../../contract/request/count-cards';
import type { Block, SourceLines } from '../blocks';
import { cutChunks } from './cut-chunks';
import {
  definitionsFor,
  findDefinitions,
  isUnusedDefinition,
  type SourceDefinitions,
  withoutLooseMarks,
} from './find-definitions';
import { fillEmptyLines, findHtmlLines } from './html/html-lines';
import { isBeyondReason, READING_BUDGET, readingCost } from './is-beyond-reason';
import { MATH_MARK, showMath } from './math/marks';
import { convertMath } from './math/math-lines';
import { parseMarkdown } from './mdast-text';
import { findMissingIn } from './missing/find-missing-words';
import { findBoldHeadings } from './plain/find-bold-headings';
import { convertOutlines } from './plain/find-outlines';
import { findPlainHeadings } from './plain/find-plain-headings';
import { findQuestions, headQuestions } from './plain/find-questions';
import { markUnderlines } from './plain/mark-underlines';
import { nameMarkers } from './plain/name-markers';
import { readPlain } from './plain/read-plain';
import { repairBullets } from './plain/repair-bullets';
import { repairPlainLines } from './plain/repair-plain-lines';
import { quickBlocks } from './quick-blocks';
import type { Chunk } from './read-table';
import { readTree } from './read-tree';
import { type FoundGrid, findGrids, gridBlocks } from './tables/find-grids';

/**
 * Reads Markdown or plain text into blocks, in order, with their source lines. Nothing is dropped: text that fits no
 * other block becomes a paragraph. Linear in the length of the text. Chunks are cached, so that an edit only re-reads
 * the chunk it changed and the other blocks keep their identity.
 * @param firstLine the line (from 1) of the whole input on which this text begins
 */
export function readBlocks(text: string, firstLine = 1): Block[] {
  return readPart(text, firstLine, definitionsOf(text));
}

/** The link definitions of a whole input, for reading its parts one by one. */
export function definitionsOf(text: string): SourceDefinitions {
  return findDefinitions(text.includes(']:') ? linesOf(text) : []);
}

/**
 * What the parts of one text may still spend on the full parser. Spent in order, so that the same text always reads the
 * same. `badges`: their lines, since they are on no card.
 */
export type ReadingBudget = { left: number; badges: SourceLines[] };

export function readingBudget(): ReadingBudget {
  return { left: READING_BUDGET, badges: [] };
}

/** Reads a part of a text whose link definitions may be in another part. */
export function readPart(
  text: string,
  firstLine: number,
  definitions: SourceDefinitions,
  budget: ReadingBudget = readingBudget(),
): Block[] {
  const { lines: unruled, grids } = findGrids(markUnderlines(linesOf(text)));
  const math = convertMath(unruled);
  const html = findHtmlLines(math.lines);
  const source = repairBullets(convertOutlines(math.lines, html?.isHtml), html?.isHtml);
  const { lines, starts: found, marks } = repairPlainLines(source, html?.isHtml);
  const starts = math.starts.size === 0 ? found : new Set([...found, ...math.starts]);
  const blocks: Block[] = [];
  const own = new WeakSet<Block>();
  for (const chunk of cutChunks(lines, firstLine, starts, html?.isHeld)) {
    const grid = grids[chunk.grid ?? -1];
    const plain = grid ? readGrid(grid, chunk.firstLine) : readCached(chunk, definitions, budget);
    const read = withoutBadges(plain, budget).map((block) => withoutLooseMarks(block, definitions));
    const last = blocks.at(-1);
    const joined = last && read[0] ? joinLists(last, read[0], chunk.continues === true, own) : null;
    if (joined) blocks[blocks.length - 1] = joined;
    for (let at = joined ? 1 : 0; at < read.length; at += 1) blocks.push(read[at]!);
  }
  const headed = marks === 'headings' ? blocks : headQuestions(findPlainHeadings(blocks, marks === 'title'));
  return findQuestions(findBoldHeadings(headed, marks === 'headings'));
}

function withoutBadges(blocks: Block[], budget: ReadingBudget): Block[] {
  const isBadge = (block: Block): boolean => block.kind === 'image' && block.badge === true;
  if (!blocks.some(isBadge)) return blocks;
  for (const block of blocks) if (isBadge(block)) budget.badges.push(block.lines);
  return blocks.filter((block) => !isBadge(block));
}

/**
 * Lines end with LF or CRLF, as for break markers (docs/spec/settled-points.md#1). A lone CR would shift the count and
 * becomes a space, as do invisible letters that some pages use to align text.
 */
function linesOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => (line.includes('\r') ? line.replace(/\r$/, '').replaceAll('\r', ' ') : line));
  return BLANK_LETTERS.test(text) ? lines.map((line) => line.replace(/[\u2800\u3164\uffa0]/g, ' ')) : lines;
}

const BLANK_LETTERS = /[\u2800\u3164\uffa0]/;

/** Blocks by the line their chunk begins on. Equal chunks may be in many places. */
type CachedChunk = { at: Map<number, Block[]>; cost: number };
const cache = new Map<string, CachedChunk>();
let cachedLength = 0;
/** The most source text in the cache, in UTF-16 units. The oldest half is evicted when it is exceeded. */
const MOST_CACHED = 2_000_000;
/**
 * The most places cached for one chunk. The oldest are evicted, because places change as lines above the chunk come and
 * go.
 */
const MOST_PLACES = 100;

function readCached(chunk: Chunk, definitions: SourceDefinitions, budget: ReadingBudget): Block[] {
  const needed = definitionsFor(chunk.lines, definitions);
  const kept = chunk.lines.filter((line) => line.includes(']:') && isUnusedDefinition(line, definitions));
  const key = [...chunk.lines, '\u0000', ...needed, '\u0000', ...kept].join('\n');
  const cached = cache.get(key);
  if (cached && cached.cost <= budget.left) {
    budget.left -= cached.cost;
    return cached.at.get(chunk.firstLine) ?? cachePlace(cached, chunk.firstLine);
  }
  const show = chunk.lines.some((line) => MATH_MARK.test(line)) ? showMath : same;
  const read = readChunk(chunk, needed, budget.left);
  if (!read) return show(readPlain(chunk, needed));
  budget.left -= read.cost;
  const blocks = show(kept.length === 0 ? read.blocks : [...read.blocks, ...keepDefinitions(chunk, kept, read.blocks)]);
  return keep(key, chunk.firstLine, blocks, read.cost);
}

function readGrid(grid: FoundGrid, firstLine: number): Block[] {
  const key = `\u0000\t${grid.source.join('\n')}`;
  const cached = cache.get(key);
  if (cached) return cached.at.get(firstLine) ?? cachePlace(cached, firstLine);
  return keep(key, firstLine, gridBlocks(grid, firstLine), 0);
}

function keep(key: string, firstLine: number, blocks: Block[], cost: number): Block[] {
  evictOldest(key.length);
  cache.set(key, { at: new Map([[firstLine, blocks]]), cost });
  return blocks;
}

function same(blocks: Block[]): Block[] {
  return blocks;
}

function cachePlace({ at }: CachedChunk, firstLine: number): Block[] {
  const [[from, blocks] = [firstLine, []]] = at;
  const moved = blocks.map((block) => ({
    ...block,
    lines: { from: block.lines.from + firstLine - from, to: block.lines.to + firstLine - from },
  }));
  if (at.size >= MOST_PLACES) at.delete(from);
  at.set(firstLine, moved);
  return moved;
}

/**
 * Joins the pieces of a long list, and adjacent definition lists.
 * @param own lists that were joined before; nobody else holds them, so they can be extended in place
 */
function joinLists(before: Block, after: Block, continues: boolean, own: WeakSet<Block>): Block | null {
  if (
    before.kind !== 'list' ||
    after.kind !== 'list' ||
    before.ordered !== after.ordered ||
    before.close !== after.close
  )
    return null;
  if (before.definitions !== after.definitions || !(continues || after.definitions)) return null;
  if (before.ordered) {
    const next = before.start + before.items.filter((item) => item.level === 0).length;
    if (after.start !== next && after.start !== before.start) return null;
  }
  const lines = { from: before.lines.from, to: after.lines.to };
  if (own.has(before)) {
    for (const item of after.items) before.items.push(item);
    before.lines = lines;
    return before;
  }
  const joined = { ...before, items: before.items.concat(after.items), lines };
  own.add(joined);
  return joined;
}

function evictOldest(length: number): void {
  cachedLength += length;
  if (cachedLength <= MOST_CACHED) return;
  for (const key of cache.keys()) {
    if (cachedLength <= MOST_CACHED / 2) break;
    cache.delete(key);
    cachedLength -= key.length;
  }
}

/** Shows what only looks like a definition as written, unless it is part of a paragraph or a quotation. */
function keepDefinitions(chunk: Chunk, lines: readonly string[], read: readonly Block[]): Block[] {
  const shown = read.filter(({ kind }) => kind === 'paragraph' || kind === 'quote');
  return lines.flatMap((line): Block[] => {
    const at = chunk.firstLine + chunk.lines.indexOf(line);
    if (shown.some(({ lines: { from, to } }) => from <= at && at <= to)) return [];
    return [{ kind: 'paragraph', runs: [{ text: line.trim() }], lines: { from: at, to: at } }];
  });
}

/** Reads the parts of a text between its break markers. Code goes on in the next part if it is closed there. */
export function readParts(inputText: string, budget: ReadingBudget): Block[][] {
  const definitions = definitionsOf(inputText);
  const parts = splitAtMarkers(inputText);
  const fences = continuedFences(parts.map(({ text }) => text));
  return parts.map(({ text, firstLine }, at) => {
    const fence = fences[at];
    return fence
      ? readPart(`${fence}\n${text}`, firstLine - 1, definitions, budget)
      : readPart(text, firstLine, definitions, budget);
  });
}

/** `cost` is the cost of the full parser (see `readingCost`), or 0 if it wasn't needed. */
type ReadChunk = { blocks: Block[]; cost: number };

/**
 * Reads one chunk. The Markdown result is only used if it contains every word of the chunk, so a gap in our support for
 * a rare construct costs its formatting but never its words.
 * @param definitions lines of link definitions the chunk's labels refer to
 * @param budget what may be spent on the full parser; the result is null if that is too little
 */
function readChunk(chunk: Chunk, definitions: readonly string[], budget: number): ReadChunk | null {
  const quick = definitions.length === 0 ? quickBlocks(chunk) : null;
  if (quick) return { blocks: nameMarkers(quick), cost: 0 };
  if (isBeyondReason(chunk.lines)) return { blocks: readPlain(chunk, definitions), cost: 0 };
  const cost = readingCost(chunk.lines);
  if (cost > budget) return null;
  const source = chunk.lines.join('\n');
  const blocks = readMarkdown(chunk, source, definitions);
  const missing = findMissingIn([{ text: source, firstLine: chunk.firstLine }], blocks, [], definitions);
  return { blocks: missing.length === 0 ? nameMarkers(blocks) : readPlain(chunk, definitions), cost };
}

/** The full parser alone. Property tests compare the quick one with it. */
export function readMarkdown(chunk: Chunk, source: string, definitions: readonly string[]): Block[] {
  // Definitions go before the text. After it, an open fence would swallow them.
  const skipped = definitions.length === 0 ? 0 : definitions.length + 1;
  const filled = source.includes('<') ? fillEmptyLines(chunk.lines).join('\n') : source;
  const whole = skipped === 0 ? filled : `${definitions.join('\n')}\n\n${filled}`;
  return readTree(parseMarkdown(whole), whole, chunk.firstLine - skipped, skipped);
}
