'use client';

import { useQuery } from '@tanstack/react-query';
import { balanceOptions } from '@/components/data/balance';
import { settingsOptions } from '@/components/data/settings';
import { TargetDot } from '@/components/runs/target-mark';
import { formatLocale } from '@/components/ui/format-locale';
import { t } from '@/lib/words/t';

/** The credits left at the remote service, if it is configured: they are real money, so they stay visible. */
export function BalanceNote() {
  const { data: settings } = useQuery(settingsOptions());
  return settings?.targets.includes('remote') ? <RemoteBalance /> : null;
}

function RemoteBalance() {
  const { data, isPending } = useQuery(balanceOptions('remote'));
  if (isPending) return null;
  const since = data?.asOf ? new Date(data.asOf).toLocaleString(formatLocale()) : null;
  return (
    <p
      className="flex min-w-0 items-center gap-1.5 text-13 text-quiet"
      title={since ? t('Remote credits, as of {since}', { since }) : undefined}
    >
      <TargetDot target="remote" />
      {data?.remaining == null ? (
        <span className="max-md:sr-only">{t('Remote balance unknown')}</span>
      ) : (
        <span className="whitespace-nowrap">
          <span className="font-medium text-ink tabular-nums">{data.remaining.toLocaleString()}</span>{' '}
          <span className="max-md:sr-only">{t('credits left')}</span>
        </span>
      )}
    </p>
  );
}
