import { classNames } from '@/components/ui/class-names';
import { say } from '@/lib/words/say';

/** How long the titles are that are not there yet. */
const TITLES = ['w-56', 'w-40', 'w-64', 'w-48', 'w-60', 'w-36', 'w-52'];

/** The shape of the rows that are coming, each as high as a row. */
export function LoadingRows({ className }: { className?: string }) {
  return (
    <div role="status" className={classNames('breathe border-t border-hairline', className)}>
      <span className="sr-only">{say('Loading the history')}</span>
      {TITLES.map((width) => (
        <div key={width} className="flex items-center gap-3 border-b border-hairline py-3 ps-2 lg:gap-4">
          <div className="h-10 w-16 shrink-0 rounded-control bg-sunk sm:h-[60px] sm:w-24" />
          <div className="min-w-0 flex-1 space-y-2">
            <div className={classNames('h-4 max-w-full rounded-control bg-sunk', width)} />
            <div className="h-3 w-28 rounded-control bg-sunk" />
          </div>
        </div>
      ))}
    </div>
  );
}
