import { findGroupHeads } from './find-group-heads';
import type { LineKind } from './line-kinds';
import { HEADING_LETTERS, looksLikeHeading } from './looks-like-heading';
import { isNotesLine } from './take-notes';

/** A text line by line. `runsOn[at]`: the line is the middle of a paragraph that was wrapped before it. */
export type PlainLines = { lines: readonly string[]; kinds: readonly LineKind[]; runsOn: readonly boolean[] };

/** A number as reports give their sections: `1.`, `2.1`, `3.2.1`. */
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,3})([.)]?)[ \t]+["'“„]?\p{Lu}/u;
/** A line of an account: `Income to date: £6,840`. */
const LABELLED = /^\p{Lu}[\p{L} ]{1,30}:\s+\S/u;
/** One of several lines of a label or a time and what belongs to it: `2.0: 10 minutes`, `10:45 arrival`. */
const LABEL_LINE = /^(?:[\p{Lu}\p{N}][^:]{0,30}:|\d{1,2}[:.]\d{2}(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?)\s+\S/u;
/** `Objective 1: Make deploys boring`. */
const COUNTED = /^(\p{L}+) \d{1,3}[:.] \S/u;
const YEAR = /\b(?:19|20)\d\d\b/;

/**
 * The lines of a text without marked headings that are headings although other lines follow right below, with their
 * levels. Lines that are alone between blank ones are left to `findPlainHeadings`.
 */
export function findLineHeadings(text: PlainLines): Map<number, 1 | 2 | 3 | 4> {
  const found = new Map<number, 1 | 2 | 3 | 4>();
  const first = text.kinds.findIndex((kind) => kind !== 'blank');
  const numbered = new Map<number, number>();
  for (const [at, line] of text.lines.entries()) {
    if (line.length > QUESTION_LETTERS || !mayBegin(text, at)) continue;
    const trimmed = line.trim();
    if (isQuestion(text, at, trimmed)) found.set(at, 3);
    if (
      line.length > HEADING_LETTERS + 8 ||
      !looksLikeHeading(withoutStop(trimmed)) ||
      isNotesLine(trimmed) ||
      /[#|*_`[\]<&\\~]|:\/\//.test(trimmed)
    )
      continue;
    const level = levelOf(text, at, trimmed, at === first);
    if (level) found.set(at, level);
    else if (isAboveText(text, at, trimmed)) numbered.set(Number.parseInt(trimmed, 10), at);
  }
  // A short line below says little; a section with the next number says enough.
  const known = new Set([...found.keys()].map((at) => Number.parseInt(text.lines[at]!, 10)));
  const ascending = [...numbered].sort(([one], [other]) => one - other);
  for (const [number, at] of [...ascending, ...ascending.toReversed()]) {
    if (!known.has(number - 1) && !known.has(number + 1)) continue;
    known.add(number);
    found.set(at, 2);
  }
  for (const at of findGroupHeads(text)) if (!found.has(at)) found.set(at, at === first ? 1 : 2);
  return found;
}

/** A question of an interview or a list of them. */
const QUESTION_LETTERS = 160;
const QUESTION = /^(?:Q|Question|F|Frage)[ \t]?\d{0,3}[:.)][ \t]+\S.*$/;
const ANSWER = /^(?:A|Answer|Antwort)[ \t]?\d{0,3}[:.)][ \t]+\S/;

/** A question with its answer right below. */
function isQuestion({ lines, kinds }: PlainLines, at: number, line: string): boolean {
  if (!QUESTION.test(line)) return false;
  const next = kinds[at + 1] === 'blank' ? at + 2 : at + 1;
  return ANSWER.test(lines[next]?.trimStart() ?? '');
}

/** A few words with a number as contracts and licences head their sections: `4. Conveying copies.` */
function withoutStop(line: string): string {
  const isHead = /^\d{1,2}[.)][ \t]/.test(line) && line.split(/\s+/).length <= 6;
  return isHead ? line.replace(/(?<=\p{L}|\p{N}|[)"”])\.$/u, '') : line;
}

function mayBegin({ kinds, runsOn }: PlainLines, at: number): boolean {
  return (kinds[at] === 'text' || kinds[at] === 'item') && !runsOn[at] && !runsOn[at + 1];
}

function levelOf(text: PlainLines, at: number, line: string, isFirst: boolean): 1 | 2 | 3 | 4 | null {
  const next = nextLine(text, at);
  if (next === null) return null;
  const number = NUMBERED.exec(line);
  if (number) return numberedLevel(text, at, next, number);
  if (text.kinds[at] !== 'text') return null;
  const top = isFirst ? 1 : 2;
  if (isCapitals(line) && !isCapitals(text.lines[next]!)) return top;
  if (headsList(text, at, line)) return 2;
  if (headsLabels(text, at, line)) return top;
  if (next !== at + 1 || text.kinds[next] !== 'text') return null;
  // `Title: Subtitle` heads a text; further down a label is before a colon.
  if (
    /:\s/.test(line) &&
    !(isFirst && /:\s+\S+\s+\S/.test(line) && !/^[\p{L} ]{1,20}:\s/u.test(text.lines[next]!.trim()))
  )
    return null;
  const before = at === 0 ? 'blank' : text.kinds[at - 1];
  const begins = before !== 'text' || isProse(text.lines[at - 1]!);
  if (!begins) return null;
  if (isProse(text.lines[next]!)) return top;
  // The title of the whole, with a line or two below.
  if (isFirst && titleEnds(text, at)) return 1;
  // The head of an entry above its years and its points, as in a curriculum vitae.
  return YEAR.test(text.lines[next]!) && text.kinds[next + 1] === 'item' ? 3 : null;
}

/** A few words right above a list or a table, with nothing above them. */
function headsList({ kinds }: PlainLines, at: number, line: string): boolean {
  if (kinds[at + 1] !== 'tabbed' && (kinds[at + 1] !== 'item' || kinds[at + 2] === 'text')) return false;
  return (at === 0 || kinds[at - 1] === 'blank') && line.split(/\s+/).length <= 6 && /^\p{Lu}/u.test(line);
}

/** A few words right above at least two lines with labels, with nothing above them. */
function headsLabels({ lines, kinds }: PlainLines, at: number, line: string): boolean {
  if (at > 0 && kinds[at - 1] !== 'blank') return false;
  const kind = COUNTED.exec(line)?.[1];
  if (kind === undefined && (line.includes(':') || line.split(/\s+/).length > 6)) return false;
  // `Objective 1: …` heads `KR1: …`, but not `Objective 2: …`.
  if (kind !== undefined && lines[at + 1]?.trim().startsWith(`${kind} `)) return false;
  return [at + 1, at + 2].every((below) => kinds[below] === 'text' && LABEL_LINE.test(lines[below]!.trim()));
}

/** Followed by what it heads rather than by the next number. */
function numberedLevel(
  { lines, kinds }: PlainLines,
  at: number,
  next: number,
  number: RegExpExecArray,
): 2 | 3 | 4 | null {
  const depth = number[1]!.split('.').length - 1;
  const level = Math.min(4, depth + 2) as 2 | 3 | 4;
  const below = lines[next]!;
  if (kinds[next] === 'more' || (kinds[next] === 'text' && /^["'“„]?\p{Ll}/u.test(below))) return null;
  if (depth > 0) return kinds[next] === 'text' && !isProse(below) && !NUMBERED.test(below) ? null : level;
  if (number[2] === '' || isNeighbour(lines, at, -1) || isNeighbour(lines, at, 1)) return null;
  if (kinds[next] === 'text')
    return isProse(below) || below.trim().length > 40 || LABELLED.test(below) || /^\d{1,2}\.\d/.test(below)
      ? level
      : null;
  return kinds[next] === 'tabbed' || (kinds[next] === 'item' && !/^\d+[.)]/.test(below)) ? level : null;
}

/** A numbered line with text right below, and no other item around. */
function isAboveText({ lines, kinds }: PlainLines, at: number, line: string): boolean {
  const number = NUMBERED.exec(line);
  if (!number || number[1]!.includes('.') || number[2] === '') return false;
  return (
    kinds[at + 1] === 'text' &&
    /^\p{Lu}/u.test(lines[at + 1]!) &&
    !isNeighbour(lines, at, -1) &&
    !isNeighbour(lines, at, 1)
  );
}

/** Whether the nearest line above or below is an item of the same list. */
function isNeighbour(lines: readonly string[], at: number, step: 1 | -1): boolean {
  let other = at + step;
  while (lines[other] !== undefined && lines[other]!.trim() === '') other += step;
  return /^\d{1,9}[.)][ \t]/.test(lines[other] ?? '');
}

function nextLine({ kinds }: PlainLines, at: number): number | null {
  let next = at + 1;
  while (kinds[next] === 'blank') next += 1;
  return next < kinds.length ? next : null;
}

function isCapitals(line: string): boolean {
  return !/\p{Ll}/u.test(line) && /\p{Lu}[^\p{Lu}]*\p{Lu}[^\p{Lu}]*\p{Lu}/u.test(line);
}

/** Longer than any heading, or a sentence to its end. */
function isProse(line: string): boolean {
  const text = line.trim();
  return text.length > HEADING_LETTERS || (/[.!?…:]["'”’)]*$/.test(text) && text.split(/\s+/).length > 4);
}

/** Whether at most two short lines are below, then a blank one, then more text. */
function titleEnds({ lines, kinds }: PlainLines, at: number): boolean {
  let end = at + 1;
  while (kinds[end] === 'text' && end - at < 4) {
    if (end === at + 1 && !looksLikeHeading(lines[end]!.trim())) return false;
    end += 1;
  }
  return kinds[end] === 'blank' && kinds.slice(end).some((kind) => kind !== 'blank');
}
