import { MONTH } from '../read-date';
import type { LineKind } from './line-kinds';

/**
 * "14. Mai 2026", "3. Oktober: Sommerfest", but not "3. May be extended". Languages that write the day with a dot have
 * nothing else after the month, or a year.
 */
const DAY = new RegExp(
  `^ {0,3}(\\d{1,2})\\.[ \\u00a0]{1,2}(${MONTH})(?=$|[ \\t\\u00a0]*$|[,:]|[ \\u00a0](?:[–—-][ \\u00a0]|(?:19|20)\\d\\d(?!\\d)))`,
  'iu',
);
const NUMBERED = /^ {0,3}(\d{1,9})[.)][ \t]/;

/**
 * Lines that begin with the day of a date, which Markdown would read as the number of a list item. A line beside the
 * next number of a list is an item of it: "1. Januar", "2. Februar".
 */
export function findDays(lines: readonly string[], kinds: readonly LineKind[]): Set<number> {
  const days = new Set<number>();
  const numbered = [...lines.keys()].filter((at) => kinds[at] === 'item' && NUMBERED.test(lines[at]!));
  for (const [place, at] of numbered.entries()) {
    const found = DAY.exec(lines[at]!);
    if (!found || Number(found[1]) > 31) continue;
    const isBesideItem = [numbered[place - 1], numbered[place + 1]].some(
      (other) => other !== undefined && isNextItem(lines[other]!, found),
    );
    if (!isBesideItem) days.add(at);
  }
  return days;
}

function isNextItem(line: string, [, day, month]: RegExpExecArray): boolean {
  const number = Number(NUMBERED.exec(line)?.[1]);
  if (Math.abs(number - Number(day)) !== 1) return false;
  return DAY.exec(line)?.[2]?.toLowerCase() !== month!.toLowerCase();
}
