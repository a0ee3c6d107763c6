import { slideLabel } from '../../words/slide-labels';
import { fencedLines, moveToMargin } from '../inline/literal-lines';

/** A text written slide by slide, converted to Markdown line for line, and its number of slides. */
export type SlideScript = { text: string; slides: number; firstLine: number };

const LEAST_SLIDES = 3;
const WORDS = 'Slide|Folie|Diapositive|Diapositiva|Diapo';
/** A cheap first check, because most texts have no slide labels. */
const QUICK_CHECK = new RegExp(`(?:${WORDS})[ \\t]*#?[01](?!\\d)`, 'i');
const MARK = new RegExp(
  `^[ \\t]*(?:#{1,6}[ \\t]+)?(?:\\*\\*|__)?[ \\t]*(?:\\p{Extended_Pictographic}\\uFE0F?[ \\t]*)?(?:${WORDS})[ \\t]*#?(\\d{1,3})(?:(?:\\*\\*|__)?[ \\t]*[:.–—-](.*)|[ \\t]*(?:\\*\\*|__)?[ \\t]*)$`,
  'iu',
);
const MOST_LETTERS = 160;
const ITEM = /^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+/;
/** `**Title:** Bees`, `- Subtitle: In the city`, `*Speaker notes: …*` */
const LABELLED =
  /^[ \t]*(?:[-*•][ \t]+)?([*_]{0,3})(\p{L}[\p{L} ’'-]{1,28}?)[ \t]*(?:\([^()]{1,40}\)[ \t]*)?[*_]{0,3}:[*_]{0,3}[ \t]*(.*)$/u;

/**
 * Reads a text written slide by slide ("Slide 2: Why bees matter"), as people and AI chats plan presentations: slide
 * names become headings, labels such as "Content:" are removed, and remarks about pictures or for the speaker become
 * notes. Null if fewer than three lines number slides in order.
 */
export function readSlideScript(text: string): SlideScript | null {
  if (!QUICK_CHECK.test(text)) return null;
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const marks = findMarks(lines);
  if (marks.length < LEAST_SLIDES) return null;
  for (const [index, at] of marks.entries()) writeSlide(lines, at, marks[index + 1] ?? lines.length, index === 0);
  return { text: lines.join('\n'), slides: marks.length, firstLine: marks[0]! + 1 };
}

/** The lines that number slides, in order from 0 or 1, outside code. */
function findMarks(lines: readonly string[]): number[] {
  const marks: number[] = [];
  let next: number | null = null;
  const isFenced = fencedLines(lines);
  for (const [at, line] of lines.entries()) {
    if (isFenced[at] || line.length > MOST_LETTERS) continue;
    const number = MARK.exec(line)?.[1];
    if (number === undefined) continue;
    if (next === null ? Number(number) > 1 : Number(number) !== next) return [];
    next = Number(number) + 1;
    marks.push(at);
  }
  return marks;
}

/** @param to the line after the slide */
function writeSlide(lines: string[], from: number, to: number, isFirst: boolean): void {
  let title = withoutMarks(MARK.exec(lines[from]!)?.[2] ?? '');
  const isTitleSlide = isFirst && isPlainTitle(title);
  let inNotes = false;
  const isFenced = fencedLines(lines.slice(from, to));
  for (let at = from + 1; at < to; at += 1) {
    const line = lines[at]!;
    if (isFenced[at - from]) continue;
    if (line.trim() === '' || /^ {0,3}(?:-{3,}|\*{3,})[ \t]*$/.test(line)) {
      inNotes = false;
      continue;
    }
    const [, mark = '', label = '', rest = ''] = LABELLED.exec(line) ?? [];
    const value = mark !== '' && rest.endsWith(mark) && !rest.startsWith(mark) ? rest.slice(0, -mark.length) : rest;
    const kind = slideLabel(label);
    if (kind === 'title' && value !== '') {
      title = withoutMarks(value);
      lines[at] = '';
    } else if (kind === 'subtitle') lines[at] = withoutMarks(value);
    else if (kind === 'content') lines[at] = value;
    else if (kind === 'picture' && value !== '') lines[at] = noteOf(`${label}: ${value}`);
    else if (kind === 'notes') {
      lines[at] = value === '' ? '' : noteOf(value);
      inNotes = true;
    } else if (inNotes) lines[at] = noteOf(line.replace(ITEM, '').trim());
  }
  moveToMargin(lines, from + 1, to, (line) => ITEM.test(line));
  if (title === '' || isPlainTitle(title)) title = takeFirstLine(lines, from + 1, to) ?? title;
  if (isTitleSlide) for (let at = from + 1; at < to; at += 1) lines[at] = lines[at]!.replace(ITEM, '');
  if (title !== '') lines[from] = `${isFirst ? '#' : '##'} ${title}`;
}

/** Whether the name of a slide only says what kind of slide it is: “Title slide”. */
function isPlainTitle(title: string): boolean {
  const label = slideLabel(title);
  return label === 'titleSlide' || label === 'title';
}

/** A heading's text without the markup around it. */
function withoutMarks(text: string): string {
  return text
    .replace(/\*\*|__/g, '')
    .trim()
    .replace(/^(["“„«])(.*)["”“»]$/, '$2')
    .replace(/:$/, '')
    .trim();
}

/** Double dashes and `>` are replaced because they could end the comment. */
function noteOf(text: string): string {
  return `<!-- notes: ${withoutMarks(text)
    .replace(/^\*(.*)\*$/, '$1')
    .replace(/-{2,}/g, '–')
    .replaceAll('>', '›')} -->`;
}

const LONGEST_TITLE = 90;

/** Takes the slide's first line as its title if its label has no better name. */
function takeFirstLine(lines: string[], from: number, to: number): string | null {
  for (let at = from; at < to; at += 1) {
    const line = lines[at]!;
    if (line.trim() === '' || line.startsWith('<!-- notes')) continue;
    const words = withoutMarks(line.replace(ITEM, ''));
    if (words.length > LONGEST_TITLE || /^(?:`{3}|~{3}|\||-{3}|!\[)/.test(words)) return null;
    lines[at] = '';
    return words;
  }
  return null;
}
