/** A spreadsheet number format. `negative` is set only if a minus sign was written. */
type LabelFormat = { positive: string; negative: string | null };

/** The format of a series, and the formats of points that differ, by index. */
export type SeriesFormats = { series: string; points: ReadonlyMap<number, string> };

const GENERAL = 'General';
/** Spreadsheet programs refuse longer formats. In characters. */
const MAX_LENGTH = 240;

/** The formats that show values as they were written: `€1.84`, `38 %`, `12,800`, `4.2M`. */
export function seriesFormats(values: readonly (number | null)[], labels: readonly string[]): SeriesFormats {
  const formats = values.map((value, at) => (value === null || !labels[at] ? null : labelFormat(labels[at], value)));
  const counts = new Map<string, number>();
  for (const format of formats) if (format) counts.set(format.positive, (counts.get(format.positive) ?? 0) + 1);
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  const positive = most?.[0] ?? GENERAL;
  const negative = formats.find((each) => each?.positive === positive && each.negative !== null)?.negative ?? null;
  const series = written({ positive, negative });
  const points = new Map<number, string>();
  for (const [at, format] of formats.entries()) {
    if (!format) continue;
    const isAsSeries = format.positive === positive && (format.negative === null || format.negative === negative);
    if (!isAsSeries) points.set(at, written(format));
  }
  return { series, points };
}

function written({ positive, negative }: LabelFormat): string {
  const whole = negative === null ? positive : `${positive};${negative}`;
  return whole.length > MAX_LENGTH ? GENERAL : whole;
}

/** Null if the label is not a plain notation of the value. */
function labelFormat(label: string, value: number): LabelFormat | null {
  const found = /\d(?:[\d.,'’\s\u00a0\u202f]*\d)?/.exec(label);
  if (!found) return null;
  const digits = readDigits(found[0], Math.abs(value), /\p{L}/u.test(label.slice(found.index + found[0].length)));
  if (!digits) return null;
  const before = label.slice(0, found.index);
  const after = literal(label.slice(found.index + found[0].length));
  const pattern = digits.pattern + after;
  if (value >= 0) return { positive: digits.locale + literal(before) + pattern, negative: null };
  const unsigned = before.replace(/[-−–]\s?(?=\p{Sc}?\s?$)/u, '');
  return {
    positive: digits.locale + literal(unsigned) + pattern,
    negative: digits.locale + literal(before) + pattern,
  };
}

const MAGNITUDES = [1, 1e3, 1e6, 1e9] as const;
const GROUPS = { '.': /[,'’\s\u00a0\u202f]/g, ',': /[.'’\s\u00a0\u202f]/g } as const;

/** Converts digits to a pattern. Dot and comma are interpreted in the way that gives the value. */
function readDigits(digits: string, value: number, hasUnit: boolean): { pattern: string; locale: string } | null {
  for (const [power, magnitude] of (hasUnit ? MAGNITUDES : MAGNITUDES.slice(0, 1)).entries())
    for (const decimal of ['.', ','] as const) {
      const plain = digits.replace(GROUPS[decimal], '').replace(',', '.');
      const read = Number(plain) * magnitude;
      if (!(Math.abs(read - value) <= Math.abs(value) * 1e-9)) continue;
      const places = Math.min(10, plain.includes('.') ? plain.length - plain.indexOf('.') - 1 : 0);
      const group = new RegExp(GROUPS[decimal].source).exec(digits)?.[0] ?? null;
      const fraction = places > 0 ? `.${'0'.repeat(places)}` : '';
      const pattern = `${group === null ? '0' : '#,##0'}${fraction}${','.repeat(power)}`;
      return { pattern, locale: localeOf(group, places > 0 ? decimal : null) };
    }
  return null;
}

/** The locale (German, French or Swiss) that makes programs use the written separators instead of their own. */
function localeOf(group: string | null, decimal: '.' | ',' | null): string {
  if (group === "'" || group === '’') return '[$-807]';
  if (group === '.' || (group === null && decimal === ',')) return '[$-407]';
  return group !== null && group !== ',' ? '[$-40C]' : '';
}

/** Quotes text that is shown literally. */
function literal(text: string): string {
  return text
    .split('"')
    .map((piece) => (piece === '' ? '' : `"${piece}"`))
    .join('\\"');
}
