import { classNames } from '@/components/ui/class-names';
import { t } from '@/lib/words/t';
import type { HistoryView } from './use-history-view';

/** Widths of the placeholder titles. */
const TITLE_WIDTHS = ['w-56', 'w-40', 'w-64', 'w-48', 'w-60', 'w-36', 'w-52'];

/** Skeleton rows, as high as real ones. */
export function LoadingRows({ view }: { view: HistoryView }) {
  return (
    <div
      role="status"
      className={classNames(
        'breathe mt-2',
        view === 'list'
          ? 'border-t border-hairline'
          : 'mt-4 grid grid-cols-2 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13.75rem,1fr))] sm:gap-6',
      )}
    >
      <span className="sr-only">{t('Loading…')}</span>
      {TITLE_WIDTHS.map((width) =>
        view === 'list' ? (
          <div key={width} className="flex min-h-18 items-center gap-3 border-b border-hairline sm:gap-4">
            <div className="h-9 w-16 shrink-0 rounded-[4px] bg-sunk sm:h-13 sm:w-23" />
            <div className="min-w-0 flex-1 space-y-2">
              <div className={classNames('h-4 max-w-full rounded-control bg-sunk', width)} />
              <div className="h-3 w-28 rounded-control bg-sunk" />
            </div>
          </div>
        ) : (
          <div key={width} className="space-y-2 pb-10">
            <div className="aspect-video rounded-control bg-sunk" />
            <div className={classNames('h-4 max-w-full rounded-control bg-sunk', width)} />
          </div>
        ),
      )}
    </div>
  );
}
