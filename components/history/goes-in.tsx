'use client';

import { useSyncExternalStore } from 'react';
import { getNow, subscribeToClock } from '@/components/ui/shared-clock';
import { t, tPlural } from '@/lib/words/t';
import { daysLeft } from './days-left';

const getServerNow = () => null;

/** How long a run stays in the trash. Empty until the reader's clock is known. */
export function GoesIn({ deletedAt }: { deletedAt: string }) {
  const now = useSyncExternalStore(subscribeToClock, getNow, getServerNow);
  if (now === null) return null;
  const days = daysLeft(deletedAt, now);
  if (days === 0) return t('Deleted soon');
  return tPlural(days, { one: '{count} day left', other: '{count} days left' }, { count: days.toLocaleString() });
}
