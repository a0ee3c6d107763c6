'use client';

import { useQuery } from '@tanstack/react-query';
import { balanceOptions } from '@/components/data/balance';
import { settingsOptions } from '@/components/data/settings';
import { TargetDot } from '@/components/runs/target-mark';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';

const WORDS = {
  practice: { name: say('practice'), whose: say('Practice credits are play money') },
  live: { name: say('live'), whose: say('As the live service last said') },
} satisfies Record<Target, { name: string; whose: string }>;

/** What is left to spend at each service; on a phone in a line of its own. */
export function BalanceNote() {
  const { data: settings } = useQuery(settingsOptions());
  return (
    <div className="flex min-h-5 flex-wrap items-center gap-x-4 text-13 text-quiet">
      {settings?.targets.map((target) => (
        <TargetBalance key={target} target={target} />
      ))}
    </div>
  );
}

function TargetBalance({ target }: { target: Target }) {
  const { data, isPending } = useQuery(balanceOptions(target));
  const { name, whose } = WORDS[target];
  if (isPending) return null;
  if (data?.remaining == null)
    return (
      <span className="inline-flex items-center gap-1.5">
        <TargetDot target={target} /> {say('{name} balance unknown', { name })}
      </span>
    );
  const since = data.asOf ? `, ${new Date(data.asOf).toLocaleString()}` : '';
  return (
    <span className="inline-flex items-center gap-1.5" title={whose + since}>
      <TargetDot target={target} />
      <span>
        <span className="font-medium text-ink tabular-nums">{data.remaining.toLocaleString()}</span> {name}{' '}
        <span className="max-lg:sr-only">{say('credits')}</span>
      </span>
    </span>
  );
}
