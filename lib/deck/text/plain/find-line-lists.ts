import { endsWithColon } from '../letters';
import { isConversation } from '../read-turn';
import type { PlainLines } from './find-group-heads';
import { isRemark } from './wrap-width';

const LEAST = 3;
/** Longer lines are paragraphs. In characters. */
const LONGEST = 120;
/** Signs belong to sums, comparisons and commands. */
const BEGINS = /^(?:[\p{L}\p{N}"'“„«(]|\p{Sc}\d|[*_`]{1,2}\p{L})/u;
const OPEN_END = /[,;:–—-]$/;
/** A question or an answer with its letter is no item. */
const LETTER_LABEL = /^\p{L}\s?[:：.]\s/u;

/**
 * Finds lists without bullets: at least three lines of one form that are below a line with a colon, or all that is
 * below a heading. The lines of verse, addresses and letters differ in how they begin or end, or have more text around
 * them. In a text without blank lines, a list ends at the first line of another form. The first line of a text is its
 * title, and what is below it is no list.
 * @returns the lines that are items
 */
export function findLineLists(text: PlainLines, hasBlank: boolean, isHeading: (at: number) => boolean): number[] {
  const { lines, kinds } = text;
  const items: number[] = [];
  let lead = -1;
  for (let from = 0, groups = 0; from < lines.length; from += 1) {
    if (kinds[from] === 'blank') continue;
    if (isHeading(from) || kinds[from] !== 'text') {
      lead = groups === 0 ? -1 : from;
      groups += 1;
      continue;
    }
    let to = from;
    while (kinds[to] === 'text' && !isHeading(to)) to += 1;
    const isAnnounced = lead >= 0 && endsWithColon(lines[lead]!);
    const first = endsWithColon(lines[from]!) || isRemark(lines[from]!) ? from + 1 : from;
    if (!hasBlank) to = endOfForm(lines, first, to);
    let end = to;
    while (end > first && isRemark(lines[end - 1]!)) end -= 1;
    const isLed = isAnnounced || endsWithColon(lines[from]!) || (lead >= 0 && isHeading(lead) && isAlone(to));
    if (isLed && areItems(text, first, end)) for (let at = first; at < end; at += 1) items.push(at);
    lead = to - from === 1 && endsWithColon(lines[from]!) ? from : -1;
    groups += 1;
    from = Math.max(from, to - 1);
  }
  return items;

  function isAlone(to: number): boolean {
    if (!hasBlank) return true;
    while (kinds[to] === 'blank') to += 1;
    return to >= lines.length || isHeading(to);
  }
}

const LOWER = /^\p{Ll}/u;
const STOP = /[.!?…]["'”’)]*$/u;

/** Where the lines stop beginning and ending like the first. */
function endOfForm(lines: readonly string[], from: number, to: number): number {
  const [first = ''] = lines.slice(from, to).map((line) => line.trim());
  const isLike = (line: string) => LOWER.test(line) === LOWER.test(first) && STOP.test(line) === STOP.test(first);
  let end = from;
  while (end < to && isLike(lines[end]!.trim()) && !endsWithColon(lines[end]!)) end += 1;
  return Math.max(end, Math.min(to, from + 1));
}

function areItems({ lines, runsOn }: PlainLines, from: number, to: number): boolean {
  if (to - from < LEAST) return false;
  const items = lines.slice(from, to).map((line) => line.trim());
  // Wrapped text does not begin in lower case.
  if (!LOWER.test(items[0]!) && runsOn.slice(from + 1, to).includes(true)) return false;
  const isItem = (item: string) =>
    item.length <= LONGEST && BEGINS.test(item) && !OPEN_END.test(item) && !LETTER_LABEL.test(item);
  const isAlike = (form: RegExp) => items.every((item) => form.test(item)) || !items.some((item) => form.test(item));
  return items.every(isItem) && isAlike(LOWER) && isAlike(STOP) && !isConversation(items);
}
