'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import {
  batchListOptions,
  batchOptions,
  changeBatch,
  deleteBatch,
  filesAddress,
  problemRowsAddress,
  resultsAddress,
} from '@/components/data/batches';
import { RouteFailure } from '@/components/data/request-json';
import { TargetMark } from '@/components/runs/run-marks';
import { Button, buttonClasses } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { ConfirmDialog } from '@/components/ui/modal';
import { PageLink } from '@/components/ui/page-link';
import { usePageTitle } from '@/components/ui/page-title';
import { EmptyState, ErrorState, Failure, LoadingState, Warning } from '@/components/ui/states';
import { Trans } from '@/components/ui/trans';
import { type Batch, type BatchChange, type BatchRowState, RETRYABLE, ROW_STATES } from '@/lib/contract/batches';
import { EXPORTS } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { BatchRows } from './batch-rows';
import { BATCH_STATE_WORDS, ROW_STATE_WORDS } from './batch-words';
import { creditFacts, ResumeDialog } from './resume-dialog';

/** A batch: its progress, its rows, and what to do about them. */
export function BatchPage({ id }: { id: string }) {
  const { data: batch, error, refetch } = useQuery(batchOptions(id));
  const [shown, setShown] = useState<BatchRowState | ''>('');
  const client = useQueryClient();
  const { target, credits } = batch ?? {};
  const spent = credits?.spent;
  useEffect(() => {
    if (spent) void client.invalidateQueries({ queryKey: ['balance', target] });
  }, [spent, target, client]);
  usePageTitle(batch ? t('{page} · Cardwright', { page: batch.name }) : null);
  if (!batch && error instanceof RouteFailure && error.status === 404)
    return (
      <EmptyState
        heading={t('Batch')}
        title={t('Batch not found')}
        to={{ href: '/batches', label: t('Show batches') }}
      />
    );
  return (
    <div className="mx-auto w-full max-w-[73rem] px-4 pt-8 pb-24 lg:px-6">
      {batch ? (
        <>
          <Head batch={batch} />
          <Progress batch={batch} />
          <StateFilter counts={batch.counts} shown={shown} onShow={setShown} />
          <BatchRows key={shown} batch={batch} state={shown} />
        </>
      ) : (
        <>
          <h1 className="sr-only">{t('Batch')}</h1>
          {error ? (
            <ErrorState of={error} title={t('Couldn’t load the batch')} onRetry={() => void refetch()} />
          ) : (
            <LoadingState label={t('Loading…')} rows={6} />
          )}
        </>
      )}
    </div>
  );
}

/** Offered once nothing of it is submitted any more. */
function DeleteBatch({ id }: { id: string }) {
  const client = useQueryClient();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => deleteBatch(id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: batchListOptions().queryKey });
      router.push('/batches');
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('Delete')}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('Delete batch?')}
        action={t('Delete batch')}
        onConfirm={() => !removal.isPending && removal.mutate()}
      >
        <p className="mt-2 text-14">{t('Its table is deleted for good. Its decks stay in the History.')}</p>
        <Failure of={removal.error} className="mt-2 text-14" />
      </ConfirmDialog>
    </>
  );
}

function Head({ batch }: { batch: Batch }) {
  const { id, name, state, counts } = batch;
  const client = useQueryClient();
  const [isResuming, setResuming] = useState(false);
  const change = useMutation({
    mutationFn: (body: BatchChange) => changeBatch(id, body),
    onSettled: () => client.invalidateQueries({ queryKey: ['batch', id] }),
  });
  const act = (body: BatchChange) => () => !change.isPending && change.mutate(body);
  const failed = retryableOf(counts);
  return (
    <>
      <p className="text-13">
        <PageLink href="/batches" className="text-quiet underline hover:text-ink">
          {t('Batches')}
        </PageLink>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 text-28 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <TargetMark target={batch.target} />
        <span role="status" className="text-14 font-medium">
          {BATCH_STATE_WORDS[state]}
        </span>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {state === 'running' && <Button onClick={act({ action: 'pause' })}>{t('Pause')}</Button>}
          {state === 'paused' && (
            <Button
              look="solid"
              onClick={batch.pauseReason === 'person' ? act({ action: 'resume' }) : () => setResuming(true)}
            >
              {t('Resume')}
            </Button>
          )}
          {failed > 0 && (
            <Button onClick={act({ action: 'retry' })}>{t('Retry failed ({count})', { count: failed })}</Button>
          )}
          {state !== 'running' && <DeleteBatch id={id} />}
          <Menu
            label={t('Download')}
            className={buttonClasses('outline')}
            items={[
              { label: t('Results (CSV)'), href: resultsAddress(id) },
              ...EXPORTS.map((format) => ({
                label: t('All files ({format})', { format: format.toUpperCase() }),
                href: filesAddress(id, format),
              })),
            ].map((item) => ({ ...item, icon: <FileDown aria-hidden="true" size={16} />, download: true }))}
          >
            <Download aria-hidden="true" size={16} />
            {t('Download')}
          </Menu>
        </div>
      </div>
      <ErrorState of={change.error} title={t('Couldn’t change the batch')} className="mt-3" />
      {batch.pauseReason !== null && batch.pauseReason !== 'person' && (
        <Warning className="mt-2 text-14">
          {batch.pauseReason === 'credits'
            ? t('Paused: the next row could pass your credit limit.')
            : t('Paused: the cost of this template is unknown, so the limit can’t be kept.')}
        </Warning>
      )}
      {isResuming && (
        <ResumeDialog
          batch={batch}
          onClose={() => setResuming(false)}
          onResume={(maxCredits) => {
            setResuming(false);
            change.mutate({ action: 'resume', maxCredits });
          }}
        />
      )}
    </>
  );
}

function retryableOf(counts: Batch['counts']): number {
  return RETRYABLE.reduce((sum, each) => sum + counts[each], 0);
}

/** How many rows have ended, and the credits. */
function Progress({ batch }: { batch: Batch }) {
  const { rows, counts } = batch;
  const ended = rows - counts.waiting - counts.working;
  return (
    <div className="mt-5">
      <progress
        aria-label={t('Progress')}
        value={ended}
        max={rows}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-ink"
      />
      <p className="mt-2 text-14 text-quiet tabular-nums">
        {t('{done} of {total} rows', { done: ended.toLocaleString(), total: rows.toLocaleString() })}
        {' · '}
        {creditFacts(batch)}
      </p>
      {retryableOf(counts) > 0 && (
        <p className="mt-1 text-14 text-quiet">
          <Trans
            of="<link>Download the rows with problems</link>, correct them, and create another batch from that file."
            with={{
              link: (words) => (
                <a href={problemRowsAddress(batch.id)} download className="underline">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

type FilterProps = {
  counts: Batch['counts'];
  shown: BatchRowState | '';
  onShow: (state: BatchRowState | '') => void;
};

/** The rows by state: each count limits the list to its rows. */
function StateFilter({ counts, shown, onShow }: FilterProps) {
  const states = ROW_STATES.filter((state) => counts[state] > 0 || state === shown);
  return (
    <fieldset className="mt-6 flex flex-wrap gap-2">
      <legend className="sr-only">{t('Show rows')}</legend>
      {(['', ...states] as const).map((state) => (
        <Button
          key={state}
          size="small"
          aria-pressed={shown === state}
          className="aria-pressed:border-ink aria-pressed:bg-sunk"
          onClick={() => onShow(state)}
        >
          {state === '' ? t('All rows') : ROW_STATE_WORDS[state]}
          {state !== '' && <span className="text-quiet tabular-nums">{counts[state].toLocaleString()}</span>}
        </Button>
      ))}
    </fieldset>
  );
}
