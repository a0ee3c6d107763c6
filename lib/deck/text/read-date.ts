import { DATE_WORDS, MONTH_NAMES, NUMBER_SUFFIXES } from '../words/date-words';

/** Regular expression source for a month name, in full or abbreviated. */
export const MONTH = `(?:${MONTH_NAMES})\\.?`;

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(DATE_WORDS).flatMap(([letter, lines]) =>
    lines.flatMap((line) => line.split(' ').map((word) => [word, letter] as const)),
  ),
);
const MONTH_WORD = new RegExp(`^${MONTH}$`, 'u');
const LONGEST_WORD = 16;

/**
 * The form of a text as far as dates are concerned, with one character for each of its characters: months become `M`,
 * seasons `S`, and so on, suffixes of numbers `o`, and letters of other words `x`. Anything but letters is kept.
 */
export function dateForm(text: string): string {
  return text.replace(/\p{L}+(?:[’']\p{L}+)*/gu, (word, at: number) =>
    letterOf(word, text.slice(Math.max(0, at - 2), at)).repeat(word.length),
  );
}

function letterOf(word: string, before: string): string {
  if (word.length > LONGEST_WORD) return 'x';
  const lower = word.toLowerCase();
  if (/\d\.?$/.test(before) && NUMBER_SUFFIXES.has(lower)) return 'o';
  if (MONTH_WORD.test(lower)) return 'M';
  return LETTERS.get(lower) ?? 'x';
}

const YEAR = '(?:1[0-9]|20)\\d\\d';
const YEARS = `${YEAR}(?:/(?:${YEAR}|\\d\\d))?(?!\\d|[.,]\\d)`;
const MONTH_FORM = 'M+\\.?';
const TO = '(?:\\s?[–—/-]\\s?|\\s[TB]+\\s)';
const DAY = '\\d\\d?(?:o+|\\.)?';
const DAYS = `${DAY}(?:${TO}${DAY})?`;
const IN_YEAR = `,?\\s(?:F+\\s)?${YEARS}`;

/** Dates in the form that `dateForm` gives them. */
const DATE = [
  `${DAYS}\\s(?:F+\\s)?${MONTH_FORM}(?:${IN_YEAR})?`,
  `${MONTH_FORM}\\s${DAYS}(?!\\d)(?:${IN_YEAR})?`,
  `${MONTH_FORM}(?:${IN_YEAR})?`,
  `S+${IN_YEAR}`,
  `(?:[1-4](?:\\.?o+|\\.)?|O+)\\sP+(?:${IN_YEAR})?`,
  `[qht][1-4](?:[–/-][qht]?[1-4])?(?:\\s?[/’']?\\s?${YEAR}|\\s?[’']\\d\\d)`,
  `q[1-4](?:[–/-]q?[1-4])?`,
  `${YEAR}\\s?[qht][1-4]`,
  `${YEAR}-\\d\\d(?:-\\d\\d)?(?!\\d)`,
  `\\d\\d?[./]\\d\\d?[./](?:${YEAR}|\\d\\d)?(?!\\d)`,
  `(?:0?[1-9]|1[0-2])[./]${YEAR}`,
  `${YEAR}o+`,
  YEARS,
].join('|');

const WEEKDAY = '(?:W+[.,]{0,2}\\s)?';
const CLOCK = '\\d\\d?(?:[:.h]\\d\\d)?';
const HALF_OF_DAY = '\\s?[mhA]+';

/** The parts of a date, each matched where the last one ended. One expression for all would be slow to compile. */
const LEAD = new RegExp(`\\s*(?:[LFBA]+\\.?\\s){0,4}(?:[LW]+-)?${WEEKDAY}`, 'y');
const FROM = new RegExp(DATE, 'y');
const UNTIL = new RegExp(`${TO}${WEEKDAY}`, 'y');
const NOW = /N+/y;
const AT_TIME = new RegExp(
  `,?\\s(?:[LBA]+\\s)?(?:\\d\\d?[:.h]\\d\\d|${CLOCK}(?=\\s?[–-]\\s?\\d|${HALF_OF_DAY}))(?:\\s?[–-]\\s?${CLOCK})?(?:${HALF_OF_DAY})?`,
  'y',
);
const NOTE = /\s[(（][^()（）]{1,30}[)）]/y;
const SEPARATOR = /\s*(?:：|:(?!\d))\s*|\s*[–—-]\s+|\s+[|·→]\s+/y;
const END = /\s*[:：.,–—-]?\s*$/y;

/** Where a match of `part` at this position ends, or null if there is none. */
function endOf(part: RegExp, form: string, at: number): number | null {
  part.lastIndex = at;
  return part.test(form) ? part.lastIndex : null;
}

/**
 * Where a date or a range of dates ends, with the words around it, and where `after` it ends. Null for any other text.
 * "March 2026 – April showers" is no range, because nothing separates April from the rest.
 */
function findDate(form: string, after: RegExp): { end: number; length: number } | null {
  const from = endOf(FROM, form, endOf(LEAD, form, 0) ?? 0);
  if (from === null) return null;
  const until = endOf(UNTIL, form, from);
  const to = until === null ? null : (endOf(FROM, form, until) ?? endOf(NOW, form, until));
  for (const date of to === null ? [from] : [to, from]) {
    const time = endOf(AT_TIME, form, date) ?? date;
    const end = endOf(NOTE, form, time) ?? time;
    const length = endOf(after, form, end);
    if (length !== null) return { end, length };
  }
  return null;
}

/** Characters examined at the start of a text. */
const SEEN = 120;

/** The date at the start of a text, and the length of it with the separator after it. Null if there is none. */
export function leadingDate(text: string): { date: string; length: number } | null {
  const found = findDate(dateForm(text.slice(0, SEEN)), SEPARATOR);
  return found && { date: text.slice(0, found.end).trim(), length: found.length };
}

const EDGE = /(?=$|[\s,.;:!?)）])/y;

/** Whether a text begins with a date rather than a value: "9 May 2026", "2024/25", "12/05/2026 at the latest". */
export function beginsWithDate(text: string): boolean {
  const found = findDate(dateForm(text.slice(0, SEEN)), EDGE);
  return found !== null && !/^(?:1[0-9]|20)\d\d$/.test(text.slice(0, found.end).trim());
}

/** The date that is the whole text, without a colon or comma after it. Null if there is more, or no date. */
export function wholeDate(text: string): string | null {
  const found = text.length > SEEN ? null : findDate(dateForm(text), END);
  return found && text.slice(0, found.end).trim();
}
