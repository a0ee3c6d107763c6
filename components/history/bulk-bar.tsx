import Link from 'next/link';
import { useRef } from 'react';
import { useBar } from '@/components/ui/bars';
import { Button, buttonClasses } from '@/components/ui/button';
import type { BulkAct } from '@/lib/contract/history';
import { t, tPlural } from '@/lib/words/t';
import { AllButton } from './all-button';
import { useChosenCommands } from './use-chosen-commands';
import type { MatchingOffer } from './use-matching';

type Props = {
  count: number;
  loaded: number;
  isBin: boolean;
  isBusy: boolean;
  onAll: () => void;
  /** Whether all matching runs, beyond the loaded ones, can be selected too. */
  offer: MatchingOffer;
  onAct: (act: BulkAct) => void;
  onStop: () => void;
  /** The URL that compares the two selected runs; null unless exactly two are selected. */
  compareAt: string | null;
};

/** The actions on the selected runs. Replaces the line above the list, so that no row moves. */
export function BulkBar({ count, loaded, isBin, isBusy, onAll, offer, onAct, onStop, compareAt }: Props) {
  const isOff = count === 0 || isBusy;
  useChosenCommands({ isOff, isBin, onAct, compareAt, matching: offer });
  const bar = useRef<HTMLElement>(null);
  useBar(bar);
  return (
    <section
      ref={bar}
      aria-label={t('Selected runs')}
      className="z-20 flex flex-wrap items-center gap-2 bg-raised text-14 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-hairline max-md:p-3 md:absolute md:inset-x-0 md:top-0 md:-mx-3 md:rounded-card md:px-3 md:py-1 md:shadow-card print:hidden"
    >
      <p role="status" className="me-2 font-medium tabular-nums">
        {countWords(count, isBusy)}
      </p>
      <AllButton offer={offer} count={count} loaded={loaded} isBusy={isBusy} onAll={onAll} />
      {isBin ? (
        <>
          <Button size="small" disabled={isOff} onClick={() => onAct('restore')}>
            {t('Restore')}
          </Button>
          <Button size="small" disabled={isOff} onClick={() => onAct('purge')}>
            {t('Delete permanently')}
          </Button>
        </>
      ) : (
        <>
          {compareAt === null ? (
            <Button size="small" disabled title={t('Select two runs to compare')}>
              {t('Compare')}
            </Button>
          ) : (
            <Link href={compareAt} className={buttonClasses('outline', 'small')}>
              {t('Compare')}
            </Link>
          )}
          <Button size="small" disabled={isOff} onClick={() => onAct('star')}>
            {t('Star')}
          </Button>
          <Button size="small" disabled={isOff} onClick={() => onAct('unstar')}>
            {t('Remove star')}
          </Button>
          <Button size="small" disabled={isOff} onClick={() => onAct('delete')}>
            {t('Move to trash')}
          </Button>
        </>
      )}
      <Button look="bare" size="small" className="ms-auto" onClick={onStop}>
        {t('Done')}
      </Button>
    </section>
  );
}

function countWords(count: number, isBusy: boolean): string {
  const params = { count: count.toLocaleString() };
  if (isBusy) return tPlural(count, { one: 'Working on {count} run…', other: 'Working on {count} runs…' }, params);
  return t('{count} selected', params);
}
