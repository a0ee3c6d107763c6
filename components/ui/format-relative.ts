import { formatLocale } from './format-locale';

const STEPS = [
  { unit: 'second', ms: 1000, until: 60 },
  { unit: 'minute', ms: 60_000, until: 60 },
  { unit: 'hour', ms: 3_600_000, until: 24 },
  { unit: 'day', ms: 86_400_000, until: 30 },
  { unit: 'month', ms: 2_629_800_000, until: 12 },
  { unit: 'year', ms: 31_557_600_000, until: Number.POSITIVE_INFINITY },
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** Cached: lists need it for every row, and creating one is slower than using it. */
function formatFor(locale: string): Intl.RelativeTimeFormat {
  const known = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, known);
  return known;
}

/** How long ago `at` was, seen from `now` (both ms since the epoch), in the language of the interface. Under 10 s is "now". */
export function formatRelative(at: number, now: number, locale = formatLocale()): string {
  const format = formatFor(locale);
  const past = now - at;
  if (Math.abs(past) < 10_000) return format.format(0, 'second');
  const step = STEPS.find(({ ms, until }) => Math.abs(past) / ms < until) ?? STEPS[5];
  return format.format(-Math.trunc(past / step.ms), step.unit);
}

/** 0:07, 1:23, 1:02:03. Whole seconds, rounded down; never negative. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
