import type { Block, ListItem, TextRun } from '../blocks';
import type { Chunk } from './cut-chunks';
import { quickInline } from './quick-inline';
import { pushRun } from './text-runs';

/** A line that begins a paragraph and nothing else, whatever stands before it. */
const PLAIN_START = /^[^\s#>+\-=•◦‣▪–*_~`|:0-9]/;
const NUMBERED = /^\d+[.)](?:[ \t]|$)/;

/** Reads the plainest chunks, which are most of a text; null leaves the chunk to the full reader. */
export function quickBlocks(chunk: Chunk): Block[] | null {
  const [first = ''] = chunk.lines;
  if (first.startsWith('#')) return quickHeading(chunk);
  if (/^[-*+] /.test(first)) return quickList(chunk);
  return quickParagraph(chunk);
}

function quickHeading({ lines, firstLine }: Chunk): Block[] | null {
  const match = /^(#{1,6}) +([^#\s](?:[^#]*[^#\s])?)[ \t]*$/.exec(lines[0] ?? '');
  const runs = lines.length === 1 && match ? quickInline(match[2]!) : null;
  if (!match || !runs || runs.length === 0) return null;
  const level = match[1]!.length as 1 | 2 | 3 | 4 | 5 | 6;
  return [{ kind: 'heading', level, runs, lines: { from: firstLine, to: firstLine } }];
}

function quickList({ lines, firstLine }: Chunk): Block[] | null {
  const marker = lines[0]![0]!;
  const items: ListItem[] = [];
  for (const line of lines) {
    if (line[0] !== marker || line[1] !== ' ') return null;
    const text = line.slice(2).trimEnd();
    const runs = isParagraphStart(text) ? quickInline(text) : null;
    if (!runs) return null;
    items.push({ level: 0, runs });
  }
  const block: Block = {
    kind: 'list',
    ordered: false,
    start: 1,
    items,
    lines: { from: firstLine, to: firstLine + lines.length - 1 },
  };
  return [block];
}

function quickParagraph({ lines, firstLine }: Chunk): Block[] | null {
  const runs: TextRun[] = [];
  for (const [at, line] of lines.entries()) {
    const isLast = at === lines.length - 1;
    if (!isParagraphStart(line) || (!isLast && /(?: {2}|\\)$/.test(line))) return null;
    const text = line.trimEnd();
    const own = quickInline(text);
    if (!own) return null;
    if (at > 0) pushRun(runs, softBreak(lines[at - 1]!.trimEnd(), text));
    for (const { text: words, ...style } of own) pushRun(runs, words, style);
  }
  return [{ kind: 'paragraph', runs, lines: { from: firstLine, to: firstLine + lines.length - 1 } }];
}

function isParagraphStart(text: string): boolean {
  if (/^\d/.test(text)) return !NUMBERED.test(text);
  // Emphasis may begin a line; a list marker, a rule or a fence is never followed by a letter.
  return PLAIN_START.test(text) || /^(?:\*{1,2}|_|`)[\p{L}\p{N}]/u.test(text);
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** What a line end inside a paragraph reads as: a space, or nothing between characters written without spaces. */
export function softBreak(before: string, after: string): '' | ' ' {
  return before !== '' && after !== '' && WIDE.test(before.at(-1)!) && WIDE.test(after[0]!) ? '' : ' ';
}
