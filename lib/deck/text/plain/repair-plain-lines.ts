import { comparisonLines } from '../inline/literal-lines';
import { findDays } from './find-days';
import type { PlainLines } from './find-group-heads';
import { findLineHeadings } from './find-line-headings';
import { findLetteredItems, findLineLists } from './find-line-lists';
import { findSections, openLists, type Sections } from './find-sections';
import { LIFTED_END } from './lift-subject';
import { type LineKind, lineKinds } from './line-kinds';
import {
  beginsWithBoldTerm,
  goesOnInMarkdown,
  isBoldHead,
  isFull,
  isRemark,
  type LinePair,
  runsOver,
  wrapWidth,
} from './wrap-width';

/**
 * Lines prepared for the Markdown readers, one for each source line. `starts`: the indices of lines that begin a new
 * block. `marks`: which headings are marked, of which none, the title alone or several.
 */
export type RepairedLines = { lines: string[]; starts: ReadonlySet<number>; marks: 'none' | 'title' | 'headings' };

/** Lines longer than this are whole paragraphs. In characters. */
const PARAGRAPH_LENGTH = 80;
/** In a text without blank lines, lines longer than this are paragraphs. Shorter ones are an address or verse. */
const VERSE_LENGTH = 40;
/**
 * The line above the signature of an email (RFC 3676), often pasted without its space. In Markdown it would make the line
 * above it a heading.
 */
const SIGNATURE = /^-- ?$/;

/** "2. 25. Marathon", "- 14. Mai": Markdown would begin another list in the item. */
const NUMBER_IN_ITEM = /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?!1[.)])\d{1,9})([.)])(?=[ \t]+\S)/;

/**
 * Expresses the line ends of pasted text in Markdown. In text from an office program, each line end ends a paragraph.
 * In text from an email or an editor, it does only if the line is not full. Also finds headings and lettered
 * lists. Changes no word and moves no line.
 * @param isHtml lines that are HTML
 */
export function repairPlainLines(pasted: readonly string[], isHtml: readonly boolean[] = []): RepairedLines {
  const { lines: source, opened } = openLists(pasted, isHtml);
  const kinds = lineKinds(source, isHtml);
  const compared = [...comparisonLines(source)].filter((at) => kinds[at] === 'fixed' && !isHtml[at]);
  for (const at of compared) kinds[at] = 'text';
  const days = findDays(source, kinds);
  for (const at of days) kinds[at] = 'text';
  const starts = new Set<number>();
  const marked = new Set(source.flatMap((line, at) => (isMarkedHeading(line, kinds, at) ? [at] : [])));
  const own = [...marked].filter((at) => !opened.has(at));
  const marksHeadings = own.length > 0;
  const isTitle = own.length === 1 && /^ {0,3}(?:#[ \t]|=)/.test(source[own[0]!]!);
  const lettered = findLetteredItems(source, kinds);
  const lines = [...source];
  for (const at of lettered) {
    lines[at] = asItem(source[at]!);
    kinds[at] = 'item';
  }
  for (const at of compared) lines[at] = source[at]!.replace('>', '\\>');
  for (const at of days) lines[at] = source[at]!.replace('.', '\\.');
  for (const [at, kind] of kinds.entries())
    if (kind === 'item') lines[at] = lines[at]!.replace(NUMBER_IN_ITEM, '$1\\$2');
  const runsOn = findWraps(source, kinds, marksHeadings);
  // Without its dot, a day does not look like a section number.
  const plain = days.size === 0 ? source : source.map((line, at) => (days.has(at) ? line.replace('.', '') : line));
  const text = { lines: plain, kinds, runsOn };
  const sections = marksHeadings ? null : findSections(text);
  const headings = own.length > 1 ? null : findLineHeadings(text);
  // Below a marked title, only numbered sections are certain, and only if one of them has more than a list.
  if (headings && marksHeadings) {
    const isNumbered = (at: number) => /^\d/.test(source[at]!);
    const hasText = [...headings.keys()].some((at) => isNumbered(at) && kinds[at + 1] === 'text');
    for (const at of headings.keys()) if (!hasText || !isNumbered(at)) headings.delete(at);
  }
  if (sections && headings) writeSections(sections, text, lines, headings);
  const isHeading = (at: number) =>
    headings?.has(at) === true || marked.has(at) || (marked.has(at + 1) && isUnderline(source[at + 1]!));
  const hasBlank = hasBlankBetween(kinds);
  // Markdown joins lists that only a blank line separates, unless their bullets differ.
  const given = new Set(lines.map((line, at) => (kinds[at] === 'item' ? line.trimStart()[0] : '')));
  const bullets = ['-', '*', '+'].filter((bullet) => !given.has(bullet));
  let lists = 0;
  for (const at of findLineLists(text, hasBlank, isHeading)) {
    if (kinds[at - 1] !== 'item') lists += 1;
    lines[at] = asItem(source[at]!, bullets[lists % bullets.length]);
    kinds[at] = 'item';
    runsOn[at] = false;
  }
  const paragraphs = findParagraphs({ lines: source, kinds, runsOn }, hasBlank, isHeading);
  for (let at = 0; at < source.length; at += 1) {
    const kind = kinds[at]!;
    const before = kinds[at - 1];
    if (kind === 'grid') continue;
    if (SIGNATURE.test(source[at]!)) starts.add(at);
    // A rule above a sum is not the underline of a heading.
    if (kind === 'text' && INDENTED_RULE.test(source[at]!)) lines[at] = source[at]!.replace(/[-=]/, '\\$&');
    const level = headings?.get(at);
    if (level) {
      lines[at] = `${'#'.repeat(level)} ${lines[at]!.trim()}`;
      continue;
    }
    if (before !== 'text' && before !== 'item' && before !== 'more') continue;
    if (runsOn[at] || headings?.has(at - 1)) continue;
    if (kind === 'item') {
      // A list begins within the text. Inside a list, Markdown recognises its items.
      if (before === 'text' && !hasOpenMark(lines[at - 1]!)) starts.add(at);
    } else if (kind === 'text') {
      const last = lines[at - 1]!;
      if (before !== 'text') starts.add(at);
      else if (paragraphs.has(at) && !hasOpenMark(last)) starts.add(at);
      else if (!/(?: {2}|\\)$/.test(last)) lines[at - 1] = `${last.trimEnd()}  `;
    }
  }
  return { lines, starts, marks: isTitle ? 'title' : marksHeadings ? 'headings' : 'none' };
}

/** Writes an outline into `lines`, without the stars that show its levels, and replaces what `headings` says of it. */
function writeSections(
  { headings: found, items }: Sections,
  { lines: source, kinds, runsOn }: { lines: readonly string[]; kinds: LineKind[]; runsOn: boolean[] },
  lines: string[],
  headings: Map<number, 1 | 2 | 3 | 4>,
): void {
  for (const [at, level] of found) {
    headings.set(at, level);
    lines[at] = withoutStars(source[at]!);
  }
  for (const [at, level] of items) {
    headings.delete(at);
    lines[at] = `${'  '.repeat(level)}- ${withoutStars(source[at]!).replace(/^\s*(?:[-*+][ \t]+)?/, '')}`;
    kinds[at] = 'item';
    runsOn[at] = false;
  }
}

function withoutStars(line: string): string {
  return line.replace(/^\*{1,6}[ \t]+/, '');
}

function asItem(line: string, bullet = '-'): string {
  return line.replace(/^[ \t]*/, (indent) => `${indent}${bullet} `);
}

/** Finds lines that continue the sentence of the previous line. In Markdown text most lines do. */
function findWraps(lines: readonly string[], kinds: LineKind[], isMarkdown: boolean): boolean[] {
  const runsOn: boolean[] = new Array(lines.length).fill(false);
  const paragraphs: LinePair[][] = [[]];
  const paragraphAt: number[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    const isText = kinds[at] === 'text' && kinds[at - 1] === 'text';
    if (!isText) paragraphs.push([]);
    paragraphAt[at] = paragraphs.length - 1;
    if (isText) paragraphs.at(-1)!.push(pairAt(lines, at));
  }
  const usual = wrapWidth(paragraphs.flat());
  // An indented example, or a paragraph from elsewhere, has its own width.
  const widths = paragraphs.map((pairs) => wrapWidth(pairs) ?? usual);
  for (let at = 1; at < lines.length; at += 1) {
    if (kinds[at] !== 'text' || SIGNATURE.test(lines[at - 1]!)) continue;
    const width = widths[paragraphAt[at]!] ?? usual;
    const before = kinds[at - 1];
    const pair = pairAt(lines, at);
    if (before === 'item' || before === 'more') {
      runsOn[at] = isLazy(pair, width);
      // From here on the line belongs to the item, as if it were indented.
      if (runsOn[at]) kinds[at] = 'more';
    } else if (before === 'text' && !beginsWithBoldTerm(pair.next) && !isBoldHead(pair))
      runsOn[at] = runsOver(pair) || (width !== null && isFull(pair, width)) || (isMarkdown && goesOnInMarkdown(pair));
  }
  return runsOn;
}

/** A line and the line before it, without their margins. */
function pairAt(lines: readonly string[], at: number): LinePair {
  const line = lines[at - 1]!;
  return { line: /^[ \t]{1,8}\S/.test(line) ? line.trimStart() : line, next: lines[at]!.trimStart() };
}

const BEGINS_WITH_LINK = /^\(?(?:\[[^\]]+\]\(|<?(?:https?:\/\/|www\.|mailto:))/i;

/**
 * Whether an unindented line continues the list item above: the previous line was full, or this one begins with a link,
 * or in lower case after an unfinished sentence.
 */
function isLazy(pair: LinePair, width: number | null): boolean {
  if ((width !== null && isFull(pair, width)) || BEGINS_WITH_LINK.test(pair.next)) return true;
  return /^\p{Ll}/u.test(pair.next) && !/[.!?…]["'”’)]*\s*$/u.test(pair.line);
}

/**
 * The lines that begin a paragraph. If most lines of a group do, all do; but the facts below the title stay together.
 */
function findParagraphs(text: PlainLines, hasBlank: boolean, isHeading: (at: number) => boolean): Set<number> {
  const { lines, kinds, runsOn } = text;
  const found = new Set<number>();
  const title = kinds.findIndex((kind) => kind !== 'blank');
  const heads = lines.flatMap((_, at) => (startsBelowHead(text, at) ? [at] : []));
  if (heads.length >= LEAST_BOLD_HEADS) for (const at of heads) found.add(at);
  let above = title;
  for (let from = 0; from < lines.length; from += 1) {
    if (kinds[from] === 'blank') continue;
    const group: number[] = [];
    let to = from + 1;
    const isText = kinds[from] === 'text' && !isHeading(from);
    for (; isText && kinds[to] === 'text' && !isHeading(to); to += 1) if (!runsOn[to]) group.push(to);
    const own = group.filter((at) => startsParagraph(lines, at, hasBlank));
    const areAll = own.length > 0 && own.length >= group.length / 2 && above !== title;
    for (const at of areAll ? group : own) found.add(at);
    above = to - 1;
    from = above;
  }
  return found;
}

/** How many paragraphs of a text begin with a bold line if those are its headings. */
const LEAST_BOLD_HEADS = 3;

/** Whether a line is below a bold line that begins a paragraph. */
function startsBelowHead({ lines, kinds }: PlainLines, at: number): boolean {
  const begins = kinds[at] === 'text' && kinds[at - 1] === 'text' && kinds[at - 2] !== 'text';
  return begins && isBoldHead(pairAt(lines, at));
}

/** Terms, and remarks in parentheses, are separate paragraphs however short their lines are. */
function startsParagraph(lines: readonly string[], at: number, hasBlank: boolean): boolean {
  const line = lines[at]!;
  return isParagraphEnd(lines[at - 1]!, line, hasBlank) || beginsWithBoldTerm(line.trim()) || isRemark(line);
}

function isParagraphEnd(line: string, next: string, hasBlank: boolean): boolean {
  const longest = Math.max(line.length, next.length);
  return longest > PARAGRAPH_LENGTH || (!hasBlank && longest > VERSE_LENGTH);
}

function hasBlankBetween(kinds: readonly LineKind[]): boolean {
  const last = kinds.findLastIndex((kind) => kind !== 'blank');
  const first = kinds.findIndex((kind) => kind !== 'blank');
  return first !== -1 && kinds.slice(first, last).includes('blank');
}

function isMarkedHeading(line: string, kinds: readonly LineKind[], at: number): boolean {
  if (kinds[at] !== 'fixed' || line.endsWith(LIFTED_END)) return false;
  if (/^ {0,3}(?:#{1,6}[ \t]+\S|<h[1-6][\s>])/i.test(line)) return true;
  return kinds[at - 1] === 'text' && !SIGNATURE.test(line) && isUnderline(line);
}

const INDENTED_RULE = /^(?: {4}|\t)[ \t]*(?:-+|=+)[ \t]*$/;

function isUnderline(line: string): boolean {
  return /^ {0,3}(?:=+|-+)[ \t]*$/.test(line);
}

const OPEN_TAG = /<[a-z/][^<>]*$/i;

/**
 * Whether a line leaves a style or a link open that the next line may close. If they were separated, the markup would
 * show.
 */
function hasOpenMark(line: string): boolean {
  if (!/[*_`[~<]/.test(line)) return false;
  const count = (sign: string): number => line.split(sign).length - 1;
  return (
    count('*') % 2 === 1 ||
    count('_') % 2 === 1 ||
    count('`') % 2 === 1 ||
    count('~~') % 2 === 1 ||
    count('[') !== count(']') ||
    OPEN_TAG.test(line)
  );
}
