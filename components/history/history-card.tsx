import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { RelativeTime } from '@/components/ui/relative-time';
import { thumbnailHeight } from './grid-of';
import { MatchLine } from './match-line';
import { RowAbout, RowCheck, type RowProps, RowStanding, RowTitle, RowTools } from './row-parts';
import { RowThumbnail } from './row-thumbnail';

/** One run in the grid. All cards have the same height (`gridOf`). */
export const HistoryCard = memo(function HistoryCard(props: RowProps & { width: number }) {
  const { run, acts, isChosen, isRenaming, onTitle, width } = props;
  return (
    <div
      className={classNames(
        "relative isolate h-full before:absolute before:-inset-2 before:-z-10 before:rounded-card before:transition before:content-[''] hover:before:bg-surface",
        isChosen && 'before:bg-surface',
      )}
    >
      <div className="relative">
        <RowThumbnail run={run} size={{ width, height: thumbnailHeight(width) }} className="rounded-control" />
        <RowCheck run={run} acts={acts} isChosen={isChosen} />
      </div>
      <div className="mt-2 flex h-5 items-center gap-1">
        <div className="min-w-0 flex-1 [&_a]:block [&_a]:truncate">
          <RowTitle run={run} isRenaming={isRenaming} onTitle={onTitle} />
        </div>
        <RowTools
          run={run}
          acts={acts}
          className="-me-1.5 gap-0 pointer-coarse:-me-3 pointer-coarse:[&>[aria-pressed=false]]:hidden"
        />
      </div>
      {!isRenaming && (
        <div className="h-6 overflow-hidden [&>div]:flex-nowrap">
          <RowAbout run={run} acts={acts} />
        </div>
      )}
      {!isRenaming && (
        <div className="flex h-5 items-center gap-3 overflow-hidden text-13 whitespace-nowrap text-quiet">
          {run.match ? (
            <div className="min-w-0 [&>p]:line-clamp-1">
              <MatchLine match={run.match} />
            </div>
          ) : (
            <>
              <RelativeTime at={run.deletedAt ?? run.createdAt} />
              <RowStanding run={run} />
            </>
          )}
        </div>
      )}
    </div>
  );
});
