import { beginsWithDate } from '../text/read-date';
import { hasPhrase } from '../words/match-phrases';
import { anyOf, MAGNITUDES, TIME_WORDS } from '../words/value-words';
import { isTime } from './read-timeline';

/**
 * The one tokenizer of values. A value is one token with its sign, currency, magnitude and unit, its range, tolerance or
 * ratio: `€4.2M`, `98 %`, `3–5 days`, `20 ± 2 °C`, `1 in 5`, `24/7`. Dates, times and names with digits are not values,
 * and nothing inside a value is one.
 */
const SPACE = '[ \\u00a0\\u2009\\u202f]';
/** Digits in groups of thousands, or none. Other groups are parts of versions, phone numbers and the like. */
const NUMBER = `(?:[1-9]\\d{0,2}(?:(?:[.,'’]|${SPACE})\\d{3})+|[1-9]\\d?(?:,\\d\\d)+,\\d{3}|0(?!\\d)|[1-9]\\d*)(?:[.,]\\d+)?(?!\\d|[.,'’]\\d)`;
const CODE = 'USD|EUR|CHF|GBP|JPY|SEK|NOK|DKK|PLN|CZK|kr|zł|Kč';
const UNITS = [
  String.raw`%|‰|°[CF]?|[x×](?!\s?\d)|pp|ppm|bn|million|billion|thousand|Millionen|Milliarden|Tausend|Mio\.?|Mrd\.?|${CODE}`,
  String.raw`km\/h|m\/s|mph|rpm|[kcm]?m[²³]|[KkMm]|B(?!\s\p{Lu})|[knµμmc]m|ha|[kmµμ]g|[kMG]?t|min|hrs?|ms|[hgsl]|m[lA]|[cd]l|lb|oz|ft|mi|px|pt`,
  '[kMGT]Wh|[kMGT]?W|[KMGT]B|[kMGT]?Hz|dB|k?V|mAh|Nm|bar|kcal|k?J|[kh]?Pa|fps|dpi',
].join('|');
/** The T in "95 T€" stands for thousand. Without a currency it is no unit. */
const UNIT = String.raw`(?:(?:${UNITS})(?![\p{L}\p{N}])|T(?=\s?\p{Sc}))`;
/** A Chinese, Japanese or Korean counter directly after the number. */
const COUNTER = String.raw`(?:[\p{Script=Han}\p{Script=Hangul}]{1,2}(?=[\s：:]|$))`;
const AMOUNT = String.raw`[~≈<>≤≥±]?\s?[+\-−–]?(?:(?:\p{Sc}|${CODE}|Fr\.)\s?)?[+\-−–]?${NUMBER}(?:\s?${UNIT}|${COUNTER})?(?:\s?\p{Sc})?\+?`;
const BETWEEN = {
  range: String.raw`\s?[–—−~〜～-]\s?|\s(?:${anyOf('to')})\s`,
  tolerance: String.raw`\s?(?:±|\+\/?[-−–])\s?`,
  ratio: String.raw`:|\s?\/\s?|\s?[×x]\s?|\s(?:${anyOf('of')})\s(?!(?:1[5-9]|20)\d\d(?!\d))`,
};
const [FIRST, ...OTHERS] = [AMOUNT, ...Object.values(BETWEEN)].map((source) => new RegExp(source, 'uy'));
/** "1 h 12 min". */
const DURATION = new RegExp(
  String.raw`\d{1,3}\s?(?:${TIME_WORDS.hours})\s\d{1,2}\s?(?:${TIME_WORDS.minutes})(?![\p{L}\p{N}])`,
  'uy',
);
/** "4 h 30", "1h30", "45 min". At the start of a line, it may be the time of an agenda. */
const TIME_SPAN = new RegExp(
  String.raw`^(?=\d+\s?(?:${TIME_WORDS.hours}|min))(?:(\d{1,3})\s?(?:${TIME_WORDS.hours})(?!\p{L}))?\s?(?:(\d{1,3})\s?(?:${TIME_WORDS.minutes})?)?$`,
  'iu',
);
const CLOCK = new RegExp(
  String.raw`^\d{1,2}(?:[:.h]\d\d)?(?:\s?[–-]\s?\d{1,2}(?:[:.h]\d\d)?)?\s?(?:${TIME_WORDS.clock})(?!\p{L})|^\d{1,2}[:h][0-5]\d(?!\d)`,
  'iu',
);
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const MOST_LETTERS = 22;
/** What can't follow a value: the rest of a word (`3rd`, `5-star`, `12A`), or another number. */
const GOES_ON = /^(?:[\p{L}\p{N}'’"_-]|[\s.:/–—-]*\d)/u;
/** "12 North Lane" */
const NAME = /^\s\p{Lu}[\p{L}.]*\s\p{Lu}/u;

/** A second sign of comparison makes an interval: "> 3.5 kg, but < 9 kg", "3 < x < 5". */
const INTERVAL = /[<>≤≥][^<>≤≥]*[<>≤≥]/;

/** Characters that a value and what follows it can take. */
const SEEN = 60;

type Read = { figure: string; rest: string; isAmount: boolean };

function readValue(text: string): Read | null {
  const end = endOf(DURATION, text, 0);
  const one = end ?? endOf(FIRST!, text, 0);
  if (one === null) return null;
  const both = end === null ? OTHERS.map((between) => endOf(between, text, one)).find((at) => at !== null) : undefined;
  const other = both === undefined ? null : endOf(FIRST!, text, both);
  const figure = text.slice(0, other ?? one).trim();
  const rest = text.slice(other ?? one);
  if (figure.length > MOST_LETTERS || GOES_ON.test(rest) || (!hasUnit(figure) && NAME.test(rest))) return null;
  if (/^\s?[<>≤≥]/.test(rest) || INTERVAL.test(text.slice(0, SEEN))) return null;
  if (CLOCK.test(text) || beginsWithDate(text)) return null;
  return { figure, rest: rest.trim(), isAmount: other === null };
}

/** Where a match of `part` at this position ends, or null if there is none. */
function endOf(part: RegExp, text: string, at: number): number | null {
  part.lastIndex = at;
  return part.test(text) ? part.lastIndex : null;
}

/** The value at the start of a text, as written, and the rest. Null if there is none or if it is a year. */
export function leadingFigure(text: string): { figure: string; rest: string } | null {
  const read = readValue(text);
  return read && !YEAR.test(read.figure) ? read : null;
}

const SEPARATOR = /\s?[:：–—-]$/u;

/**
 * The value at the end of a text, and the name before it: "Solar 18 %", "2019 412 GWh", "Cold (94)",
 * "Twelve evenings: £1,080". Without a separator, the name must not contain a value, because the two may be the ends of an interval.
 */
export function trailingFigure(text: string): { name: string; figure: string } | null {
  const end = text
    .trimEnd()
    .slice(0, SEEN * 2)
    .replace(/\(([^()]+)\)$/, (remark, inner: string) => (isFigureWithUnit(inner) ? inner : remark));
  for (let at = end.indexOf(' '); at > 0; at = end.indexOf(' ', at + 1)) {
    const [before, figure] = [end.slice(0, at), end.slice(at + 1)];
    if (leadingFigure(figure)?.rest !== '' && !isTimeSpan(figure)) continue;
    // The last group of a telephone number.
    if (/(?:^|[\s(+])0\d[\d\s()/-]*$/.test(before)) continue;
    const name = before.replace(SEPARATOR, '');
    return name === before && valuesIn(name).length > 0 ? null : { name, figure };
  }
  return null;
}

/** Whether a text is only a value. A year only counts if `years` is true. */
export function isFigure(text: string, years = false): boolean {
  const trimmed = text.trim();
  if (YEAR.test(trimmed)) return years;
  return readValue(trimmed)?.rest === '';
}

const UNIT_WORD = /^[\p{L}%‰°²³]+\.?(?:\/\p{L}+)?$|^\/[\p{L}²³]+\.?$/u;
const MOST_WITH_UNIT = 20;

/** Whether a text is only a value, with at most one word for its unit: "142 days", "3–5 days". */
export function isFigureWithUnit(text: string): boolean {
  const own = text.trim();
  if (own.length > MOST_WITH_UNIT || isTime(own)) return false;
  const read = readValue(own);
  return read !== null && !YEAR.test(own) && (read.rest === '' || UNIT_WORD.test(read.rest));
}

/** Whether a text is a value with a few words: "88 % or more", "8 € per night", "under 2 hours". It cannot be charted. */
export function isFigurePhrase(text: string): boolean {
  const own = text.trim();
  if (own.length > MOST_WITH_UNIT || isTime(own)) return false;
  const behind = own.replace(/^\p{Ll}+\s/u, '');
  if (behind !== own) return hasUnit(behind) && isFigureWithUnit(behind);
  const lead = leadingFigure(own);
  return lead !== null && /^\p{L}+(?: \p{L}+){0,2}$/u.test(lead.rest);
}

/** Whether a text is one number with its unit, which can be compared with others: not a range or a ratio. */
export function isQuantity(text: string, years = false): boolean {
  const own = text.trim();
  return (isFigure(own, years) || isFigureWithUnit(own)) && (YEAR.test(own) || readValue(own)?.isAmount === true);
}

/** Whether a value has a unit or a currency, or is a share. */
export function hasUnit(figure: string): boolean {
  // "to" and "out of" are no units.
  return /[\p{L}\p{Sc}%‰°]/u.test(figure.replace(/\s\p{L}+(?:\s\p{L}+)?\s(?=\d)/gu, ' '));
}

/** The values inside a text, and where they begin. Dates, times, years and numbers within words are not among them. */
export function valuesIn(text: string): { figure: string; at: number }[] {
  const found: { figure: string; at: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !/[\s(]/.test(text[at - 1]!)) continue;
    const part = text.slice(at, at + SEEN);
    const lead = leadingFigure(part);
    if (lead) found.push({ figure: lead.figure, at: at + part.indexOf(lead.figure) });
    // A date or a number with several groups is one token too.
    const length = lead ? lead.figure.length : (/^[\d(+#][\d .,:/()–-]*(?=\s|$)/.exec(part)?.[0].trimEnd().length ?? 1);
    at += Math.max(1, length) - 1;
  }
  return found;
}

/** The decimal separator in a column of numbers. The other one separates thousands. */
export type NumberStyle = { decimal: '.' | ',' };

/**
 * Detects the decimal separator. A dot or comma followed by one or two digits is decimal, and one followed by three
 * digits separates thousands. English if it remains unclear.
 */
export function numberStyle(texts: readonly string[]): NumberStyle {
  const isDecimal = (sign: string) => texts.some((text) => new RegExp(`\\d\\${sign}\\d{1,2}(?!\\d)`).test(text));
  const isThousands = (sign: string) =>
    texts.some((text) => new RegExp(`\\d\\${sign}\\d{3}\\${sign}\\d{3}`).test(text));
  if (isDecimal(',') && !isDecimal('.')) return { decimal: ',' };
  if (isThousands('.') || (!isDecimal('.') && texts.some((text) => /\d\.\d{3}(?!\d)/.test(text))))
    return { decimal: ',' };
  return { decimal: '.' };
}

/** Whether a text is only hours and minutes. */
export function isTimeSpan(text: string): boolean {
  return TIME_SPAN.test(text);
}

/**
 * The numeric value of a figure, of a duration its hours. Null if it is empty or unreadable, for a range and for a
 * ratio. Always finite.
 */
export function figureValue(text: string, { decimal }: NumberStyle): number | null {
  const [span, hours = 0, minutes = 0] = TIME_SPAN.exec(text.trim()) ?? [];
  if (span !== undefined) return Number(hours) + Number(minutes) / 60;
  const digits = /\d[\d.,'’\s\u00a0\u202f]*/.exec(text)?.[0];
  if (digits === undefined || /^0\d/.test(digits) || readValue(text.trim())?.isAmount === false) return null;
  const plain = digits.replace(decimal === '.' ? /[,'’\s\u00a0\u202f]/g : /[.'’\s\u00a0\u202f]/g, '').replace(',', '.');
  const value = Number.parseFloat(plain);
  if (!Number.isFinite(value)) return null;
  const unit = /\d\s?(\p{L}+)/u.exec(text)?.[1] ?? '';
  const scale = unit === 'T' && /T\s?\p{Sc}/u.test(text) ? 1e3 : (MAGNITUDES[unit] ?? 1);
  const isNegative = /^[^\d]*[-−–]\s?[\p{Sc}]?\d/u.test(text);
  const scaled = (isNegative ? -1 : 1) * value * scale;
  return Math.abs(scaled) <= 1e15 ? scaled : null;
}

/** The unit of a figure: everything but its digits, separators and minus signs. */
export function unitOf(figure: string): string {
  return isTimeSpan(figure) ? 'h' : figure.replace(/[\d.,'’\s\u00a0\u202f+−–-]/g, '');
}

const NAMES = new RegExp(
  String.raw`^[#№]$|(?:(?<![\p{L}\p{N}])(?:${anyOf('names')})|(?:${anyOf('endings')}))\s?[:：]?$`,
  'iu',
);
/** "Lines of code". */
const COUNTED = 'of, per';
const LABEL_LETTERS = 40;
const NOTE = /\s?[(（][^()（）]*[)）]$/u;

/** Digits alone, which a label or the numbers beside them can make a name. */
const BARE = /^\d+$/;
/** Shorter numbers of equal length are as likely quantities. */
const LEAST_DIGITS = 5;
const LEAST_CELLS = 3;

/** Whether a label or heading says that its numbers name something: "No.", "Postcode", "Artikel-Nr.", "郵便番号". */
export function namesIdentifiers(label: string): boolean {
  const text = label.trim().slice(0, LABEL_LETTERS + 1);
  return text.length <= LABEL_LETTERS && !hasPhrase(text, COUNTED) && NAMES.test(text.replace(NOTE, ''));
}

/** Whether the form of a number says that it names something: a leading zero, or groups as in phone numbers and ISBNs. */
function isIdentifier(text: string): boolean {
  if (isTime(text)) return false;
  return /^[+(]{0,2}0\d/.test(text) || (/^[+(#]?\d[\d .()/–-]{3,40}$/.test(text) && leadingFigure(text) === null);
}

/**
 * Whether the values of a column or list name something, so that they are text: by their label, by the form of one of
 * them, or because all are long numbers of equal length without a unit, none of them twice.
 */
export function areIdentifiers(values: readonly string[], label = ''): boolean {
  const texts = values.map((text) => text.trim()).filter((text) => text !== '');
  if (texts.some(isIdentifier)) return true;
  if (texts.length === 0 || !texts.every((text) => BARE.test(text))) return false;
  if (namesIdentifiers(label)) return true;
  const length = texts[0]!.length;
  const isEqual = texts.every((text) => text.length === length);
  return isEqual && length >= LEAST_DIGITS && texts.length >= LEAST_CELLS && new Set(texts).size === texts.length;
}
