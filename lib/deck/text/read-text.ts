import type { Block, SourceLines } from '../blocks';
import { type Chunk, cutChunks } from './cut-chunks';
import { findBoldHeadings } from './find-bold-headings';
import { definitionsFor, findDefinitions, isUnusedDefinition, type SourceDefinitions } from './find-definitions';
import { findPlainHeadings } from './find-plain-headings';
import { findHtmlLines } from './html/html-lines';
import { READING_BUDGET } from './is-beyond-reason';
import { joinListComments } from './join-list-comments';
import { MATH_MARK, showMath } from './math/marks';
import { convertMath } from './math/math-lines';
import { readChunk } from './read-chunk';
import { readPlain } from './read-plain';
import { repairBullets } from './repair-bullets';
import { repairPlainLines } from './repair-plain-lines';

/**
 * Reads Markdown or plain text into blocks, in order, with the lines they came from. Nothing is dropped: what no
 * block fits becomes a paragraph. Linear in the length of the text. Chunks that were read before are remembered, so
 * after a key only the chunk it changed is read, and the same blocks (by identity) are given for the others.
 * @param firstLine the line (from 1) of the whole input on which this text begins
 */
export function readBlocks(text: string, firstLine = 1): Block[] {
  return readPart(text, firstLine, definitionsOf(text));
}

/** The link definitions of a whole input, for parts of it that are read one by one. */
export function definitionsOf(text: string): SourceDefinitions {
  return findDefinitions(text.includes(']:') ? linesOf(text) : []);
}

/**
 * What all parts of one text may still cost the full reader. Spending goes in order, so the same text reads the same.
 * `badges`: where they were; they are on no card.
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
  const math = convertMath(joinListComments(linesOf(text)));
  const source = repairBullets(math.lines);
  const html = findHtmlLines(source);
  const { lines, starts: found, marksHeadings } = repairPlainLines(source, html?.isHtml);
  const starts = math.starts.size === 0 ? found : withStarts(found, math.starts);
  const blocks: Block[] = [];
  const own = new WeakSet<Block>();
  for (const chunk of cutChunks(lines, firstLine, starts, html?.isHeld)) {
    const read = withoutBadges(recall(chunk, definitions, budget), budget);
    const last = blocks.at(-1);
    const joined = last && read[0] ? joinLists(last, read[0], chunk.continues === true, own) : null;
    if (joined) blocks[blocks.length - 1] = joined;
    for (let at = joined ? 1 : 0; at < read.length; at += 1) blocks.push(read[at]!);
  }
  return findBoldHeadings(marksHeadings ? blocks : findPlainHeadings(blocks));
}

function withoutBadges(blocks: Block[], budget: ReadingBudget): Block[] {
  const isBadge = (block: Block): boolean => block.kind === 'image' && block.badge === true;
  if (!blocks.some(isBadge)) return blocks;
  for (const block of blocks) if (isBadge(block)) budget.badges.push(block.lines);
  return blocks.filter((block) => !isBadge(block));
}

function withStarts<Kind>(starts: ReadonlyMap<number, Kind | 'text'>, more: ReadonlySet<number>) {
  const all = new Map(starts);
  for (const at of more) if (!all.has(at)) all.set(at, 'text');
  return all;
}

/**
 * Lines end with LF or CRLF, as break markers see them (docs/spec/settled-points.md#1); a lone CR would shift the count
 * and is a space, as letters without ink are that some pages use to align text.
 */
function linesOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => (line.includes('\r') ? line.replace(/\r$/, '').replaceAll('\r', ' ') : line));
  return BLANK_LETTERS.test(text) ? lines.map((line) => line.replace(/[\u2800\u3164\uffa0]/g, ' ')) : lines;
}

const BLANK_LETTERS = /[\u2800\u3164\uffa0]/;

/** Blocks by the line their chunk began on: equal chunks may be in many places. */
type Remembered = { at: Map<number, Block[]>; cost: number };
const memory = new Map<string, Remembered>();
let remembered = 0;
/** UTF-16 units of source; the oldest half goes when it is exceeded. */
const MEMORY = 2_000_000;
/** Places of one chunk; the oldest go, as lines above it come and go. */
const PLACES = 100;

function recall(chunk: Chunk, definitions: SourceDefinitions, budget: ReadingBudget): Block[] {
  const needed = definitionsFor(chunk.lines, definitions);
  const kept = chunk.lines.filter((line) => line.includes(']:') && isUnusedDefinition(line, definitions));
  const key = [...chunk.lines, chunk.tabbed ? '\u0000\t' : '\u0000', ...needed, '\u0000', ...kept].join('\n');
  const known = memory.get(key);
  if (known && known.cost <= budget.left) {
    budget.left -= known.cost;
    return known.at.get(chunk.firstLine) ?? rememberPlace(known, chunk.firstLine);
  }
  const show = chunk.lines.some((line) => MATH_MARK.test(line)) ? showMath : same;
  const read = readChunk(chunk, needed, budget.left);
  if (!read) return show(readPlain(chunk, needed));
  budget.left -= read.cost;
  const blocks = show(kept.length === 0 ? read.blocks : [...read.blocks, ...keepDefinitions(chunk, kept)]);
  makeRoom(key.length);
  memory.set(key, { at: new Map([[chunk.firstLine, blocks]]), cost: read.cost });
  return blocks;
}

function same(blocks: Block[]): Block[] {
  return blocks;
}

function rememberPlace({ at }: Remembered, firstLine: number): Block[] {
  const [[from, blocks] = [firstLine, []]] = at;
  const moved = blocks.map((block) => ({
    ...block,
    lines: { from: block.lines.from + firstLine - from, to: block.lines.to + firstLine - from },
  }));
  if (at.size >= PLACES) at.delete(from);
  at.set(firstLine, moved);
  return moved;
}

/**
 * The pieces of a long list are one again, and so are terms that are by themselves.
 * @param own lists that were joined before: nobody else holds them, so they may grow
 */
function joinLists(before: Block, after: Block, continues: boolean, own: WeakSet<Block>): Block | null {
  if (before.kind !== 'list' || after.kind !== 'list' || before.ordered !== after.ordered) return null;
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

function makeRoom(length: number): void {
  remembered += length;
  if (remembered <= MEMORY) return;
  for (const key of memory.keys()) {
    if (remembered <= MEMORY / 2) break;
    memory.delete(key);
    remembered -= key.length;
  }
}

/** A definition no link uses is shown as written. */
function keepDefinitions(chunk: Chunk, lines: readonly string[]): Block[] {
  return lines.map((line) => {
    const at = chunk.firstLine + chunk.lines.indexOf(line);
    return { kind: 'paragraph', runs: [{ text: line.trim() }], lines: { from: at, to: at } };
  });
}
