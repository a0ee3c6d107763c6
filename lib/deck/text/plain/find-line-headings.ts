import { SENTENCE_END } from '../split-sentences';
import { isNotesLine } from '../take-notes';
import { findGroupHeads, type PlainLines } from './find-group-heads';
import { HEADING_LETTERS, isProse, looksLikeHeading, MOST_LETTERS, TIME, withoutRemark } from './looks-like-heading';
import { isRemark } from './wrap-width';

/** A section number as in reports: `1.`, `2.1`, `3.2.1`. */
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,3})([.)]?)[ \t]+["'“„]?[\p{Lu}\p{Lo}]/u;
/** A label or a time with its content: `2.0: 10 minutes`, `10:45 arrival`. */
const LABEL_LINE = /^(?:[\p{Lu}\p{N}][^:]{0,30}:|\d{1,2}[:.]\d{2}(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?)\s+\S/u;
export const AMOUNT_FIRST = /^\p{Sc}?\d/u;
/**
 * Lines that end in an amount, begin with one, have one after a label, or have one of money: `Solar 18 %`,
 * `512 more trains`, `Beds £747 without Friday`.
 */
export const FIGURE_FORMS = [
  /\d\s?[\p{L}\p{Sc}%‰°/]{0,6}\)?$/u,
  AMOUNT_FIRST,
  /^[^:]{2,60}:\s\p{Sc}?\d/u,
  /^[^\p{Sc}]{2,60}\p{Sc}\s?\d[^\p{Sc}]{0,30}$/u,
];
const FORMS = [LABEL_LINE, ...FIGURE_FORMS];
const LEAST_ALIKE = 3;
/** `Objective 1: Make deploys boring`. */
const COUNTED = /^(\p{L}+) \d{1,3}[:.] \S/u;
/** The first line of an entry in a Debian changelog (deb-changelog(5)). */
const RELEASE = /^[a-z\d][a-z\d+.-]* \([^\s()]+\)[^;]{1,60}; [a-z-]+=\w+$/;
const YEAR = /\b(?:19|20)\d\d\b/;

/**
 * In a text without marked headings, finds lines that are headings although text follows directly below, with their
 * levels. Lines between blank lines are left to `findPlainHeadings`.
 */
export function findLineHeadings(text: PlainLines): Map<number, 1 | 2 | 3 | 4> {
  const found = new Map<number, 1 | 2 | 3 | 4>();
  const first = text.kinds.findIndex((kind) => kind !== 'blank');
  const numbered = new Map<number, number>();
  const mayBeMissing = new Set<number>();
  for (const [at, line] of text.lines.entries()) {
    if (line.length > MOST_LETTERS || !mayBegin(text, at)) continue;
    if (RELEASE.test(line)) {
      found.set(at, 2);
      continue;
    }
    const trimmed = line.trim();
    if (isNotesLine(trimmed) || /[#|*_`[\]<\\~]|&#?\w+;|:\/\//.test(trimmed) || TIME.test(trimmed)) continue;
    // Between wrapped lines, a short one with a remark is the end of a paragraph.
    const name = text.kinds[at - 1] === 'text' ? trimmed : withoutRemark(trimmed);
    const isShort = line.length <= HEADING_LETTERS + 8 && looksLikeHeading(withoutStop(name));
    const goesOn = /^\s*\p{Ll}/u.test(text.lines[at + 1] ?? '');
    if (/^\d+[.)]?\s/.test(trimmed) && !goesOn) mayBeMissing.add(at);
    if (!isShort && !(trimmed.endsWith('?') && headsAlikeLines(text, at))) continue;
    const level = levelOf(text, at, trimmed, at === first, (found.get(at - 1) ?? 1) > 1);
    if (level) found.set(at, level);
    else if (isAboveContent(text, at, trimmed)) numbered.set(Number.parseInt(trimmed, 10), at);
  }
  // A short line below is weak evidence, but a neighbouring section number is enough.
  const known = new Set([...found.keys()].map((at) => Number.parseInt(text.lines[at]!, 10)));
  const ascending = [...numbered].sort(([one], [other]) => one - other);
  const missing = new Set([...mayBeMissing].map((at) => Number.parseInt(text.lines[at]!, 10)));
  const leadsTo = (number: number, step: 1 | -1) => {
    let next = number + step;
    while (next < 100 && missing.has(next) && !known.has(next)) next += step;
    return known.has(next);
  };
  for (const [number, at] of [...ascending, ...ascending.toReversed()]) {
    if (!leadsTo(number, -1) && !leadsTo(number, 1)) continue;
    known.add(number);
    found.set(at, 2);
    // Directly below the heading of a section is its text.
    if (!NUMBERED.test(text.lines[at + 1]!) && !headsAlikeLines(text, at + 1)) found.delete(at + 1);
  }
  // Lines with the numbers between those of two headings are headings too, whatever they look like.
  let last = Number.NaN;
  let between: number[] = [];
  for (const [at, line] of text.lines.entries()) {
    const number = Number.parseInt(line, 10);
    if (found.has(at) && NUMBERED.test(line)) {
      if (number === last + between.length + 1) for (const each of between) found.set(each, 2);
      [last, between] = [number, []];
    } else if (mayBeMissing.has(at) && number === last + between.length + 1) between.push(at);
  }
  for (const at of findGroupHeads(text)) if (!found.has(at)) found.set(at, at === first ? 1 : 2);
  // Other headings in the group of a numbered one are below it.
  let isSection = false;
  for (const [at, line] of text.lines.entries()) {
    if (at === 0 || text.kinds[at - 1] === 'blank') isSection = found.has(at) && NUMBERED.test(line);
    else if (isSection && found.get(at) === 2 && !NUMBERED.test(line)) found.set(at, 3);
  }
  return found;
}

/** Drops the full stop from short numbered section headings of contracts and licences: `4. Conveying copies.` */
function withoutStop(line: string): string {
  const isHead = /^\d{1,2}[.)][ \t]/.test(line) && line.split(/\s+/).length <= 6;
  return isHead ? line.replace(/(?<=\p{L}|\p{N}|[)"”])\.$/u, '') : line;
}

function mayBegin({ kinds, runsOn }: PlainLines, at: number): boolean {
  return (kinds[at] === 'text' || kinds[at] === 'item') && !runsOn[at] && !runsOn[at + 1];
}

/** @param isBelowHeading whether the line directly above is the heading of a section */
function levelOf(text: PlainLines, at: number, line: string, isFirst: boolean, isBelowHeading: boolean) {
  const next = nextLine(text, at);
  if (next === null) return null;
  const number = NUMBERED.exec(line);
  if (number) return numberedLevel(text, at, next, number);
  if (text.kinds[at] !== 'text') return null;
  const top = isFirst ? 1 : 2;
  if (isCapitals(line) && !isCapitals(text.lines[next]!)) return top;
  if (headsAlikeLines(text, at)) return top;
  // Consecutive questions are a list, without a heading among them.
  if (line.endsWith('?') && text.lines[next]!.trim().endsWith('?')) return null;
  if (isBelowHeading || next !== at + 1) return null;
  // The first of several entries is not their heading.
  if (/^\d/.test(line) && LABEL_LINE.test(line) && LABEL_LINE.test(text.lines[next]!.trim())) return null;
  // `Title: Subtitle` may head a text. Further down, the text before a colon is a label.
  if (
    /:\s/.test(line) &&
    !(isFirst && /:\s+\S+\s+\S/.test(line) && !/^[\p{L} ]{1,20}:\s/u.test(text.lines[next]!.trim()))
  )
    return null;
  if (!begins(text, at) && !followsAlikeLines(text, at, line)) return null;
  // `Five mistakes` below a paragraph and above a list.
  if (text.kinds[next] === 'item' && text.kinds[at - 1] === 'text') return top;
  if (text.kinds[next] !== 'text') return null;
  if (isProse(text.lines[next]!) && !isAmongEquals(text, at)) return top;
  // The title of the whole text, with a line or two below.
  if (isFirst && titleEnds(text, at)) return 1;
  // The heading of an entry above its years and bullet points, as in a CV.
  return YEAR.test(text.lines[next]!) && text.kinds[next + 1] === 'item' ? 3 : null;
}

/** Whether a line is below a blank line or prose. */
function begins({ lines, kinds }: PlainLines, at: number): boolean {
  return at === 0 || kinds[at - 1] !== 'text' || isProse(lines[at - 1]!);
}

/** The longest line of a list. A longer one is a paragraph, with or without a full stop. In characters. */
const LIST_LETTERS = 120;

/** Whether a short line is in the middle of a list of lines: neither it nor the lines around it are sentences. */
function isAmongEquals({ lines, kinds }: PlainLines, at: number): boolean {
  const isLine = (line: string) => line.length <= LIST_LETTERS && !SENTENCE_END.test(line.trim());
  return kinds[at - 1] === 'text' && lines.slice(at - 1, at + 2).every(isLine);
}

/** Whether the lines above share a form, and this line has none. */
function followsAlikeLines({ lines, kinds }: PlainLines, at: number, line: string): boolean {
  const above = lines.slice(Math.max(0, at - LEAST_ALIKE), at).map((each) => each.trim());
  if (above.length < LEAST_ALIKE || above.some((_, back) => kinds[at - 1 - back] !== 'text')) return false;
  return !FORMS.some((form) => form.test(line)) && FORMS.some((form) => above.every((each) => form.test(each)));
}

/** Whether a short line is directly above lines that share a form, and has another form itself. */
function headsAlikeLines(text: PlainLines, at: number): boolean {
  const { lines, kinds } = text;
  const line = lines[at]!.trim();
  if (!begins(text, at) && !followsAlikeLines(text, at, line)) return false;
  const kind = COUNTED.exec(line)?.[1];
  if (kind === undefined && line.includes(':')) return false;
  let end = at + 1;
  while (kinds[end] === 'text' && end - at <= LEAST_ALIKE + 1) end += 1;
  const below = lines.slice(isRemark(lines[at + 1] ?? '') ? at + 2 : at + 1, end).map((each) => each.trim());
  // `Objective 1: …` heads `KR1: …`, but not `Objective 2: …`.
  if (kind !== undefined && below[0]?.startsWith(`${kind} `)) return false;
  const isLabelled = kind === undefined && LABEL_LINE.test(line);
  if (!isLabelled && below.length >= 2 && below.slice(0, 2).every((each) => LABEL_LINE.test(each))) return true;
  const least = line.endsWith('?') ? 2 : LEAST_ALIKE;
  const first = below.slice(0, least);
  if ([line, ...first].every((each) => /\p{Sc}/u.test(each))) return false;
  return (
    first.length === least && FIGURE_FORMS.some((form) => !form.test(line) && first.every((each) => form.test(each)))
  );
}

/** The level of a numbered line if its content follows rather than the next number. Outlines are found elsewhere. */
function numberedLevel({ lines, kinds }: PlainLines, at: number, next: number, number: RegExpExecArray): 2 | null {
  const below = lines[next]!;
  if (number[1]!.includes('.') || number[2] === '') return null;
  if (isNeighbour(lines, at, -1) || isNeighbour(lines, at, 1)) return null;
  if (kinds[next] === 'text')
    return isProse(below) || below.trim().length > 40 || /^\d{1,2}\.\d/.test(below) ? 2 : null;
  return kinds[next] === 'grid' || (kinds[next] === 'item' && !/^\d+[.)]/.test(below)) ? 2 : null;
}

/** Whether a line is numbered, has text or an item below and no neighbouring item of its own list. */
function isAboveContent(text: PlainLines, at: number, line: string): boolean {
  const { lines, kinds } = text;
  const number = NUMBERED.exec(line);
  const next = nextLine(text, at);
  if (!number || number[1]!.includes('.') || number[2] === '' || next === null) return false;
  const isContent = kinds[next] === 'text' || kinds[next] === 'item' || kinds[next] === 'grid';
  return isContent && !isNeighbour(lines, at, -1) && !isNeighbour(lines, at, 1);
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

/** A remark in parentheses may be in any case: `FULL GROOM (bath, dry)`. */
function isCapitals(whole: string): boolean {
  const line = whole.replace(/\([^()]*\)/g, '');
  return !/\p{Ll}/u.test(line) && /\p{Lu}[^\p{Lu}]*\p{Lu}[^\p{Lu}]*\p{Lu}/u.test(line);
}

/** Whether at most three lines are below (the first of them short), then a blank line, then more text. */
function titleEnds({ lines, kinds }: PlainLines, at: number): boolean {
  let end = at + 1;
  while (kinds[end] === 'text' && end - at < 4) {
    if (end === at + 1 && !looksLikeHeading(lines[end]!.trim())) return false;
    end += 1;
  }
  return kinds[end] === 'blank' && kinds.slice(end).some((kind) => kind !== 'blank');
}
