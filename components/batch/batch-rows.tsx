'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { batchRowsOptions } from '@/components/data/batches';
import { StateMark } from '@/components/runs/run-marks';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { Batch, BatchRow, BatchRowState } from '@/lib/contract/batches';
import type { Target } from '@/lib/contract/run-words';
import { tStored } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';
import { creditsOf, problemWords, ROW_STATE_WORDS } from './batch-words';

type Props = {
  batch: Batch;
  /** Only rows in this state; '' for all. */
  state: BatchRowState | '';
};

export function BatchRows({ batch, state }: Props) {
  const { columns, target } = batch;
  // The cursors of the pages up to the shown one.
  const [cursors, setCursors] = useState<readonly number[]>([0]);
  const { data, error, refetch } = useQuery(batchRowsOptions(batch, { after: cursors.at(-1) ?? 0, state }));
  if (!data)
    return error ? (
      <ErrorState of={error} title={t('Couldn’t load the rows')} className="mt-4" onRetry={() => void refetch()} />
    ) : (
      <LoadingState label={t('Loading…')} rows={8} className="mt-4" />
    );
  const next = data.nextCursor;
  return (
    <>
      {data.data.length === 0 && <p className="mt-4 text-14 text-quiet">{t('No rows.')}</p>}
      <ol className="mt-4 [&>li]:border-b [&>li]:border-hairline">
        {data.data.map((row) => (
          <Row key={row.number} row={row} columns={columns} target={target} />
        ))}
      </ol>
      {(cursors.length > 1 || next !== null) && (
        <nav aria-label={t('Pages')} className="mt-4 flex gap-2">
          <Button
            aria-disabled={cursors.length === 1}
            onClick={() => cursors.length > 1 && setCursors(cursors.slice(0, -1))}
          >
            {t('Previous')}
          </Button>
          <Button aria-disabled={next === null} onClick={() => next !== null && setCursors([...cursors, Number(next)])}>
            {t('Next')}
          </Button>
        </nav>
      )}
    </>
  );
}

type RowProps = { row: BatchRow; columns: readonly string[]; target: Target };

function Row({ row, columns, target }: RowProps) {
  const { number, run, cells, problems } = row;
  const facts = columns.map((column, at) => `${column}: ${cells[at] ?? ''}`).join(' · ');
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 py-2.5 text-14 sm:grid-cols-[2.5rem_minmax(0,1fr)_11rem_9rem]">
      <span className="text-end font-mono text-13 text-quiet tabular-nums">{number}</span>
      <div className="min-w-0">
        <p className="truncate font-medium">
          {run ? (
            <PageLink href={`/runs/${encodeURIComponent(run.id)}`} className="hover:underline">
              <bdi>{run.title}</bdi>
            </PageLink>
          ) : (
            <bdi>{cells[0]}</bdi>
          )}
        </p>
        <p className="truncate text-13 text-quiet" dir="auto" title={facts}>
          {facts}
        </p>
        {problems.map((problem) => (
          <p key={`${problem.path} ${problem.message}`} className="text-13 text-bad wrap-anywhere">
            {problemWords(problem)}
          </p>
        ))}
        {run?.error && <p className="text-13 text-bad wrap-anywhere">{tStored(run.error)}</p>}
      </div>
      <div className="max-sm:col-start-2">
        {run ? (
          <StateMark run={{ state: run.state, serviceStatus: null }} />
        ) : (
          <span className={row.state === 'refused' ? 'font-medium text-bad' : 'text-quiet'}>
            {ROW_STATE_WORDS[row.state]}
          </span>
        )}
      </div>
      <p className="text-13 text-quiet tabular-nums max-sm:col-start-2">{costOf(run, target)}</p>
    </li>
  );
}

function costOf(run: BatchRow['run'], target: Target): string {
  const { cards = null, creditsDeducted = null } = run ?? {};
  const parts = [
    cards !== null && tPlural(cards, { one: '{count} card', other: '{count} cards' }),
    creditsDeducted !== null && creditsOf(creditsDeducted, target),
  ];
  return parts.filter(Boolean).join(' · ');
}
