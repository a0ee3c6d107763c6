'use client';

import { useSyncExternalStore } from 'react';
import { formatLocale } from './format-locale';
import { formatRelative } from './format-relative';

const getServerNow = () => null;
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
  const now = useSyncExternalStore(subscribeToClock, getNow, getServerNow);
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
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time at the last tick, shared by all relative times: a list has hundreds of them. */
export function getNow(): number {
  if (listeners.size === 0 && Date.now() - lastTick > TICK_MS) lastTick = Date.now();
  return lastTick;
}

/** Subscribes to ticks; returns the unsubscribe function. The timer only runs while there are subscribers. */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  lastTick = Date.now();
  for (const listener of listeners) listener();
}
