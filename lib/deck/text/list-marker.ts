import type { ListItem, TextRun } from '../blocks';
import { sliceRuns } from './text-runs';

/** The letters or digits of a marker, and the signs around them, by the parts of their names in OOXML. */
type MarkerKind = 'arabic' | 'alphaLc' | 'alphaUc' | 'romanLc' | 'romanUc';
type MarkerSigns = 'Period' | 'ParenR' | 'ParenBoth';

/** One way to read a marker: `i)` is the ninth letter or the first Roman numeral. */
export type Numbering = { kind: MarkerKind; signs: MarkerSigns; number: number };

/** A marker at the start of a text: `a)`, `(c)`, `(IV)`, `12)`, `b.`, `ii.`, but not `1.`, which Markdown reads. */
const MARKER = /^(\(?)([A-Za-z]|[ivx]{2,7}|[IVX]{2,7}|\d{1,3})([.)])(?=[ \t\u00a0]|$)/;
const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})$/;

export function markerAt(text: string): string | null {
  const found = MARKER.exec(text);
  return found && numberingsOf(found[0]).length > 0 ? found[0] : null;
}

/** The ways to read a marker, Roman numerals first. None for a bullet, or a text that is no marker. */
export function numberingsOf(marker: string): Numbering[] {
  const [, open = '', body = '', close = ''] = /^(\(?)(\d{1,9}|[a-z]{1,7}|[A-Z]{1,7})([.)])$/.exec(marker) ?? [];
  if (body === '' || (open !== '' && close === '.')) return [];
  const signs = open !== '' ? 'ParenBoth' : close === ')' ? 'ParenR' : 'Period';
  if (/\d/.test(body)) return [{ kind: 'arabic', signs, number: Number(body) }];
  const lower = body.toLowerCase();
  const letters = lower === body ? 'Lc' : 'Uc';
  const found: Numbering[] = [];
  const roman = romanValue(lower);
  if (roman > 0) found.push({ kind: `roman${letters}`, signs, number: roman });
  if (body.length === 1) found.push({ kind: `alpha${letters}`, signs, number: lower.charCodeAt(0) - 96 });
  return found;
}

const VALUES: Record<string, number> = { i: 1, v: 5, x: 10 };

function romanValue(lower: string): number {
  if (!ROMAN.test(lower)) return 0;
  return [...lower].reduce((sum, letter, at) => {
    const value = VALUES[letter]!;
    return sum + (value < (VALUES[lower[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}

/** Whether one marker follows another in a row. */
export function follows(next: Numbering, before: Numbering): boolean {
  return next.kind === before.kind && next.signs === before.signs && next.number === before.number + 1;
}

/** The marker of an HTML list item, by its list's `type`. Numbers without a letter or numeral stay digits. */
export function htmlMarker(type: string, number: number): string {
  const written = type === 'a' || type === 'A' ? letters(number) : type === 'i' || type === 'I' ? roman(number) : '';
  return `${written === '' ? number : type === type.toUpperCase() ? written.toUpperCase() : written}.`;
}

const MOST_LETTERS = 702;

function letters(number: number): string {
  if (number < 1 || number > MOST_LETTERS) return '';
  const last = String.fromCharCode(97 + ((number - 1) % 26));
  return number > 26 ? letters(Math.floor((number - 1) / 26)) + last : last;
}

const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const MOST_ROMAN = 3999;

/** In lower case. Empty for a number that Roman numerals cannot write. */
export function roman(number: number): string {
  if (number < 1 || number > MOST_ROMAN) return '';
  let rest = number;
  let written = '';
  for (const [value, letters] of NUMERALS) for (; rest >= value; rest -= value) written += letters;
  return written;
}

/** A marker that is part of an item’s text: a task’s checkbox, a letter, or the number of a nested item. */
type WornMarker = { text: string; runs: TextRun[] };

const BOX = /^[☐☑](?= )/;

const known = new WeakMap<TextRun[], WornMarker | null>();

/** The marker at the start of an item’s text, which replaces the bullet; null if there is none. */
export function wornMarker(item: ListItem, ordered: boolean): WornMarker | null {
  if (ordered && item.level === 0) return null;
  let worn = known.get(item.runs);
  if (worn === undefined) {
    worn = readMarker(item);
    known.set(item.runs, worn);
  }
  return worn;
}

function readMarker({ runs, level, marker }: ListItem): WornMarker | null {
  // The text reader leaves markers unstyled at the start of the first run.
  const text = runs[0]?.text ?? '';
  const letter = markerAt(text);
  const found =
    marker !== undefined && text.startsWith(marker)
      ? marker
      : // Without the item's own marker, a letter with a full stop is an initial.
        (BOX.exec(text)?.[0] ?? (letter?.endsWith(')') || (level > 0 && /^\d/.test(letter ?? '')) ? letter : null));
  if (!found) return null;
  const gap = /^[ \u00a0]*/.exec(text.slice(found.length))![0].length;
  return { text: found, runs: sliceRuns(runs, found.length + gap) };
}
