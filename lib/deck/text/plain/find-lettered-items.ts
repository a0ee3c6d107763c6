import { follows, markerAt, type Numbering, numberingsOf } from '../list-marker';
import { indentOf } from './find-banners';
import type { LineKind } from './line-kinds';

/** The most lines an item may be wrapped over, excluding blank lines and those that are indented further: they are in it. */
const MOST_WRAPPED_LINES = 4;
const LEAST = 2;

/**
 * Finds the lines that begin items of lettered lists (`a)`, `b)`, or `i.`, `ii.`, or `(3)`, `(4)`): at least two, in
 * order. Single letters with a full stop can be initials ("B. Smith"), so they begin at the first, and capitals ("A. Methods")
 * can be headings, so they are on adjacent lines.
 */
export function findLetteredItems(lines: readonly string[], kinds: readonly LineKind[]): Set<number> {
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if ((kinds[at] !== 'text' && kinds[at] !== 'more') || found.has(at)) continue;
    const rows = numberingsAt(line).map((first) => itemsFrom(at, first, lines, kinds));
    const longest = rows.reduce<number[]>((most, row) => (row.length > most.length ? row : most), []);
    if (longest.length >= LEAST) for (const each of longest) found.add(each);
  }
  return found;
}

function itemsFrom(at: number, first: Numbering, lines: readonly string[], kinds: readonly LineKind[]): number[] {
  const isInitial = first.signs === 'Period';
  if (isInitial && first.number !== 1 && /^[A-Za-z]\./.test(lines[at]!.trimStart())) return [];
  const mayWrap = !isInitial || first.kind.endsWith('Lc');
  const items = [at];
  const indent = indentOf(lines[at]!);
  let last = first;
  let between = 0;
  for (let next = at + 1; next < lines.length && between <= MOST_WRAPPED_LINES; next += 1) {
    const kind = kinds[next];
    if (kind === 'fixed') break;
    const own = kind === 'text' || kind === 'more' || kind === 'item' ? numberingsAt(lines[next]!) : [];
    const numbering = own.find((each) => follows(each, last));
    if (numbering) {
      items.push(next);
      last = numbering;
      between = 0;
    } else if (kind === 'blank' || indentOf(lines[next]!) > indent) continue;
    else if (!mayWrap) break;
    else between += 1;
  }
  return items;
}

/** The ways to read the marker before the words of a line. */
function numberingsAt(line: string): Numbering[] {
  const text = line.trimStart();
  const marker = /^[(A-Za-z]/.test(text) ? markerAt(text) : null;
  return marker === null || text.length <= marker.length + 1 ? [] : numberingsOf(marker);
}
