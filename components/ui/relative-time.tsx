'use client';

import { useEffect, useState } from 'react';
import { formatRelative } from './format-relative';

/** "4 minutes ago", with the exact moment on hover and for machines. Ages by itself. */
export function RelativeTime({ at }: { at: string }) {
  // The reader's clock and locale are known in the browser only; before that the date as it was sent stands.
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(at);
  return (
    <time
      dir="auto"
      dateTime={at}
      title={now === null ? undefined : date.toLocaleString()}
      // On paper nothing ages.
      data-exact={now === null ? undefined : date.toLocaleString()}
      className="print:after:content-[attr(data-exact)]"
    >
      <span className="print:hidden">{now === null ? at.slice(0, 10) : formatRelative(date.getTime(), now)}</span>
    </time>
  );
}
