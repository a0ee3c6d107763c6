'use client';

import { creditWords, localCreditRange } from '@/components/composer/send/credits';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import type { Target } from '@/lib/contract/run-words';
import { t, tPlural } from '@/lib/words/t';
import { problemWords } from './batch-words';
import { type CheckSums, type RowCheck, sumsOf } from './use-row-check';

/** Problems are listed up to this number. */
const MOST_LISTED = 20;

type Props = {
  check: RowCheck | null;
  target: Target;
  /** Whether no row could be sent. */
  isBlocked: boolean;
  onCheck: () => void;
  onRow: (row: number) => void;
};

/** The dry run of all rows: what they would create, and which have problems. */
export function RowCheckView({ check, target, isBlocked, onCheck, onRow }: Props) {
  const isRunning = check?.isRunning ?? false;
  const isOff = isRunning || isBlocked;
  const failing = (check?.rows ?? []).flatMap(({ problems: [problem] }, row) => (problem ? [{ row, problem }] : []));
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button aria-disabled={isOff} onClick={() => !isOff && onCheck()}>
          {t('Check all rows')}
        </Button>
        <p role="status" className="text-13 text-quiet tabular-nums">
          {check &&
            (isRunning ? progressWords(check) : check.failure === null && <Sums of={sumsOf(check)} target={target} />)}
        </p>
      </div>
      <ErrorState of={check?.failure ?? null} title={t('Couldn’t check the rows')} />
      {failing.length > 0 && (
        <ul aria-label={t('Problems')} className="space-y-1 text-13">
          {failing.slice(0, MOST_LISTED).map(({ row, problem }) => (
            <li key={row}>
              <RowLink row={row} onRow={onRow} /> <span className="text-bad">{problemWords(problem)}</span>
            </li>
          ))}
          {failing.length > MOST_LISTED && (
            <li className="text-quiet">
              {tPlural(failing.length - MOST_LISTED, { one: 'and {count} more row', other: 'and {count} more rows' })}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Goes to a row, whose number is from 0. */
export function RowLink({ row, onRow }: { row: number; onRow: (row: number) => void }) {
  return (
    <button type="button" className="underline pointer-coarse:min-h-11" onClick={() => onRow(row)}>
      {t('Row {row}', { row: row + 1 })}
    </button>
  );
}

function progressWords({ rows, total }: RowCheck): string {
  return t('Checked {done} of {total}', { done: rows.length.toLocaleString(), total: total.toLocaleString() });
}

function Sums({ of: { problems, cards, credits }, target }: { of: CheckSums; target: Target }) {
  const parts = [
    problems === 0
      ? t('No problems')
      : tPlural(problems, { one: '{count} row has problems', other: '{count} rows have problems' }),
    cards !== null &&
      tPlural(cards, { one: '{count} card', other: '{count} cards' }, { count: cards.toLocaleString() }),
    credits && target === 'local' ? localCreditRange(credits) : creditWords(credits),
  ];
  return parts.filter(Boolean).join(' · ');
}
