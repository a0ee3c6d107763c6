import type { ListItem, TextRun } from '../blocks';
import { leadingDate, MONTH, wholeDate } from '../text/read-date';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import type { Moment } from '../visual';
import { withoutBold } from './split-item';

const YEAR = '(?:1[0-9]|20)\\d\\d';
/** Times that are clear enough to need no colon after them. */
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
  `\\d{1,2}(?:[:.h]|\\sh\\s)\\d\\d(?:\\s?[–-]\\s?\\d{1,2}(?:[:.h]|\\sh\\s)\\d\\d)?(?:\\s?(?:am|pm|Uhr|h))?(?!\\d)`,
  `\\d{1,2}\\s?(?:am|pm)(?!\\p{L})`,
  `(?:week|day|month|year|phase|sprint|woche|tag|monat|jahr)\\s\\d{1,3}(?:\\s?[–-]\\s?\\d{1,3})?`,
].join('|');
const PATTERN = new RegExp(`^\\s*(${WHEN})(?:\\s*[:–—-]\\s+|\\s*[:：]\\s*|,?\\s+|$)`, 'iu');

const LEAST = 3;
const MOST = 10;
const TEXT_WORDS = 18;
const WHEN_LETTERS = 48;
const SEEN_LETTERS = 80;

/**
 * Reads three to ten items that begin with a year, quarter, month, date or time. Null if an item begins with anything
 * else.
 */
export function readTimeline(items: readonly ListItem[]): Moment[] | null {
  if (items.length < LEAST || items.length > MOST) return null;
  const moments = items.map(readMoment);
  return moments.every((moment) => moment !== null) ? moments : null;
}

/** Reads when something happens and what happens. */
export function readMoment({ runs }: ListItem): Moment | null {
  return readBoldDate(runs) ?? readDated(runs) ?? readTimed(runs);
}

/** Reads "**March–April 2026** Wiring", where only bold separates the date from the text. */
function readBoldDate(runs: TextRun[]): Moment | null {
  const count = runs.findIndex(({ bold }) => !bold);
  const text = plainText(runs.slice(0, Math.max(0, count)));
  const date = text === '' ? null : wholeDate(text);
  return date === null ? null : makeMoment(date, sliceRuns(runs, text.length));
}

function readDated(runs: TextRun[]): Moment | null {
  const found = leadingDate(plainText(runs));
  return found && makeMoment(found.date, sliceRuns(runs, found.length));
}

function readTimed(runs: TextRun[]): Moment | null {
  const found = PATTERN.exec(plainText(runs).slice(0, SEEN_LETTERS));
  return found && makeMoment(found[1]!.trim(), sliceRuns(runs, found[0].length));
}

function makeMoment(when: string, runs: TextRun[]): Moment | null {
  const text = withoutLead(trimRuns(runs));
  const words = plainText(text).trim().split(/\s+/).length;
  if (text.length === 0 || words > TEXT_WORDS || when.length > WHEN_LETTERS) return null;
  return { when, text };
}

/** Removes the colon that remains from "**2019**: text". */
function withoutLead(runs: TextRun[]): TextRun[] {
  const lead = /^[:：–—-]\s*/.exec(plainText(runs))?.[0].length ?? 0;
  const rest = lead > 0 ? trimRuns(sliceRuns(runs, lead)) : runs;
  return rest.every(({ bold }) => bold) ? withoutBold(rest) : rest;
}

/** Whether a label is a time, which makes a chart a time series. */
export function isTime(label: string): boolean {
  const text = label.trim();
  if (text.length > WHEN_LETTERS) return false;
  const found = PATTERN.exec(`${text} `);
  return (found !== null && found[0].trim().length >= text.length) || wholeDate(text) !== null;
}
