'use client';

import { useSyncExternalStore } from 'react';
import { Listeners } from '@/lib/listeners';
import { formatLocale } from '../../lib/words/messages-in-use';

/** Created once per locale, because lists need it for every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

function exactFormat(): Intl.DateTimeFormat {
  const locale = formatLocale();
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    formats.set(locale, format);
  }
  return format;
}

/** "4 minutes ago", with the exact time on hover and in `datetime`. Updates itself. */
export function RelativeTime({ at }: { at: string }) {
  // The reader's clock and locale are only known in the browser; before that it shows the ISO date.
  const now = useNow();
  const ms = Date.parse(at);
  const exactTime = now === null ? undefined : exactFormat().format(ms);
  return (
    <time
      dir="auto"
      dateTime={at}
      title={exactTime}
      // Print shows the exact time.
      data-exact={exactTime}
      className="print:after:content-[attr(data-exact)]"
    >
      {/* A time after the last tick counts as now. */}
      <span className="print:hidden">{now === null ? at.slice(0, 10) : formatRelative(ms, Math.max(ms, now))}</span>
    </time>
  );
}

/** Milliseconds between two ticks. */
const TICK_MS = 10_000;

let lastTick = Date.now();
/** The timer only runs while there are subscribers. */
const listeners = new Listeners(() => {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});
export const subscribeToClock = listeners.subscribe;

/** The time at the last tick, shared by all relative times: a list has hundreds of them. */
export function getNow(): number {
  if (listeners.isEmpty && Date.now() - lastTick > TICK_MS) lastTick = Date.now();
  return lastTick;
}

/** The time at the last tick; null on the server. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribeToClock, getNow, () => null);
}

function tick(): void {
  lastTick = Date.now();
  listeners.notify();
}

const STEPS = [
  { unit: 'second', ms: 1000, until: 60 },
  { unit: 'minute', ms: 60_000, until: 60 },
  { unit: 'hour', ms: 3_600_000, until: 24 },
  { unit: 'day', ms: 86_400_000, until: 30 },
  { unit: 'month', ms: 2_629_800_000, until: 12 },
  { unit: 'year', ms: 31_557_600_000, until: Number.POSITIVE_INFINITY },
] as const;

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Cached: lists need it for every row, and creating one is slower than using it. */
function formatFor(locale: string): Intl.RelativeTimeFormat {
  const known = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormats.set(locale, known);
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
