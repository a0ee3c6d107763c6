'use client';

import { useSyncExternalStore } from 'react';
import { followMoment, theMoment } from '@/components/ui/the-moment';
import { say, sayCount } from '@/lib/words/say';
import { daysLeft } from './days-left';

const never = () => null;

/** When what lies in the bin goes for good. Nothing before the reader's clock is known. */
export function GoesIn({ deletedAt }: { deletedAt: string }) {
  const now = useSyncExternalStore(followMoment, theMoment, never);
  if (now === null) return null;
  const days = daysLeft(deletedAt, now);
  if (days === 0) return say('goes now');
  return sayCount(days, { one: 'goes in a day', other: 'goes in {count} days' }, { count: days.toLocaleString() });
}
