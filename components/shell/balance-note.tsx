'use client';

import { useQuery } from '@tanstack/react-query';
import { balanceOptions } from '@/components/data/balance';
import { settingsOptions } from '@/components/data/settings';

const WORDS = { practice: 'practice', live: 'live' } as const;

/** What is left to spend at each service. Nothing stands here until it is known. */
export function BalanceNote() {
  const { data: settings } = useQuery(settingsOptions());
  return (
    <div className="hidden items-center gap-4 text-13 text-quiet sm:flex">
      {settings?.targets.map((target) => (
        <TargetBalance key={target} target={target} />
      ))}
    </div>
  );
}

function TargetBalance({ target }: { target: 'practice' | 'live' }) {
  const { data } = useQuery(balanceOptions(target));
  if (data?.remaining == null) return null;
  return (
    <span title={target === 'practice' ? 'Practice credits are play money' : 'As the service last said'}>
      <span className="font-medium text-ink tabular-nums">{data.remaining.toLocaleString()}</span> {WORDS[target]}{' '}
      credits
    </span>
  );
}
