'use client';

import { useSyncExternalStore } from 'react';
import { formatRelative } from '@/components/ui/format-relative';
import { getNow, subscribeToClock } from '@/components/ui/shared-clock';
import { t } from '@/lib/words/t';

/** A shorter wait (ms) is "in a moment". */
const SHORT_WAIT_MS = 10_000;

const getServerNow = () => null;

/** When a queued run will be sent, if the service asked for a longer delay; otherwise `otherwise`. */
export function QueuedUntil({ at, otherwise }: { at: string; otherwise: string }) {
  const now = useSyncExternalStore(subscribeToClock, getNow, getServerNow);
  const ms = Date.parse(at);
  if (now === null || ms - now < SHORT_WAIT_MS) return otherwise;
  return t('The service asked to wait. Sending {when}.', { when: formatRelative(ms, now) });
}
