import { isImageUrl } from './inline/addresses';
import { fenceAfter } from './inline/literal-lines';
import type { Chunk } from './read-table';
import { gridAt } from './tables/find-grids';

const HEADING = /^#{1,6}(?:[ \t]|$)/;
const LIST_MARKER = /^(?:[-*+•◦‣▪–]|\d{1,9}[.)])(?:[ \t]|$)/;

/** A list longer than this (UTF-16 units) is parsed in pieces. */
const LONG_LIST = 3000;

const NO_STARTS: ReadonlySet<number> = new Set();

/**
 * Splits a text where Markdown parsing can restart: around headings, and at empty lines that no list, fence or indented
 * continuation spans. Each chunk is then parsed once, and an edit only affects the chunk it changed.
 * @param starts indices of lines that always begin a chunk
 * @param isHeld lines that always belong with the line above
 */
export function cutChunks(
  lines: readonly string[],
  firstLine: number,
  starts: ReadonlySet<number> = NO_STARTS,
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
      // A heading or a picture is a chunk of its own, regardless of the lines around it.
      const isAlone = HEADING.test(line) || (line.startsWith('https://') && isPictureLine(line));
      const opensFence = fenceAfter(null, line) !== null && /^[`~]/.test(line);
      const mayContinueList = hasList && LIST_MARKER.test(line);
      const startsBlock = afterBlank && !isBlank && !/^[ \t]/.test(line) && !mayContinueList;
      const grid = gridAt(line);
      if (isAlone || opensFence || startsBlock || starts.has(at) || (open && open.grid !== (grid ?? undefined)))
        open = null;
      isFenceChunk = opensFence;
      if (!isBlank || open) {
        if (!open) {
          open = { lines: [], firstLine: firstLine + at };
          if (grid !== null) open.grid = grid;
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
      // An underlined heading always ends its chunk. Many in one chunk would cost the Markdown parser quadratic time.
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

/** The underline of a heading (CommonMark 4.3), after a paragraph. */
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
/**
 * Lines that begin, or could begin, something other than a paragraph: indented code, a container, a heading, a fence or
 * a rule.
 */
const NOT_PLAIN = /^(?: {4}| {0,3}(?:\t|[>#`~]|[-*+•◦‣▪–](?:[ \t]|$)|\d{1,9}[.)]|(?:[-*_][ \t]*)+$))/;

/** Whether a line can only be paragraph text, not part of a table or a definition. */
function isPlainLine(line: string): boolean {
  return line.trim() !== '' && !NOT_PLAIN.test(line) && !line.includes('|') && !line.includes(']:');
}

function isNextItem(first: string, line: string): boolean {
  const sign = /^(?:([-*+])|\d{1,9}([.)])) /.exec(line);
  const firstSign = sign && /^(?:([-*+])|\d{1,9}([.)])) /.exec(first);
  return sign !== null && firstSign?.[1] === sign[1] && firstSign?.[2] === sign[2];
}

function isPictureLine(line: string): boolean {
  const text = line.trimEnd();
  return !/\s/.test(text) && isImageUrl(text);
}
