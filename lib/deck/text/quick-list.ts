import type { Block, ListItem } from '../blocks';
import { quickInline } from './inline/quick-inline';
import { isParagraphStart } from './is-paragraph-start';
import { ListWriter, shownNumbers } from './list-writer';
import type { Chunk } from './read-table';
import { pushRun } from './text-runs';

/** A list item's line: indent, marker, one to four spaces, text. */
const ITEM = /^( *)([-*+]|\d{1,9}[.)])( {1,4})(?=\S)/;
const BOX = /^\[([ xX])\] +(?=\S)/;

type Open = { content: number; sign: string };
type Item = { level: number; sign: string; number: number | null; item: ListItem; line: number };

/** Reads lists of any depth whose items each take one line. Null leaves the chunk to the full parser. */
export function quickList({ lines, firstLine }: Chunk): Block[] | null {
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
