'use client';

import { useSyncExternalStore } from 'react';
import { formatRelative } from './format-relative';
import { followMoment, theMoment } from './the-moment';

const never = () => null;
/** Made once: a list asks for it at every row. */
const exact = new Intl.DateTimeFormat(undefined, {
  ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
  ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
});

/** "4 minutes ago", with the exact moment on hover and for machines. Ages by itself. */
export function RelativeTime({ at }: { at: string }) {
  // The reader's clock and locale are known in the browser only; before that the date as it was sent stands.
  const now = useSyncExternalStore(followMoment, theMoment, never);
  const ms = Date.parse(at);
  const told = now === null ? undefined : exact.format(ms);
  return (
    <time
      dir="auto"
      dateTime={at}
      title={told}
      // On paper nothing ages.
      data-exact={told}
      className="print:after:content-[attr(data-exact)]"
    >
      {/* What began since the clock was last looked at began now. */}
      <span className="print:hidden">{now === null ? at.slice(0, 10) : formatRelative(ms, Math.max(ms, now))}</span>
    </time>
  );
}
