'use client';

import { useSyncExternalStore } from 'react';
import { formatRelative } from '@/components/ui/format-relative';
import { followMoment, theMoment } from '@/components/ui/the-moment';
import { say } from '@/lib/words/say';

/** A wait this short (ms) is "in a moment". */
const A_MOMENT = 10_000;

const never = () => null;

/** When a queued run is sent, where the service asked for longer than a moment; `otherwise` where it did not. */
export function QueuedUntil({ at, otherwise }: { at: string; otherwise: string }) {
  const now = useSyncExternalStore(followMoment, theMoment, never);
  const ms = Date.parse(at);
  if (now === null || ms - now < A_MOMENT) return otherwise;
  return say('It is kept here. The service asked to wait: it is sent {when}.', { when: formatRelative(ms, now) });
}
