'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { familyOptions } from '@/components/data/history';
import { StateMark, TargetMark } from '@/components/runs/run-marks';
import { RelativeTime } from '@/components/ui/relative-time';
import { RetryButton } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import type { Relative } from '@/lib/contract/history';
import { t } from '@/lib/words/t';
import { changeListWords } from './field-change-words';

/** The run that a run was made from, and the runs made from it. Nothing without relatives. */
export function RunFamily({ run }: { run: Run }) {
  const hasRelatives = run.madeFrom !== null || run.family !== null;
  const { data, error, refetch } = useQuery({ ...familyOptions(run.id), enabled: hasRelatives });
  if (!hasRelatives) return null;
  return (
    <section aria-labelledby="family-title" className="border-t border-hairline py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id="family-title" className="text-13 font-semibold">
          {t('Versions')}
        </h3>
        {run.family && (
          <Link
            href={`/history?family=${encodeURIComponent(run.family.id)}`}
            className="inline-block min-h-6 text-13 text-quiet underline underline-offset-2 hover:text-ink"
          >
            {t('See all {count}', { count: run.family.count })}
          </Link>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-14 text-quiet">
          {t('Couldn’t load the list.')}
          <RetryButton size="small" onClick={() => void refetch()} />
        </p>
      )}
      {!data && !error && <div className="breathe mt-3 h-9 max-w-xl rounded-control bg-sunk" />}
      {data?.isFromGone && <p className="mt-2 text-14 text-quiet">{t('Made from a run that was deleted.')}</p>}
      {data?.madeFrom && (
        <>
          <h4 className="mt-3 text-12 text-quiet">{t('Source')}</h4>
          <ul>
            <RelativeRun relative={data.madeFrom} compareAt={compareAt(data.madeFrom.id, run.id)} />
          </ul>
        </>
      )}
      {data && data.madeAgain.length > 0 && (
        <>
          <h4 className="mt-4 text-12 text-quiet">{t('Later versions')}</h4>
          <ul>
            {data.madeAgain.map((relative) => (
              <RelativeRun key={relative.id} relative={relative} compareAt={compareAt(run.id, relative.id)} />
            ))}
          </ul>
          {data.madeAgainCount > data.madeAgain.length && (
            <p className="mt-2 text-13 text-quiet">
              {t('The newest {count} of {madeAgainCount}.', {
                count: data.madeAgain.length,
                madeAgainCount: data.madeAgainCount.toLocaleString(),
              })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** One relative, with the changes between the two. */
function RelativeRun({ relative, compareAt }: { relative: Relative; compareAt: string }) {
  const title = relative.title || t('Untitled');
  const changed = changeListWords(relative.changes);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2 text-13 last:border-b-0">
      <div className="min-w-0 flex-1 basis-full">
        <Link
          href={`/runs/${encodeURIComponent(relative.id)}`}
          title={title}
          className="block min-h-6 truncate font-medium underline-offset-2 hover:underline"
          dir="auto"
        >
          {title}
        </Link>
        <p className="text-13 text-quiet">
          {changed === null ? t('Same request') : t('Changed: {changed}', { changed })}
          {relative.deletedAt !== null && ` · ${t('in trash')}`}
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-x-3 text-13">
        <StateMark run={relative} />
        <TargetMark target={relative.target} />
        <span className="text-quiet">
          <RelativeTime at={relative.createdAt} />
        </span>
      </span>
      <Link
        href={compareAt}
        aria-label={t('Compare with {title}', { title })}
        className="inline-block min-h-6 text-13 underline underline-offset-2 hover:text-ink pointer-coarse:py-3"
      >
        {t('Compare')}
      </Link>
    </li>
  );
}

function compareAt(older: string, newer: string): string {
  return `/compare?${new URLSearchParams({ a: older, b: newer })}`;
}
