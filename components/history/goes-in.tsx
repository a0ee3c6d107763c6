'use client';

import { useSyncExternalStore } from 'react';
import { getNow, subscribeToClock } from '@/components/ui/shared-clock';
import { say, sayCount } from '@/lib/words/say';
import { daysLeft } from './days-left';

const never = () => null;

/** How long a run stays in the trash. Empty until the reader's clock is known. */
export function GoesIn({ deletedAt }: { deletedAt: string }) {
  const now = useSyncExternalStore(subscribeToClock, getNow, never);
  if (now === null) return null;
  const days = daysLeft(deletedAt, now);
  if (days === 0) return say('Deleted soon');
  return sayCount(days, { one: '{count} day left', other: '{count} days left' }, { count: days.toLocaleString() });
}
