import { endsWithColon } from '../letters-and-words';
import { follows, markerAt, type Numbering, numberingsOf } from '../list-marker';
import { isConversation } from '../read-turn';
import { SENTENCE_END } from '../split-sentences';
import type { PlainLines } from './find-group-heads';
import { AMOUNT_FIRST, FIGURE_FORMS } from './find-line-headings';
import { indentOf, type LineKind } from './line-kinds';
import { isProse, looksLikeHeading } from './looks-like-heading';
import { isRemark } from './wrap-width';

const LEAST = 3;
/** Longer lines are paragraphs. In characters. */
const LONGEST = 120;
/** Signs belong to sums, comparisons and commands. */
const BEGINS = /^(?:[\p{L}\p{N}"'“„«(]|\p{Sc}\d|[*_`]{1,2}\p{L})/u;
const OPEN_END = /[,;:–—-]$/;
/** `Name, role`, `Term: text`. */
const PARTED = /\S[,:] \S/;
/** An email address or a phone number. */
const CONTACT = /\S@\S|(?:\d[ ()/-]{0,2}){9}/;
/** The letter of a question or an answer, which is not an item. */
const LETTER_LABEL = /^\p{L}\s?[:：]\s/u;

/**
 * Finds lists without bullets: at least three lines of one form that are below a line with a colon, that are all there
 * is below a heading, that are below one and each have a comma or colon, or that all have an amount. The lines of verse,
 * addresses and letters differ in how they begin or end, or have more text around them. In a text without blank lines, a
 * list ends at the first line of another form. The first line of a text is its title, not the heading of a list.
 * @returns the lines that are items
 */
export function findLineLists(text: PlainLines, hasBlank: boolean, isHeading: (at: number) => boolean): number[] {
  const { lines, kinds } = text;
  const items: number[] = [];
  const title = kinds.findIndex((kind) => kind !== 'blank');
  let lead = -1;
  for (let from = 0; from < lines.length; from += 1) {
    if (kinds[from] === 'blank') continue;
    if (isHeading(from) || kinds[from] !== 'text') {
      lead = from === title ? -1 : from;
      continue;
    }
    const isLead = endsWithColon(lines[from]!);
    const first = isLead || isRemark(lines[from]!) ? from + 1 : from;
    let to = first;
    while (kinds[to] === 'text' && !isHeading(to) && (hasBlank || isLike(lines[first]!, lines[to]!))) to += 1;
    to = Math.max(to, from + 1);
    let end = to;
    while (end > first && (isRemark(lines[end - 1]!) || endsDifferently(lines, first, end))) end -= 1;
    const areParted = lines.slice(first, end).every((line) => PARTED.test(line));
    const isBelow = lead >= 0 && (endsWithColon(lines[lead]!) || areParted || (isHeading(lead) && isAlone(to)));
    const found =
      (isLead || isBelow) && areItems(text, first, end)
        ? [{ from: first, to: end }]
        : findFigures(lines, first, end).filter((figures) => areItems(text, figures.from, figures.to, true));
    for (const list of found) for (let at = list.from; at < list.to; at += 1) items.push(at);
    const isLone = to === from + 1 && kinds[from - 1] === 'blank' && looksLikeHeading(lines[from]!.trim());
    lead = isLone || endsWithColon(lines[to - 1]!) ? to - 1 : -1;
    from = to - 1;
  }
  return items;

  function isAlone(to: number): boolean {
    if (!hasBlank) return true;
    while (kinds[to] === 'blank') to += 1;
    return to >= lines.length || isHeading(to);
  }
}

/** Whether the last line of a group is a sentence, and the lines above it are none. */
function endsDifferently(lines: readonly string[], first: number, end: number): boolean {
  const isSentence = (line: string) => SENTENCE_END.test(line.trim());
  return end - first > LEAST && isSentence(lines[end - 1]!) && !lines.slice(first, end - 1).some(isSentence);
}

const LOWER = /^\p{Ll}/u;

/** Whether lines begin and end alike. A line with a colon announces others. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [one.trim(), other.trim()];
  return LOWER.test(a) === LOWER.test(b) && SENTENCE_END.test(a) === SENTENCE_END.test(b) && !endsWithColon(b);
}

/** How many ingredients have an amount: "salt, pepper" have none. */
const MOSTLY = 0.6;

/** Lines, the last one excluded. */
type Lines = { from: number; to: number };

/** The lists of figures in a group of lines, with prose between them. */
function findFigures(lines: readonly string[], first: number, end: number): Lines[] {
  const found: Lines[] = [];
  for (let from = first; from < end; from += 1) {
    let to = from;
    while (to < end && (!isProse(lines[to]!) || FIGURE_FORMS.some((form) => form.test(lines[to]!.trim())))) to += 1;
    const figures = figuresIn(lines, from, to);
    if (figures) found.push(figures);
    from = to;
  }
  return found;
}

/**
 * The lines that have an amount in the same position: at least three, and all of them, or most if the amount is in front.
 * The first line may be their label. Null if there are none.
 */
function figuresIn(lines: readonly string[], first: number, to: number): Lines | null {
  if (to - first < LEAST) return null;
  // A first line in any of the forms is an item rather than a label.
  for (const from of [first, first + 1])
    for (const form of FIGURE_FORMS) {
      const has = (at: number) => form.test(lines[at]!.trim()) && !lines[at]!.includes('://');
      const isLabel = !form.test(lines[first]!.trim()) && !lines[first]!.includes(':');
      if (isLabel !== from > first) continue;
      let count = 0;
      for (let at = from; at < to; at += 1) if (has(at)) count += 1;
      const least = form === AMOUNT_FIRST ? MOSTLY * (to - from) : to - from;
      if (count >= Math.max(LEAST, least)) return { from, to };
    }
  return null;
}

/** @param areFigures all have an amount in the same position, so some may begin in lower case */
function areItems({ lines, runsOn }: PlainLines, from: number, to: number, areFigures = false): boolean {
  if (to - from < LEAST) return false;
  const items = lines.slice(from, to).map((line) => line.trim());
  // Wrapped text does not begin in lower case.
  if (!areFigures && !LOWER.test(items[0]!) && runsOn.slice(from + 1, to).includes(true)) return false;
  const isItem = (item: string) =>
    item.length <= LONGEST && BEGINS.test(item) && !OPEN_END.test(item) && !LETTER_LABEL.test(item);
  // Whether an item with a number in front would begin in lower case is unknown.
  const words = items.filter((item) => !/^\p{N}/u.test(item));
  const isAlike = (form: RegExp, of = items) =>
    of.every((item) => form.test(item)) || !of.some((item) => form.test(item));
  // The lines of one person: name, address, phone. A list of phone numbers has one in most lines.
  const contacts = items.filter((item) => CONTACT.test(item)).length;
  if (contacts > 0 && contacts < items.length / 2) return false;
  return (
    items.every(isItem) && (areFigures || isAlike(LOWER, words)) && isAlike(SENTENCE_END) && !isConversation(items)
  );
}

/** The most lines an item may be wrapped over, excluding blank lines and those that are indented further: they are in it. */
const MOST_WRAPPED_LINES = 4;
const LEAST_LETTERED = 2;

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
    if (longest.length >= LEAST_LETTERED) for (const each of longest) found.add(each);
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
