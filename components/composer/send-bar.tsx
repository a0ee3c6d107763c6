'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { balanceOptions } from '@/components/data/balance';
import { useSilence } from '@/components/data/use-silence';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useFoot } from '@/components/ui/use-foot';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Draft } from '@/lib/composer/draft';
import { isModelOpen } from '@/lib/composer/estimate-credits';
import { ANY_IMAGE } from '@/lib/contract/image-models';
import type { Target } from '@/lib/contract/run-words';
import { say, sayCount } from '@/lib/words/say';
import { creditWords } from './credit-words';
import { useFormSession } from './form-session';
import { SendBalance } from './send-balance';
import { TargetSwitch } from './target-switch';
import { useEstimate } from './use-estimate';
import { useUnpriced } from './use-unpriced';

const CARDS_OF_TEMPLATE = say('Cards as in the template');
const NO_MODEL = say('{low} to {high} credits per image, depending on the model', ANY_IMAGE);

type Props = { draft: Draft; isSending: boolean; onTarget: (target: Target) => void };

/** What it will cost, where it goes, and the one button that spends. Always in view. */
export function SendBar({ draft, isSending, onTarget }: Props) {
  const { settings, target } = useFormSession();
  const { data: balance } = useQuery(balanceOptions(target));
  const estimate = useEstimate(draft);
  const { cards, range, runs } = estimate;
  const unpriced = useUnpriced(draft);
  const isLive = target === 'live';
  const isSilent = useSilence();
  const bar = useRef<HTMLDivElement>(null);
  useFoot(bar);
  const cost = creditWords(range, useHydrated() ? undefined : 'en');
  return (
    <div
      ref={bar}
      className={classNames(
        'sticky bottom-0 z-30 shrink-0 border-t bg-paper px-4 py-3 max-lg:order-2 lg:static lg:px-6',
        isLive ? 'border-accent shadow-[inset_0_2px_0_var(--accent)]' : 'border-hairline',
      )}
    >
      {settings && settings.targets.length > 1 && (
        <TargetSwitch targets={settings.targets} target={target} onTarget={onTarget} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_0_11rem] text-13 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 text-quiet tabular-nums">
          <p className="font-medium text-ink">
            {unpriced ??
              (cards === null ? CARDS_OF_TEMPLATE : sayCount(cards, { one: '{count} card', other: '{count} cards' }))}
            {!isLive && unpriced === null && `, ${cost}`}
          </p>
          {unpriced === null && isLive && runs === 0 && range !== null && isModelOpen(draft) && <p>{NO_MODEL}</p>}
          {unpriced === null && runs > 0 && <p>{say('From your last {runs} runs like this', { runs })}</p>}
          <SendBalance target={target} balance={balance} estimate={unpriced === null ? estimate : null} />
          {isSilent && (
            <p id="send-why-not" className="text-warn">
              <span aria-hidden="true">△ </span>
              {say('Not now: Cardwright does not answer.')}
            </p>
          )}
        </div>
        <Button
          type="submit"
          size="large"
          look={isLive ? 'next' : 'solid'}
          className="max-sm:w-full"
          aria-disabled={isSending || isSilent}
          aria-describedby={isSilent ? 'send-why-not' : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl + Enter"
        >
          {isSending
            ? say('Sending…')
            : isLive
              ? unpriced === null
                ? say('Send live — {credit}', { credit: cost })
                : say('Send live')
              : say('Make it — practice')}
        </Button>
      </div>
    </div>
  );
}
