'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { balanceOptions } from '@/components/data/costs';
import { onTargetShown, shownTarget } from '@/components/data/kept-target';
import { settingsOptions } from '@/components/data/settings';
import { TargetDot } from '@/components/runs/run-marks';
import { classNames } from '@/components/ui/class-names';
import type { Target } from '@/lib/contract/run-words';
import { formatLocale, perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

const WORDS = perLocale<Record<Target, { left: string; unknown: string | null }>>(() => ({
  local: { left: t('local credits left'), unknown: null },
  remote: { left: t('credits left'), unknown: t('Remote balance unknown') },
}));

/** The credits left at each target; on a narrow screen only at the chosen one. */
export function BalanceNote() {
  const { data: settings } = useQuery(settingsOptions());
  const chosen = useSyncExternalStore(onTargetShown, shownTarget, () => 'local' as const);
  if (!settings) return null;
  const hasRemote = settings.targets.includes('remote');
  const hiddenUnless = (target: Target) => (hasRemote && chosen !== target ? 'max-md:hidden' : undefined);
  return (
    <div className="flex min-w-0 items-center gap-3 text-13 text-quiet">
      <TargetBalance target="local" className={hiddenUnless('local')} isShort={hasRemote} />
      {hasRemote && <TargetBalance target="remote" className={hiddenUnless('remote')} isShort={false} />}
    </div>
  );
}

function TargetBalance({ target, isShort, className }: { target: Target; isShort: boolean; className?: string }) {
  const { data, isPending } = useQuery(balanceOptions(target));
  const { left, unknown } = WORDS[target];
  if (isPending || (data?.remaining == null && unknown === null)) return null;
  const since = data?.asOf ? new Date(data.asOf).toLocaleString(formatLocale()) : null;
  return (
    <p
      className={classNames('flex min-w-0 items-center gap-1.5', className)}
      title={target === 'remote' && since ? t('Remote credits, as of {since}', { since }) : undefined}
    >
      <TargetDot target={target} />
      {data?.remaining == null ? (
        <span className="max-md:sr-only">{unknown}</span>
      ) : (
        <span className="whitespace-nowrap">
          <span className="font-medium text-ink tabular-nums">{data.remaining.toLocaleString()}</span>{' '}
          <span className={isShort ? 'max-lg:sr-only' : 'max-md:sr-only'}>{left}</span>
        </span>
      )}
    </p>
  );
}
