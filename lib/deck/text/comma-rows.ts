import { MOST_COLUMNS } from './is-beyond-reason';
import type { LineKind } from './line-kinds';

type Lines = { lines: readonly string[]; kinds: LineKind[] };

const LEAST_ROWS = 3;
const NUMBER = /^[\p{Sc}]?[+-]?[\d.,' ]+[%\p{Sc}]?$/u;

/**
 * Converts comma- or semicolon-separated rows (CSV, RFC 4180) to tab-separated rows. Takes at least three lines with
 * the same number of cells. With only two cells, every row after the first needs a number. In prose, a space follows
 * each comma.
 */
export function partCommaRows(lines: readonly string[], kinds: LineKind[]): Lines {
  let parted: string[] | null = null;
  let newKinds = kinds;
  let from = 0;
  while (from < lines.length) {
    let to = from + 1;
    if (kinds[from] === 'text') {
      while (kinds[to] === 'text') to += 1;
      const rows = to - from < LEAST_ROWS ? null : rowsOf(lines.slice(from, to));
      if (rows) {
        if (parted === null) [parted, newKinds] = [[...lines], [...kinds]];
        for (const [at, row] of rows.entries()) {
          parted[from + at] = row.join('\t');
          newKinds[from + at] = 'tabbed';
        }
      }
    }
    from = to;
  }
  return { lines: parted ?? lines, kinds: newKinds };
}

function rowsOf(lines: readonly string[]): string[][] | null {
  for (const separator of [',', ';']) {
    if (!lines.every((line) => line.includes(separator) && !line.includes('\t'))) continue;
    const count = cellsOf(lines[0]!, separator)?.length ?? 0;
    if (count < 2 || count > MOST_COLUMNS) continue;
    const rows = lines.map((line) => cellsOf(line, separator));
    if (!rows.every((row): row is string[] => row?.length === count)) continue;
    if (count > 2 || rows.slice(1).every(([, value = '']) => NUMBER.test(value))) return rows;
  }
  return null;
}

/** Null if a space follows a separator, as in a sentence, or if a quote is left open. */
function cellsOf(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] === '"') {
      let end = line.indexOf('"', at + 1);
      while (end !== -1 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
      if (end === -1 || (end + 1 < line.length && line[end + 1] !== separator)) return null;
      cells.push(
        line
          .slice(at + 1, end)
          .replaceAll('""', '"')
          .trim(),
      );
      at = end + 2;
      if (end + 1 === line.length) break;
    } else {
      const next = line.indexOf(separator, at);
      const end = next === -1 ? line.length : next;
      if (/^\s\S/.test(line.slice(at, end)) && at > 0) return null;
      cells.push(line.slice(at, end).trim());
      at = end + 1;
    }
  }
  return cells;
}
