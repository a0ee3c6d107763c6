import { MOST_COLUMNS } from './is-beyond-reason';
import type { LineKind } from './line-kinds';

const ROW = /^ {0,3}\|.*\|\s*$/;
/** A row of dashes, as below a Markdown table header. */
const RULER = /^[\s|:-]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

type Lines = { lines: readonly string[]; kinds: LineKind[] };

/**
 * Converts rows between `|` that lack the delimiter row of a Markdown table to tab-separated rows. Takes at least two
 * lines with the same number of cells, outside code and HTML.
 * @param isHtml lines that are HTML
 */
export function partPipedRows(lines: readonly string[], kinds: LineKind[], isHtml: readonly boolean[]): Lines {
  if (!lines.some((line, at) => kinds[at] === 'fixed' && ROW.test(line))) return { lines, kinds };
  const parted = [...lines];
  const newKinds = [...kinds];
  let fence: string | null = null;
  let from = 0;
  while (from < lines.length) {
    const mark = FENCE.exec(lines[from]!)?.[1];
    if (mark) fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
    const count = fence !== null || isHtml[from] ? 0 : cellsAt(lines, kinds, from).length;
    let to = from + 1;
    if (count > 1 && count <= MOST_COLUMNS) {
      while (cellsAt(lines, kinds, to).length === count) to += 1;
      const isTable = lines.slice(from, to).some((line) => RULER.test(line)) || kinds[to] === 'fixed';
      if (to - from > 1 && !isTable)
        for (let at = from; at < to; at += 1) {
          parted[at] = cellsAt(lines, kinds, at).join('\t');
          newKinds[at] = 'tabbed';
        }
    }
    from = to;
  }
  return { lines: parted, kinds: newKinds };
}

/** The cells of a line. Empty if it isn't such a row. */
function cellsAt(lines: readonly string[], kinds: readonly LineKind[], at: number): string[] {
  const line = lines[at] ?? '';
  if (kinds[at] !== 'fixed' || line.includes('\t') || !ROW.test(line)) return [];
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}
