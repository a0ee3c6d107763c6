/** A number with its sign, currency, magnitude or unit: `€4.2M`, `98 %`, `1,250 km`, `−3`, `1 in 5`, `24/7`. */
const NUMBER = String.raw`[+\-−–]?\d(?:[\d.,'’\u00a0\u202f]*\d)?(?:\s\d{3})*`;
const UNITS = [
  String.raw`%|‰|°[CF]?|[x×]|pp|ppm|bn|million|billion|thousand|Millionen|Milliarden|Tausend|Mio\.?|Mrd\.?`,
  String.raw`km\/h|m\/s|k?m[²³]|[KkMBm]|[knµμmc]m|ha|[kmµμ]g|[kMG]?t|min|hrs?|ms|[hgs]`,
  '[kMGT]Wh|[kMGT]?W|[KMGT]B|[kMGT]?Hz|dB',
].join('|');
/** The T in "95 T€" stands for thousand. Without a currency it is no unit. */
const UNIT = String.raw`(?:(?:${UNITS})(?![\p{L}\p{N}])|T(?=\s?\p{Sc}))`;
/** A Chinese, Japanese or Korean counter directly after the number. */
const COUNTER = String.raw`(?:[\p{Script=Han}\p{Script=Hangul}]{1,2}(?=[\s：:]|$))`;
const FIGURE = new RegExp(
  String.raw`^[~≈<>≤≥±]?\s?(?:[\p{Sc}]|(?:USD|EUR|CHF|GBP|Fr\.)\s)?\s?${NUMBER}(?:\s?${UNIT}|${COUNTER})?(?:\s?\p{Sc})?(?:\/\d+)?\+?`,
  'u',
);
/** "1 h 12 min". */
const DURATION = /^\d{1,3}\s?(?:h|hrs?|Std\.?)\s\d{1,2}\s?(?:min\.?|m)(?![\p{L}\p{N}])/u;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const MOST_LETTERS = 14;

/** The figure at the start of a text, as written, and the rest. Null if there is none or if it is a year. */
export function leadingFigure(text: string): { figure: string; rest: string } | null {
  const found = DURATION.exec(text) ?? FIGURE.exec(text);
  if (!found) return null;
  const figure = found[0].trim();
  const rest = text.slice(found[0].trimEnd().length);
  // `3rd`, `2nd`, `5-star`: the number is part of a word.
  // `9:30` is a time.
  if (figure.length > MOST_LETTERS || /^(?:[\p{L}\p{N}-]|:\d)/u.test(rest) || YEAR.test(figure)) return null;
  return { figure, rest: rest.trim() };
}

const CLAUSE = /^\d{1,3}(?:\.\d{1,3})+\.? \p{Lu}(?:\S* ){7}/u;

/** The figure that a sentence opens with, unless it numbers a clause: "9.1 The policy is reviewed every year …". */
export function openingFigure(sentence: string): { figure: string; rest: string } | null {
  return CLAUSE.test(sentence) ? null : leadingFigure(sentence);
}

/** Whether a text is only a figure. A year only counts if `years` is true. */
export function isFigure(text: string, years = false): boolean {
  const trimmed = text.trim();
  if (YEAR.test(trimmed)) return years;
  const lead = leadingFigure(trimmed);
  return lead !== null && lead.rest === '';
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

const MAGNITUDES: readonly (readonly [RegExp, number])[] = [
  [/(?:\d|\s)(?:bn|B|billion|Mrd\.?|Milliarden)\b/, 1e9],
  [/(?:\d|\s)(?:M|m|million|Mio\.?|Millionen)(?![\p{L}])/u, 1e6],
  [/(?:\d|\s)(?:K|k|thousand|Tausend|T(?=\s?\p{Sc}))(?![\p{L}])/u, 1e3],
];

/** The numeric value of a figure. Null if it is empty or unreadable. Always finite. */
export function figureValue(text: string, { decimal }: NumberStyle): number | null {
  const digits = /\d[\d.,'’\s\u00a0\u202f]*/.exec(text)?.[0];
  if (digits === undefined) return null;
  const plain = digits.replace(decimal === '.' ? /[,'’\s\u00a0\u202f]/g : /[.'’\s\u00a0\u202f]/g, '').replace(',', '.');
  const value = Number.parseFloat(plain);
  if (!Number.isFinite(value)) return null;
  const scale = MAGNITUDES.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
  const isNegative = /^[^\d]*[-−–]\s?[\p{Sc}]?\d/u.test(text);
  const scaled = (isNegative ? -1 : 1) * value * scale;
  return Math.abs(scaled) <= 1e15 ? scaled : null;
}
