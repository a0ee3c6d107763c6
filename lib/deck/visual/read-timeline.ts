import type { ListItem } from '../blocks';
import { MONTH } from '../text/months';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { withoutBold } from './split-item';
import type { Moment } from './visual';

const YEAR = '(?:1[0-9]|20)\\d\\d';
const WHEN = [
  `Q[1-4](?:\\s?[/’']?\\s?${YEAR}|\\s?’\\d\\d)?`,
  `${YEAR}\\s?Q[1-4]`,
  `H[12]\\s?${YEAR}`,
  `${YEAR}-\\d\\d(?:-\\d\\d)?`,
  `${YEAR}s?(?:\\s?[–-]\\s?(?:${YEAR}|\\d\\d|today|now|present|heute|aujourd’hui|hoy))?(?!\\d|[.,]\\d)`,
  `\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s(?:de\\s)?${MONTH}(?:\\s(?:de\\s)?${YEAR})?(?!\\p{L})`,
  `${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s${YEAR})?(?!\\p{L})`,
  `${MONTH}(?:\\s${YEAR})?(?!\\p{L})`,
  `\\d{1,2}\\.\\d{1,2}\\.(?:${YEAR})?`,
  `\\d{1,2}[:.]\\d\\d(?:\\s?[–-]\\s?\\d{1,2}[:.]\\d\\d)?(?:\\s?(?:am|pm|Uhr|h))?(?!\\d)`,
  `\\d{1,2}\\s?(?:am|pm)(?!\\p{L})`,
  `(?:week|day|month|year|phase|sprint|woche|tag|monat|jahr)\\s\\d{1,3}(?:\\s?[–-]\\s?\\d{1,3})?`,
].join('|');
const PATTERN = new RegExp(`^\\s*(${WHEN})(?:\\s*[:–—-]\\s+|\\s*[:：]\\s*|,?\\s+|$)`, 'iu');

const LEAST = 3;
const MOST = 10;
const TEXT_WORDS = 18;

/** Reads three to ten items that begin with a year, quarter, month, date or time. Null if one doesn't. */
export function readTimeline(items: readonly ListItem[]): Moment[] | null {
  if (items.length < LEAST || items.length > MOST) return null;
  const moments = items.map(readMoment);
  return moments.every((moment) => moment !== null) ? moments : null;
}

/** Reads when something happens and what happens. */
export function readMoment({ runs }: ListItem): Moment | null {
  const text = plainText(runs);
  const found = PATTERN.exec(text.slice(0, 80));
  if (!found) return null;
  const rest = trimRuns(sliceRuns(runs, found[0].length));
  const words = plainText(rest).trim().split(/\s+/).length;
  return rest.length === 0 || words > TEXT_WORDS ? null : { when: found[1]!.trim(), text: withoutLead(rest) };
}

/** Removes the colon that remains from "**2019**: text". */
function withoutLead(runs: Moment['text']): Moment['text'] {
  const lead = /^[:：–—-]\s*/.exec(plainText(runs))?.[0].length ?? 0;
  const rest = lead > 0 ? trimRuns(sliceRuns(runs, lead)) : runs;
  return rest.every(({ bold }) => bold) ? withoutBold(rest) : rest;
}

/** Whether a label is a time, which makes a chart a time series. */
export function isTime(label: string): boolean {
  const found = PATTERN.exec(`${label.slice(0, 60)} `);
  return found !== null && found[0].trim().length >= label.trim().length;
}
