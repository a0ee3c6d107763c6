/** Lines that can be read by themselves. `firstLine` counts from 1 in the whole text. */
export type Chunk = { lines: string[]; firstLine: number };

const HEADING = /^#{1,6}(?:[ \t]|$)/;
const LIST_MARKER = /^(?:[-*+•◦‣▪–]|\d{1,9}[.)])(?:[ \t]|$)/;
const FENCE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/**
 * Cuts a text where Markdown reads on as if from new: round headings, and at an empty line that no list, fence or
 * indented continuation reaches across. So each chunk is read once, and after a key only the one it changed.
 */
export function cutChunks(lines: readonly string[], firstLine: number): Chunk[] {
  const chunks: Chunk[] = [];
  let open: Chunk | null = null;
  let fence: string | null = null;
  let afterBlank = false;
  lines.forEach((line, at) => {
    const isBlank = /^[ \t]*$/.test(line);
    if (fence === null) {
      const isHeading = HEADING.test(line);
      const startsAnew = afterBlank && !isBlank && !/^[ \t]/.test(line) && !LIST_MARKER.test(line);
      if (isHeading || startsAnew) open = null;
      if (!isBlank || open) {
        if (!open) {
          open = { lines: [], firstLine: firstLine + at };
          chunks.push(open);
        }
        open.lines.push(line);
      }
      if (isHeading) open = null;
    } else open?.lines.push(line);
    fence = fenceAfter(fence, line);
    afterBlank = isBlank;
  });
  for (const chunk of chunks) while (/^[ \t]*$/.test(chunk.lines.at(-1) ?? 'x')) chunk.lines.pop();
  return chunks;
}

function fenceAfter(fence: string | null, line: string): string | null {
  if (!line.includes('```') && !line.includes('~~~')) return fence;
  const [, run = '', rest = ''] = FENCE.exec(line) ?? [];
  if (run === '') return fence;
  if (fence === null) return run.startsWith('`') && rest.includes('`') ? null : run;
  return run[0] === fence[0] && run.length >= fence.length && rest.trim() === '' ? null : fence;
}
