import type { LineKind } from './line-kinds';

const LETTERED = /^[ \t]*\(?([a-z]|[ivx]{2,5})[.)][ \t]+\S/;
const ROMAN_NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** The most lines an item may be wrapped over, excluding blank lines. */
const MOST_WRAPPED_LINES = 4;

/**
 * Finds the lines that begin items of lettered lists (`a)`, `b)` or `i.`, `ii.`): at least two, in order from the first
 * letter.
 */
export function findLetteredItems(lines: readonly string[], kinds: readonly LineKind[]): number[] {
  const found: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (kinds[at] !== 'text' && kinds[at] !== 'more') continue;
    // Every such list begins with `a` or `i`. Most lines don't.
    if (!/^[ \t]*\(?[ai][.)]/.test(line)) continue;
    const sign = signOf(line);
    const row = sign === 'a' ? LETTERS : sign === 'i' ? ROMAN_NUMERALS : null;
    if (row && found.at(-1) !== at) found.push(...itemsFrom(at, row, lines, kinds));
  }
  return found;
}

function itemsFrom(first: number, row: string[], lines: readonly string[], kinds: readonly LineKind[]): number[] {
  const items = [first];
  let between = 0;
  for (let at = first + 1; at < lines.length && between <= MOST_WRAPPED_LINES; at += 1) {
    if (kinds[at] === 'fixed') break;
    if (kinds[at] === 'blank') continue;
    if (signOf(lines[at]!) === row[items.length] && kinds[at] !== 'grid') {
      items.push(at);
      between = 0;
    } else between += 1;
  }
  return items.length > 1 ? items : [];
}

function signOf(line: string): string | undefined {
  return LETTERED.exec(line)?.[1];
}
