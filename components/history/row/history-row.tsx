import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Excerpt } from '@/lib/contract/history';
import { RowAbout, RowCheck, type RowProps, RowStanding, RowTitle, RowTools } from './row-parts';
import { RowThumbnail } from './row-thumbnail';
import { rowCostWords } from './row-words';

type Props = RowProps & {
  /** Whether the row above or below belongs to the same group: a dashed line connects their cards. */
  isJoinedAbove: boolean;
  isJoinedBelow: boolean;
};

const SIZE = { width: 92, height: 52 };

const THREAD =
  "before:absolute before:start-1/2 before:h-40 before:border-s before:border-dashed before:border-edge before:content-['']";
const THREAD_ON =
  "after:absolute after:start-1/2 after:h-40 after:border-s after:border-dashed after:border-edge after:content-['']";

/** One run in the list; on a phone its facts are below its title. */
export const HistoryRow = memo(function HistoryRow(props: Props) {
  const { run, acts, isChosen, isRenaming, isJoinedAbove, isJoinedBelow, onTitle } = props;
  return (
    <div
      className={classNames(
        'relative isolate flex min-h-18 items-center gap-3 border-b border-hairline py-2 sm:gap-4',
        // The hover background is wider than the row.
        "before:absolute before:-inset-x-3 before:-inset-y-px before:-z-10 before:rounded-card before:transition before:content-[''] hover:before:bg-surface",
        isChosen && 'before:bg-surface',
      )}
    >
      <div className="relative -my-2 flex items-center self-stretch overflow-y-clip max-sm:items-start max-sm:pt-3 print:hidden">
        <div
          className={classNames(
            'relative',
            // As long as the row; anything beyond its edge is clipped.
            isJoinedAbove && `${THREAD} before:bottom-full`,
            isJoinedBelow && `${THREAD_ON} after:top-full`,
          )}
        >
          <div className="max-sm:h-9 max-sm:w-16">
            <RowThumbnail run={run} size={SIZE} className="origin-top-left max-sm:scale-[0.695] rtl:origin-top-right" />
          </div>
          <RowCheck run={run} acts={acts} isChosen={isChosen} />
        </div>
      </div>
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <div className="min-w-0 sm:flex-1">
          <RowTitle run={run} isRenaming={isRenaming} onTitle={onTitle} />
          <RowAbout run={run} acts={acts} />
          {run.match && <MatchLine match={run.match} />}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 text-13 text-quiet max-sm:mt-0.5 sm:max-lg:w-64 sm:max-lg:justify-end lg:contents">
          <span className="max-w-full min-w-0 text-ink empty:hidden sm:max-lg:basis-full sm:max-lg:text-end lg:w-44">
            <RowStanding run={run} />
          </span>
          <span className="whitespace-nowrap tabular-nums sm:text-end lg:min-w-32">{rowCostWords(run)}</span>
          <span className="whitespace-nowrap sm:w-28 sm:text-end">
            <RelativeTime at={run.deletedAt ?? run.createdAt} />
          </span>
        </div>
      </div>
      <RowTools run={run} acts={acts} className="max-sm:-me-2 max-sm:flex-col max-sm:gap-0 max-sm:self-start" />
    </div>
  );
});

/** An excerpt of the run around a search match, with the match marked. */
export function MatchLine({ match: { before, hit, after } }: { match: Excerpt }) {
  return (
    <p className="mt-0.5 line-clamp-2 text-13 text-quiet wrap-anywhere" dir="auto">
      {before}
      <mark className="rounded-[3px] bg-sunk px-0.5 font-medium text-ink">{hit}</mark>
      {after}
    </p>
  );
}
