import { isImageUrl } from './image-url';

/**
 * Lines that can be read by themselves. `firstLine` counts from 1 in the whole text. `continues`: a further piece of
 * the long list before it. `tabbed`: rows whose cells are parted by tabs.
 */
export type Chunk = { lines: string[]; firstLine: number; continues?: true; tabbed?: true };

const HEADING = /^#{1,6}(?:[ \t]|$)/;
const LIST_MARKER = /^(?:[-*+•◦‣▪–]|\d{1,9}[.)])(?:[ \t]|$)/;
const FENCE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;
const CLOSING = /^[ \t]*(`{3,}|~{3,})[ \t]*$/;

/** A list longer than this (UTF-16 units) is read in pieces. */
const LONG_LIST = 3000;

const NO_STARTS: ReadonlyMap<number, 'text' | 'tabbed'> = new Map();

/**
 * Cuts a text where Markdown reads on as if from new: round headings, and at an empty line that no list, fence or
 * indented continuation reaches across. So each chunk is read once, and after a key only the one it changed.
 * @param starts indices of lines that begin a chunk wherever they are
 * @param isHeld lines that belong with the one above wherever they are
 */
export function cutChunks(
  lines: readonly string[],
  firstLine: number,
  starts: ReadonlyMap<number, 'text' | 'tabbed'> = NO_STARTS,
  isHeld: readonly boolean[] = [],
): Chunk[] {
  const chunks: Chunk[] = [];
  let open: Chunk | null = null;
  let fence: string | null = null;
  let isFenceChunk = false;
  let afterBlank = false;
  let length = 0;
  let hasList = false;
  let isPlain = false;
  lines.forEach((line, at) => {
    const isBlank = /^[ \t]*$/.test(line);
    if (isHeld[at] && open) {
      open.lines.push(line);
      afterBlank = isBlank;
      return;
    }
    if (fence === null) {
      // A heading or a picture is a line of its own, whatever is before and after it.
      const isAlone = HEADING.test(line) || (line.startsWith('https://') && isPictureLine(line));
      const opensFence = fenceAfter(null, line) !== null && /^[`~]/.test(line);
      const mayContinueList = hasList && LIST_MARKER.test(line);
      const startsBlock = afterBlank && !isBlank && !/^[ \t]/.test(line) && !mayContinueList;
      const start = starts.get(at);
      if (isAlone || opensFence || startsBlock || start) open = null;
      isFenceChunk = opensFence;
      if (!isBlank || open) {
        if (!open) {
          open = { lines: [], firstLine: firstLine + at };
          if (start === 'tabbed') open.tabbed = true;
          length = 0;
          hasList = false;
          chunks.push(open);
        } else if (length > LONG_LIST && isNextItem(open.lines[0]!, line)) {
          open = { lines: [], firstLine: firstLine + at, continues: true };
          length = 0;
          chunks.push(open);
        }
        open.lines.push(line);
        hasList ||= LIST_MARKER.test(line.trimStart());
        length += line.length;
      }
      // An underlined heading ends here, whatever follows; the Markdown reader takes the square of their number.
      const isUnder = open !== null && isPlain && open.lines.length > 1 && UNDERLINE.test(line);
      isPlain = open !== null && (open.lines.length === 1 || isPlain) && isPlainLine(line);
      if (isAlone || isUnder) open = null;
    } else open?.lines.push(line);
    const wasIn = fence !== null;
    fence = fenceAfter(fence, line);
    if (wasIn && fence === null && isFenceChunk) open = null;
    afterBlank = isBlank;
  });
  for (const chunk of chunks) while (/^[ \t]*$/.test(chunk.lines.at(-1) ?? 'x')) chunk.lines.pop();
  return chunks;
}

/** The line under a heading (CommonMark 4.3), where a paragraph precedes it. */
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
/** What begins something else than a paragraph, or could: indented code, a container, a heading, a fence, a rule. */
const NOT_PLAIN = /^(?: {4}| {0,3}(?:\t|[>#`~]|[-*+•◦‣▪–](?:[ \t]|$)|\d{1,9}[.)]|(?:[-*_][ \t]*)+$))/;

/** A line that can only be text of a paragraph: no table and no definition either. */
function isPlainLine(line: string): boolean {
  return line.trim() !== '' && !NOT_PLAIN.test(line) && !line.includes('|') && !line.includes(']:');
}

function isNextItem(first: string, line: string): boolean {
  const sign = /^(?:([-*+])|\d{1,9}([.)])) /.exec(line);
  const firstSign = sign && /^(?:([-*+])|\d{1,9}([.)])) /.exec(first);
  return sign !== null && firstSign?.[1] === sign[1] && firstSign?.[2] === sign[2];
}

function fenceAfter(fence: string | null, line: string): string | null {
  if (!line.includes('```') && !line.includes('~~~')) return fence;
  if (fence === null) {
    const [, run = '', rest = ''] = FENCE.exec(line) ?? [];
    return run === '' || (run.startsWith('`') && rest.includes('`')) ? null : run;
  }
  const [, run = ''] = CLOSING.exec(line) ?? [];
  return run[0] === fence[0] && run.length >= fence.length ? null : fence;
}

function isPictureLine(line: string): boolean {
  const text = line.trimEnd();
  return !/\s/.test(text) && isImageUrl(text);
}
