import type { Block, TextRun } from '../blocks';
import { codeText } from './block-text';
import { cutChunks } from './cut-chunks';
import { isImageUrl } from './inline/addresses';
import { hasComparisons } from './inline/literal-lines';
import { quickInline } from './inline/quick-inline';
import { isParagraphStart } from './is-paragraph-start';
import { quickList } from './quick-list';
import { type Chunk, readTable } from './read-table';
import { softBreak } from './soft-break';
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
