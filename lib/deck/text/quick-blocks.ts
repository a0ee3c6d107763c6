import type { Block, ListItem, TextRun } from '../blocks';
import { codeText } from './block-text';
import { cutChunks } from './cut-chunks';
import { isImageUrl } from './inline/addresses';
import { hasComparisons } from './inline/literal-lines';
import { quickInline } from './inline/quick-inline';
import { ListWriter, shownNumbers } from './list-writer';
import { type Chunk, isParagraphStart, readTable } from './read-table';
import { softBreak } from './split-sentences';
import { pushRun } from './text-runs';

/** Reads simple chunks, which make up most texts. Null leaves a chunk to the full parser. */
export function quickBlocks(chunk: Chunk): Block[] | null {
  const [first = '', second = ''] = chunk.lines;
  if (first.startsWith('#')) return quickHeading(chunk);
  if (/^(?:[-*+]|\d{1,9}[.)]) /.test(first)) return quickList(chunk);
  if (first.startsWith('>')) return quickQuote(chunk);
  if (/^(?:```|~~~)/.test(first)) return quickFence(chunk);
  if (first.includes('|') && second.includes('-')) return readTable(chunk) ?? null;
  if (chunk.lines.length === 1 && isImageUrl(first.trimEnd()) && !/\s/.test(first.trimEnd())) return imageLine(chunk);
  return quickParagraph(chunk);
}

function quickHeading({ lines, firstLine }: Chunk): Block[] | null {
  const match = /^(#{1,6}) +([^#\s](?:[^#]*[^#\s])?)[ \t]*$/.exec(lines[0] ?? '');
  const runs = lines.length === 1 && match ? quickInline(match[2]!) : null;
  if (!match || !runs || runs.length === 0) return null;
  const level = match[1]!.length as 1 | 2 | 3 | 4 | 5 | 6;
  return [{ kind: 'heading', level, runs, lines: { from: firstLine, to: firstLine } }];
}

function imageLine({ lines, firstLine }: Chunk): Block[] {
  const url = lines[0]!.trimEnd();
  return [{ kind: 'image', picture: { kind: 'url', url }, alt: '', lines: { from: firstLine, to: firstLine } }];
}

/** Reads code between two fences on the chunk's first and last line, which is how chunks are split. */
function quickFence({ lines, firstLine }: Chunk): Block[] | null {
  const [, fence = '', info = ''] = /^(`{3,}|~{3,})[ \t]*([\w+#.-]*)[ \t]*$/.exec(lines[0]!) ?? [];
  const last = lines.at(-1)!.trim();
  const isClosed =
    lines.length > 1 && fence !== '' && last.length >= fence.length && last === fence[0]!.repeat(last.length);
  if (!isClosed || /^ {4}|^\t/.test(lines.at(-1)!)) return null;
  const text = codeText(lines.slice(1, -1).join('\n'));
  if (text === '' && info === '') return [];
  const to = firstLine + lines.length - 1;
  return [{ kind: 'code', text, language: info === '' ? null : info, lines: { from: firstLine, to } }];
}

/** Reads a quote that only has paragraphs. */
function quickQuote({ lines, firstLine }: Chunk): Block[] | null {
  if (!lines.every((line) => line.startsWith('>')) || hasComparisons(lines)) return null;
  const inner = lines.map((line) => line.replace(/^> ?/, ''));
  const paragraphs: TextRun[][] = [];
  for (const chunk of cutChunks(inner, firstLine)) {
    const blocks = quickParagraph(chunk);
    if (blocks?.[0]?.kind !== 'paragraph') return null;
    paragraphs.push(blocks[0].runs);
  }
  if (paragraphs.length === 0) return [];
  return [{ kind: 'quote', paragraphs, lines: { from: firstLine, to: firstLine + lines.length - 1 } }];
}

function quickParagraph({ lines, firstLine }: Chunk): Block[] | null {
  const runs: TextRun[] = [];
  for (const [at, line] of lines.entries()) {
    const isLast = at === lines.length - 1;
    if (!isParagraphStart(line) || (!isLast && line.endsWith('\\'))) return null;
    const text = line.trimEnd();
    const own = quickInline(text);
    if (!own) return null;
    if (at > 0) pushRun(runs, lineEnd(lines[at - 1]!, runs.at(-1)?.text ?? '', text));
    for (const { text: words, ...style } of own) pushRun(runs, words, style);
  }
  return [{ kind: 'paragraph', runs, lines: { from: firstLine, to: firstLine + lines.length - 1 } }];
}

/**
 * Two spaces at the end of a line keep the line break (CommonMark 6.7).
 * @param shown the visible text at the line's end: a link's words rather than its URL
 */
function lineEnd(line: string, shown: string, after: string): string {
  return line.endsWith('  ') ? '\n' : softBreak(shown, after);
}

/** A list item's line: indent, marker, one to four spaces, text. */
const ITEM = /^( *)([-*+]|\d{1,9}[.)])( {1,4})(?=\S)/;
const BOX = /^\[([ xX])\] +(?=\S)/;

type Open = { content: number; sign: string };
type Item = { level: number; sign: string; number: number | null; item: ListItem; line: number };

/** Reads lists of any depth whose items each take one line. Null leaves the chunk to the full parser. */
function quickList({ lines, firstLine }: Chunk): Block[] | null {
  const items: Item[] = [];
  const open: Open[] = [];
  for (const [at, line] of lines.entries()) {
    if (line === '') continue;
    const match = ITEM.exec(line);
    if (!match || (match[2]!.length === 1 && /^[ ]*([-*+])[ ]*(?:\1[ ]*){2,}$/.test(line))) return null;
    const [whole, indent = '', marker = '', gap = ''] = match;
    const sign = marker.at(-1)!;
    const number = marker.length > 1 ? Number.parseInt(marker, 10) : null;
    const isNew = openLevel(open, indent.length, { content: indent.length + marker.length + gap.length, sign });
    if (isNew === null) return null;
    // Only a list that begins with 1 may interrupt the item's text (CommonMark 5.2).
    if (isNew && items.length > 0 && number !== null && number !== 1) return null;
    if (isNew && open.length === 1 && items.length > 0) return null;
    const runs = itemRuns(line.slice(whole.length).trimEnd());
    if (!runs) return null;
    const level = open.length - 1;
    const item: ListItem = { level, runs };
    const box = BOX.exec(line.slice(whole.length));
    if (box) item.checked = box[1] !== ' ';
    items.push({ level, sign, number, item, line: firstLine + at });
  }
  return write(items);
}

/** Adds an item to the open levels. True if it begins a list, null if it isn't an item. */
function openLevel(open: Open[], indent: number, item: Open): boolean | null {
  while (open.length > 0 && indent < open.at(-1)!.content) {
    const last = open.pop()!;
    const outer = open.at(-1)?.content ?? 0;
    if (indent < outer) continue;
    if (indent - outer > 3) return null;
    open.push(item);
    return last.sign !== item.sign;
  }
  if (indent - (open.at(-1)?.content ?? 0) > 3 || open.length > 7) return null;
  open.push(item);
  return true;
}

function itemRuns(text: string): ListItem['runs'] | null {
  const box = BOX.exec(text);
  const rest = box ? text.slice(box[0].length) : text;
  const runs = isParagraphStart(rest) ? quickInline(rest) : null;
  if (!runs || !box) return runs;
  const boxed: ListItem['runs'] = [{ text: box[1] === ' ' ? '☐ ' : '☑ ' }];
  for (const { text: words, ...style } of runs) pushRun(boxed, words, style);
  return boxed;
}

function write(items: readonly Item[]): Block[] {
  const blocks: Block[] = [];
  const top = items.filter((item) => item.level === 0);
  const writer = new ListWriter(blocks, top[0]?.number !== null && (top[0]?.sign === ')' ? ')' : '.'));
  const numbers = shownNumbers(
    top[0]?.number ?? 1,
    top.map((item) => item.number),
  );
  let at = 0;
  for (const { level, number, sign, item, line } of items) {
    if (level === 0) writer.next(numbers[at++]!);
    else if (number !== null) {
      item.marker = `${number}${sign}`;
      item.runs = numbered(item.marker, item.runs);
    }
    writer.add(item, { from: line, to: line });
  }
  return blocks;
}

function numbered(marker: string, runs: ListItem['runs']): ListItem['runs'] {
  const out: ListItem['runs'] = [{ text: `${marker} ` }];
  for (const { text, ...style } of runs) pushRun(out, text, style);
  return out;
}
