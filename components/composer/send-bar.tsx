'use client';

import { useQuery } from '@tanstack/react-query';
import { balanceOptions } from '@/components/data/balance';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import type { Draft } from '@/lib/composer/draft';
import { cardsOf, estimateCredits } from '@/lib/composer/estimate-credits';
import type { Target } from '@/lib/contract/composer';
import { optionsOf, TARGET_WORDS } from './choice-words';
import { useFormSession } from './form-session';
import { TopUp } from './top-up';

type Props = { draft: Draft; isSending: boolean; onTarget: (target: Target) => void };

/** What it will cost, where it goes, and the one button that spends. Always in view. */
export function SendBar({ draft, isSending, onTarget }: Props) {
  const { settings, target } = useFormSession();
  const { data: balance } = useQuery(balanceOptions(target));
  const { low, high } = estimateCredits(draft, { target, modelConnected: settings?.modelConnected });
  const cards = cardsOf(draft);
  const remaining = balance?.remaining ?? null;
  // The engine reserves what it could come to at most, and refuses what that does not cover.
  const short = remaining !== null && remaining < (target === 'practice' ? high : low);
  return (
    <div className="sticky bottom-0 z-30 flex shrink-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-hairline bg-paper px-4 py-3 max-lg:order-2 lg:static lg:px-6">
      <p className="min-w-0 flex-[1_0_11rem] text-13 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 text-quiet tabular-nums">
        <span className="block font-medium text-ink">
          {cards} {cards === 1 ? 'card' : 'cards'}, about {low === high ? low : `${low} to ${high}`} credits
        </span>
        {remaining !== null && (
          <span className={short ? 'text-bad' : undefined}>
            {short && 'Not enough: '}
            {remaining.toLocaleString()} left {short && target === 'practice' && <TopUp />}
          </span>
        )}
      </p>
      <div className="flex items-center gap-3 max-sm:w-full [&>button]:max-sm:flex-1">
        {settings && settings.targets.length > 1 && (
          <Segmented
            label="Send to"
            value={target}
            options={optionsOf(TARGET_WORDS).filter(({ value }) => settings.targets.includes(value))}
            onChange={onTarget}
          />
        )}
        <Button
          type="submit"
          size="large"
          look={target === 'live' ? 'next' : 'solid'}
          aria-disabled={isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl + Enter"
        >
          {isSending ? 'Sending…' : `Make it — ${TARGET_WORDS[target].toLowerCase()}`}
        </Button>
      </div>
    </div>
  );
}
