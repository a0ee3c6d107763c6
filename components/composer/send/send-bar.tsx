'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isMac, keyWords } from '@/components/commands/shortcut-keys';
import { balanceOptions } from '@/components/data/balance';
import { useSilence } from '@/components/data/use-silence';
import { OFFLINE_NOTE } from '@/components/shell/offline-banner';
import { useFoot } from '@/components/ui/bars';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { afterFirstThings } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { plansOutline, reviewsOutline } from '@/lib/composer/suggest/reviews-outline';
import type { Target } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { fieldId } from '../field-id';
import { useFormSession } from '../form-session';
import { TargetMenu } from '../settings/target-menu';
import { type Unpriced, unpricedWords } from '../settings/unpriced-words';
import { SendCost } from './send-cost';
import { useEstimate } from './use-estimate';
import { useIsCounting } from './use-is-counting';
import { useProblems } from './use-problems';

type Props = {
  draft: Draft;
  isSending: boolean;
  onTarget: (target: Target) => void;
  onGoToField: (path: DraftPath) => void;
};

/** Cost, outline review, target and Create button. Always visible. */
export function SendBar({ draft, isSending, onTarget, onGoToField }: Props) {
  const { settings, target } = useFormSession();
  const { data: balance } = useQuery(balanceOptions(target));
  const estimate = useEstimate(draft);
  const isCounting = useIsCounting(draft);
  const unpriced = useUnpriced(draft);
  const { register } = useFormContext<Draft>();
  const isSilent = useSilence();
  const bar = useRef<HTMLDivElement>(null);
  useFoot(bar);
  const fixAt = unpriced?.path ?? null;
  const facts = { target, modelConnected: settings?.modelConnected };
  const hasReview = plansOutline(draft, facts);
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-30 flex min-h-14 shrink-0 items-center gap-2 bg-paper max-sm:flex-wrap max-sm:gap-y-1 px-4 py-1.5 max-lg:order-9 max-lg:border-t max-lg:border-hairline sm:gap-3 lg:static lg:px-6 lg:pt-3 lg:pb-4"
    >
      <div className={classNames('min-w-0 flex-1 text-13 text-quiet', !hasReview && 'max-sm:basis-full')}>
        {fixAt !== null ? (
          <button
            type="button"
            onClick={() => onGoToField(fixAt)}
            className="inline-flex min-h-8 items-center gap-1.5 text-start text-bad underline underline-offset-2 pointer-coarse:min-h-11"
          >
            <CircleAlert aria-hidden="true" size={16} className="shrink-0" />
            {unpriced?.words}
          </button>
        ) : unpriced ? (
          <p>{unpriced.words}</p>
        ) : (
          <SendCost target={target} estimate={estimate} balance={balance} isCounting={isCounting} />
        )}
      </div>
      {settings && <TargetMenu targets={settings.targets} target={target} onTarget={onTarget} />}
      {/* On a phone in a line of their own, because the check box changes what the button says. */}
      <div
        className={classNames(
          'flex items-center gap-2 sm:shrink-0 sm:gap-3',
          hasReview ? 'max-sm:w-full' : 'max-sm:flex-1',
        )}
      >
        {hasReview && (
          <div className="leading-4 text-quiet sm:shrink-0 lg:max-w-30">
            <Checkbox id={fieldId('reviewOutline')} label={t('Review outline first')} {...register('reviewOutline')} />
          </div>
        )}
        <Button
          type="submit"
          look="next"
          className={classNames(
            'min-h-11 shrink-0 px-4 max-sm:flex-1 lg:min-h-10 lg:px-5',
            // Stays clickable: a click shows what is missing.
            unpriced !== null && 'bg-sunk text-quiet hover:bg-sunk',
          )}
          aria-disabled={isSending || isSilent}
          aria-describedby={isSilent ? OFFLINE_NOTE : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={keyWords('Ctrl + Enter', isMac())}
        >
          {isSending ? t('Creating…') : reviewsOutline(draft, facts) ? t('Create outline') : t('Create deck')}
        </Button>
      </div>
    </div>
  );
}

type Validate = typeof import('@/lib/composer/live-problems').quickProblems;

/** What has to change before the request can be priced. Null for a valid request. */
function useUnpriced(draft: Draft): Unpriced | null {
  const { settings, target, missing } = useFormSession();
  const [validate, setValidate] = useState<Validate | null>(null);
  useEffect(() => {
    let isGone = false;
    void afterFirstThings()
      .then(loadPart(() => import('@/lib/composer/live-problems')))
      .then(({ quickProblems }) => !isGone && setValidate(() => quickProblems))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  const maxCards = settings?.maxCards[target];
  const found = useMemo(
    () => validate?.(draft, { maxCards, target, missing }),
    [validate, draft, maxCards, target, missing],
  );
  const shown = useProblems();
  return found ? unpricedWords(draft, found, shown) : null;
}
