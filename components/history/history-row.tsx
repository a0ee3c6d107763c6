import Link from 'next/link';
import { FORMAT_WORDS } from '@/components/composer/choice-words';
import { StateMark } from '@/components/runs/state-mark';
import { TargetMark } from '@/components/runs/target-mark';
import { classNames } from '@/components/ui/class-names';
import { RelativeTime } from '@/components/ui/relative-time';
import type { RunSummary } from '@/lib/contract/composer';

/** One run in a line; on a phone in two. */
export function HistoryRow({ run }: { run: RunSummary }) {
  const kind = run.operation === 'template' ? 'From a template' : run.format ? FORMAT_WORDS[run.format] : '';
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-b border-hairline px-2 py-3 transition hover:bg-surface lg:items-center lg:grid-cols-[minmax(0,1fr)_9.5rem_13rem_6rem_7rem]',
        run.target === 'live' && 'shadow-[inset_2px_0_0_var(--accent)]',
      )}
    >
      <Link
        href={`/runs/${encodeURIComponent(run.id)}`}
        className="truncate text-16 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink"
      >
        {run.title || 'Untitled'}
      </Link>
      <span className="min-w-0 text-13 max-lg:max-w-48 max-lg:justify-self-end">
        <StateMark run={run} />
      </span>
      <span className="flex flex-wrap items-center gap-2 text-13 text-quiet">
        <TargetMark target={run.target} />
        <span>
          {kind}
          {run.cards !== null && `, ${run.cards} ${run.cards === 1 ? 'card' : 'cards'}`}
        </span>
      </span>
      <span className="text-right text-13 text-quiet tabular-nums max-lg:hidden">
        {run.credits.deducted !== null &&
          `${run.credits.deducted.toLocaleString()} ${run.credits.deducted === 1 ? 'credit' : 'credits'}`}
      </span>
      <span className="text-right text-13 text-quiet">
        <RelativeTime at={run.createdAt} />
      </span>
    </li>
  );
}
