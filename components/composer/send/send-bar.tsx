'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Table2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isMac, keyWords } from '@/components/commands/command-registry';
import { balanceOptions } from '@/components/data/costs';
import { OFFLINE_NOTE, useSilence } from '@/components/shell/offline-banner';
import { useFoot } from '@/components/ui/bars';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Checkbox } from '@/components/ui/field';
import { afterFirstThings } from '@/components/ui/first-things';
import { loadPart } from '@/components/ui/load-part';
import { PopoverButton } from '@/components/ui/popover';
import { useHydrated } from '@/components/ui/use-page-state';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { DraftProblem } from '@/lib/composer/draft-problems';
import type { Estimate } from '@/lib/composer/estimate-credits';
import { plansOutline, reviewsOutline } from '@/lib/composer/suggest/reviews-outline';
import type { Balance } from '@/lib/contract/composer';
import { textAt } from '@/lib/contract/fields';
import type { Target } from '@/lib/contract/run-words';
import { t, tPlural } from '@/lib/words/t';
import { fieldId, useFormSession } from '../form-session';
import { wordsOfField } from '../settings/choice-words';
import { TargetMenu } from '../settings/target-menu';
import { creditWords, localCreditRange, publishedWords, shortfallWords, TopUp } from './credits';
import { countProblems, useProblems } from './form-problems';
import { useEstimate, useIsCounting } from './use-estimate';

type Props = {
  draft: Draft;
  isSending: boolean;
  /** How many rows of a table the draft is for; null: it is one deck. */
  rows: number | null;
  /** A placeholder in the text while there is no table. */
  unfilled: string | null;
  /** Opens the table. */
  onRows: () => void;
  /** Goes to where the decks of the rows are created. */
  onStartRows: () => void;
  onTarget: (target: Target) => void;
  onGoToField: (path: DraftPath) => void;
};

/** Cost, outline review, target and Create button. Always visible. */
export function SendBar({ draft, isSending, rows, unfilled, onRows, onStartRows, onTarget, onGoToField }: Props) {
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
        {unfilled !== null && (
          <button type="button" onClick={onRows} className="block max-w-full truncate text-start text-warn underline">
            {t('Add a table to fill {place}', { place: unfilled })}
          </button>
        )}
        {rows !== null ? (
          <Button look="bare" size="small" className="-ms-3" onClick={onRows}>
            <Table2 aria-hidden="true" size={16} />
            {tPlural(rows, { one: 'For {count} row of a table', other: 'For {count} rows of a table' })}
          </Button>
        ) : fixAt !== null ? (
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
          type={rows === null ? 'submit' : 'button'}
          onClick={rows === null ? undefined : onStartRows}
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
          {rows !== null
            ? tPlural(rows, { one: 'Create {count} deck', other: 'Create {count} decks' })
            : isSending
              ? t('Creating…')
              : reviewsOutline(draft, facts)
                ? t('Create outline')
                : t('Create deck')}
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

type SendCostProps = {
  target: Target;
  estimate: Estimate;
  balance: Balance | undefined;
  /** The number of cards is not known yet. */
  isCounting: boolean;
};

/** "6 cards · about 12 credits · 9,970 left", never cut; a second sentence only when the balance may not cover it. */
function SendCost({ target, estimate, balance, isCounting }: SendCostProps) {
  const { cards } = estimate;
  const range = isCounting ? null : estimate.range;
  const locale = useHydrated() ? undefined : 'en';
  const remaining = balance?.remaining ?? null;
  const isRemote = target === 'remote';
  // The engine reserves the maximum cost of a run, and refuses a run that the balance does not cover.
  const isShort = !isRemote && remaining !== null && remaining < (estimate.published?.high ?? 0);
  const warning = isRemote ? shortfallWords(remaining, range) : null;
  const published = publishedWords(range, locale);
  const left = remaining?.toLocaleString(locale);
  return (
    <div className="tabular-nums">
      <div>
        <span className="font-semibold text-ink">
          {isCounting
            ? t('counting …')
            : cards === null
              ? t('Cards from the template')
              : tPlural(cards, { one: '{count} card', other: '{count} cards' })}
        </span>
        {!isRemote && range && <> · {localCreditRange(range, locale)}</>}
        {isRemote && !isCounting && (
          <>
            {' · '}
            {published === null ? (
              creditWords(range, locale)
            ) : (
              <TypicalCost cost={creditWords(range, locale)} published={published} />
            )}
          </>
        )}
        {left === undefined ? isRemote && ` · ${t('balance unknown')}` : ` · ${t('{count} left', { count: left })}`}
      </div>
      {isShort && (
        <p className="text-12 text-warn">
          {t('Not enough local credits.')} <TopUp />
        </p>
      )}
      <p role="status" className="text-12 text-warn empty:hidden">
        {warning && (
          <>
            <span aria-hidden="true">△ </span>
            {warning}
          </>
        )}
      </p>
    </div>
  );
}

/** A typical figure; a press shows the range behind it. */
function TypicalCost({ cost, published }: { cost: string; published: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PopoverButton
      label={t('Estimated cost')}
      open={isOpen}
      onOpenChange={setOpen}
      face={cost}
      title={published}
      className="underline decoration-dotted underline-offset-2 pointer-coarse:-my-3 pointer-coarse:py-3"
      popoverClassName="max-w-80 px-3 py-2 text-13"
    >
      <p>{published}.</p>
    </PopoverButton>
  );
}

/** `path`: the field that the message links to; null if nothing is wrong yet but something is missing. */
type Unpriced = { words: string; path: DraftPath | null };

const isStart = (path: string) => ['inputText', 'artifactId', 'prompt'].includes(path);

/**
 * What to do before a price can be shown; null for a request that can be sent.
 * @param shown the problems that the form shows, including those that the service reported. A problem of the form as a
 *   whole is only counted along with others: alone it does not prevent sending again.
 */
export function unpricedWords(
  draft: Draft,
  found: readonly DraftProblem[],
  shown: readonly DraftProblem[] = [],
): Unpriced | null {
  const problems = [...found, ...shown.filter(({ path }) => !found.some((problem) => problem.path === path))];
  if (found.length === 0 && shown.every(({ path }) => path === 'root')) return null;
  const isBlank = ({ path }: DraftProblem) => isStart(path) && !/\S/.test(textAt(draft, path) ?? 'x');
  if (problems.filter(({ path }) => path !== 'root').every(isBlank)) {
    const isTemplate = problems.some(({ path }) => path === 'artifactId');
    return { words: isTemplate ? t('Choose a template first') : t('Add some text first'), path: null };
  }
  const first = problems.find((problem) => problem.path !== 'root');
  const path = first?.path as DraftPath | undefined;
  // A single problem is not in the summary, and its field may be in a menu.
  if (first && countProblems(problems) === 1)
    return { words: `${wordsOfField(first.path)}: ${first.message}`, path: path ?? null };
  const words = tPlural(countProblems(problems), {
    one: 'Fix 1 problem to continue',
    other: 'Fix {count} problems to continue',
  });
  return { words, path: path ?? null };
}
