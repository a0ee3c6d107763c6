import { fencedLines, moveToMargin } from '../inline/literal-lines';
import type { PlainLines } from './find-group-heads';
import { indentOf } from './line-kinds';
import { isProse, isWholeQuestion, looksLikeHeading, withoutRemark } from './looks-like-heading';

/** A line of an outline, the lines of the outline below it, and its text: other lines, by their index. */
type Entry = { at: number; depth: number; entries: Entry[]; text: number[] };

type Level = 1 | 2 | 3 | 4;
/** By line: the level of a heading, or how deep an item is in its list. */
export type Sections = { headings: Map<number, Level>; items: Map<number, number> };

const LEAST_ENTRIES = 4;
const STARS = /^(\*{1,6})[ \t]+\S/;
const NUMBER = /^(?:[ \t]+(?=\d{1,2}\.\d))?(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?[ \t]+\S/;
const DEEPEST_HEADING = 4;

/**
 * Reads an outline of which each line begins with its place: section numbers that go up without a gap (`1`, `1.1`,
 * `1.2`, `2`), or stars as in Org mode and wikis (`*`, `**`). It needs two levels; one level alone is a list. Lines with
 * text below are headings, and the others the items of the section above, as most lines beside them are.
 */
export function findSections(text: PlainLines): Sections | null {
  const entries = entriesOf(text, starsAt(text)) ?? entriesOf(text, numbersAt(text));
  if (!entries) return null;
  const found: Sections = { headings: new Map(), items: new Map() };
  const first = text.kinds.findIndex((kind) => kind !== 'blank');
  if (entries[0]?.at === first + 1 && looksLikeHeading(text.lines[first]!.trim())) found.headings.set(first, 1);
  addHeadings(entries, text, found);
  return found;
}

/** A line's place in an outline: by line, the numbers on the way to it, or for stars only their count. */
type Places = Map<number, readonly number[]>;

function starsAt({ lines, kinds }: PlainLines): Places {
  const places: Places = new Map();
  for (const [at, line] of lines.entries()) {
    const stars = kinds[at] === 'text' || kinds[at] === 'item' ? STARS.exec(line)?.[1] : undefined;
    if (stars) places.set(at, new Array(stars.length).fill(0));
  }
  return places;
}

/** How many numberings may be open at once: the sections, and lists between them. */
const MOST_OPEN = 3;

/**
 * The lines of the longest numbering with two levels. A number continues the last numbering that it follows, and 1 begins another, such
 * as a list, or the sections below their table of contents. A number out of order is text, such as an amount or a time.
 */
function numbersAt({ lines, kinds }: PlainLines): Places {
  let longest: Places = new Map();
  const open: { places: Places; last: readonly number[]; isDeep: boolean }[] = [];
  for (const [at, line] of lines.entries()) {
    const written = kinds[at] === 'text' || kinds[at] === 'item' ? NUMBER.exec(line)?.[1] : undefined;
    if (written === undefined) continue;
    const place = written.split('.').map(Number);
    const known = open.findLastIndex(({ last }) => follows(place, last));
    // The first numbering may be that of a chapter.
    const isFirst = open.length === 0 && place.length === 1;
    if (known === -1 && written !== '1' && !isFirst) continue;
    open.length = known === -1 ? Math.min(open.length, MOST_OPEN - 1) : known + 1;
    if (known === -1) open.push({ places: new Map(), last: place, isDeep: false });
    const run = open.at(-1)!;
    run.places.set(at, place);
    run.last = place;
    run.isDeep ||= place.length > 1;
    if (run.isDeep && run.places.size >= longest.size) longest = run.places;
  }
  return longest;
}

/** Whether a number is the next one on its level, or the first one below the last. */
function follows(place: readonly number[], last: readonly number[]): boolean {
  const end = place.length - 1;
  if (end > last.length || place.slice(0, end).some((number, at) => number !== last[at])) return false;
  return place[end] === (last[end] ?? 0) + 1;
}

/** The tree of an outline. Null if there is none. */
function entriesOf({ lines, kinds, runsOn }: PlainLines, places: Places): Entry[] | null {
  const depths = [...places.values()].map(({ length }) => length - 1);
  const deeper = depths.filter((depth) => depth > 0).length;
  if (depths.length < LEAST_ENTRIES || deeper < 2 || deeper === depths.length) return null;
  if (depths.some((depth, at) => depth > (depths[at - 1] ?? -1) + 1)) return null;
  const top: Entry[] = [];
  const open: Entry[] = [];
  const last = [...places.keys()].at(-1)!;
  for (let at = 0; at < lines.length; at += 1) {
    const place = places.get(at);
    // A blank line ends the text of the last entry.
    if (at > last && kinds[at] === 'blank') break;
    if (!place) {
      if (kinds[at] !== 'blank' && !runsOn[at]) open.at(-1)?.text.push(at);
      continue;
    }
    const entry = { at, depth: place.length - 1, entries: [], text: [] };
    open.length = entry.depth;
    (open.at(-1)?.entries ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

function addHeadings(entries: readonly Entry[], text: PlainLines, found: Sections): void {
  for (const entry of entries) {
    found.headings.set(entry.at, Math.min(entry.depth + 2, DEEPEST_HEADING) as Level);
    if (areSections(entry.entries, text)) addHeadings(entry.entries, text, found);
    else addItems(entry.entries, text, found, 0);
  }
}

/** Whether at least half of the entries have something below, and none is too long for a heading. */
function areSections(entries: readonly Entry[], { lines }: PlainLines): boolean {
  const filled = entries.filter((entry) => entry.entries.length > 0 || entry.text.length > 0);
  return filled.length >= entries.length / 2 && entries.every(({ at }) => !isProse(lines[at]!));
}

function addItems(entries: readonly Entry[], text: PlainLines, found: Sections, level: number): void {
  for (const entry of entries) {
    found.items.set(entry.at, level);
    for (const at of entry.text)
      if (text.kinds[at] !== 'grid' && text.kinds[at] !== 'fixed') found.items.set(at, level + 1);
    addItems(entry.entries, text, found, level + 1);
  }
}

/** An item of a list: its line, and the line after its content. */
type Part = { at: number; end: number };

const ITEM = /^[ \t]*(\d{1,9}(?=[.)]))?([-*+.)])[ \t]+(?=\S)/;
const HEADING = /^ {0,3}(#{1,6})[ \t]/;
/** A list of more rows than this does not fit on one card. */
const CARD = { rows: 16, letters: 90 };
const PARTS = { least: 3, mostly: 2 / 3 };

/**
 * Opens nested lists that are sections: they make up most of the text or section around them, and are too long for one
 * card, hold tables or are questions with answers. Most of their items are short and have something below. They become
 * headings, with their numbers, and their content moves to the margin. No word changes, no line moves.
 * @returns the lines, and which of them are headings now
 */
export function openLists(source: readonly string[], isHtml: readonly boolean[] = []) {
  const lines = [...source];
  const opened = new Set<number>();
  const isFenced = fencedLines(lines);
  const isRow = (at: number) => isFenced[at] || lines[at]?.trimStart().startsWith('|');
  let level = 1;
  for (let from = 0, at = 0; at <= lines.length; at += 1) {
    const heading = isFenced[at] ? null : HEADING.exec(lines[at] ?? '# ');
    if (!heading) continue;
    openIn(from, at, level + 1);
    level = heading[1]!.length;
    from = at + 1;
  }
  return { lines, opened };

  function openIn(from: number, to: number, level: number): void {
    const least = rowsIn(from, to) / 2;
    for (let at = from; at < to && level <= DEEPEST_HEADING + 1; at += 1) {
      const parts = partsAt(at, to);
      const end = parts.at(-1)?.end ?? at + 1;
      if (areParts(parts, at, end) && rowsIn(at, end) > least) for (const part of parts) open(part, level);
      at = end - 1;
    }
  }

  function open({ at, end }: Part, level: number): void {
    lines[at] = `${'#'.repeat(level)} ${lines[at]!.replace(/^[ \t]*(?:[-*+][ \t]+)?/, '')}`;
    opened.add(at);
    moveToMargin(lines, at + 1, end);
    openIn(at + 1, end, level + 1);
  }

  /** The items of the list that begins on a line, of one kind and with numbers that go up. */
  function partsAt(from: number, to: number): Part[] {
    const parts: Part[] = [];
    let before: RegExpExecArray | null = null;
    for (let at = from; at < to; at += 1) {
      const last = parts.at(-1);
      if (last && (isFenced[at] || indentOf(lines[at]!) >= indentOf(lines[last.at]!) + 2)) last.end = at + 1;
      else if (!last || lines[at]!.trim() !== '') {
        const item: RegExpExecArray | null = isHtml[at] || isFenced[at] ? null : ITEM.exec(lines[at]!);
        const isNext = item?.[2] === before?.[2] && Number(item?.[1] ?? 1) === Number(before?.[1] ?? 0) + 1;
        if (!item || (before && !isNext)) break;
        before = item;
        parts.push({ at, end: at + 1 });
      }
    }
    return parts;
  }

  function areParts(parts: readonly Part[], from: number, to: number): boolean {
    const areMostly = (is: (part: Part) => boolean) => parts.filter(is).length >= parts.length * PARTS.mostly;
    if (parts.length < PARTS.least || !areMostly(isPart)) return false;
    const hasTable = lines.slice(from, to).some((_, at) => isRow(from + at));
    return hasTable || rowsIn(from, to) > CARD.rows || areMostly(({ at }) => lines[at]!.trimEnd().endsWith('?'));
  }

  /** Whether an item is a label or a question, and the line below does not continue it. */
  function isPart({ at, end }: Part): boolean {
    const name = lines[at]!.replace(ITEM, '').replaceAll('**', '').replace(/:$/, '');
    const runsOn = lines[at + 1]?.trim() !== '' && !ITEM.test(lines[at + 1] ?? '') && !isRow(at + 1);
    const isLabel = !runsOn && !name.includes('](') && looksLikeHeading(withoutRemark(name));
    return end > at + 1 && (isLabel || isWholeQuestion(name));
  }

  function rowsIn(from: number, to: number): number {
    return lines.slice(from, to).reduce((rows, line) => rows + Math.ceil(line.trim().length / CARD.letters), 0);
  }
}
