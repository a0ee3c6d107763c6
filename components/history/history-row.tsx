import { GitBranch, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { memo } from 'react';
import { FORMAT_WORDS } from '@/components/composer/choice-words';
import { StateMark } from '@/components/runs/state-mark';
import { TargetMark } from '@/components/runs/target-mark';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { RelativeTime } from '@/components/ui/relative-time';
import type { RunSummary } from '@/lib/contract/composer';
import { say, sayCount } from '@/lib/words/say';
import { GoesIn } from './goes-in';
import type { RowActs } from './row-acts';
import { RowMenu } from './row-menu';
import { RowThumbnail } from './row-thumbnail';
import { StarButton } from './star-button';
import { TitleField } from './title-field';
import { UnsavedMark } from './unsaved-mark';

type Props = {
  run: RunSummary;
  acts: RowActs;
  /** Whether it can be chosen, and is; null where nothing is chosen. */
  isChosen: boolean | null;
  isRenaming: boolean;
  /** Whether the row above, or below, is of the same group: their cards hang together. */
  isJoinedAbove: boolean;
  isJoinedBelow: boolean;
  onTitle: (run: RunSummary, title: string | null, byKey: boolean) => void;
};

const LINK =
  'text-16 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ink';

/** A cut line from card to card. */
const THREAD =
  "before:absolute before:start-1/2 before:h-40 before:border-s before:border-dashed before:border-edge before:content-['']";
const THREAD_ON =
  "after:absolute after:start-1/2 after:h-40 after:border-s after:border-dashed after:border-edge after:content-['']";

/** One run in a line; on a phone its facts stand below its title. */
export const HistoryRow = memo(function HistoryRow(props: Props) {
  const { run, acts, isChosen, isRenaming, isJoinedAbove, isJoinedBelow, onTitle } = props;
  const title = run.title || say('Untitled');
  const isBin = run.deletedAt !== null;
  const router = useRouter();
  const address = `/runs/${encodeURIComponent(run.id)}`;
  return (
    <div
      className={classNames(
        'group relative flex items-center gap-3 overflow-y-clip border-b border-hairline py-3 ps-2 pe-1 transition hover:bg-surface lg:gap-4',
        run.target === 'live' && 'shadow-[inset_2px_0_0_var(--accent)] rtl:shadow-[inset_-2px_0_0_var(--accent)]',
        isChosen && 'bg-surface',
      )}
    >
      {isChosen !== null && (
        <label className="relative z-10 flex size-8 shrink-0 items-center justify-center pointer-coarse:size-11">
          <input
            type="checkbox"
            aria-label={say('Choose {title}', { title })}
            checked={isChosen}
            onChange={(event) =>
              acts.select(run, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
            className="size-4"
          />
        </label>
      )}
      {/* On a phone the box to choose with takes its place. */}
      <div
        className={classNames(
          'relative max-sm:self-start max-sm:pt-0.5 print:hidden',
          isChosen !== null && 'max-sm:hidden',
          // As long as the row: what is beyond its edge is cut.
          isJoinedAbove && `${THREAD} before:bottom-full`,
          isJoinedBelow && `${THREAD_ON} after:top-full`,
        )}
      >
        <RowThumbnail run={run} />
      </div>
      <div className="min-w-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_8.5rem_14.5rem_5rem_6.5rem] lg:items-center lg:gap-4 print:lg:grid-cols-[minmax(0,1fr)_8.5rem_14.5rem_5rem_9rem]">
        <div className="min-w-0">
          {isRenaming ? (
            <TitleField title={run.title} onDone={(next, byKey) => onTitle(run, next, byKey)} />
          ) : (
            <Link
              data-run={run.id}
              href={address}
              // Not each row that is scrolled past, or goes by below the pointer: a press gives it the focus.
              prefetch={false}
              onFocus={() => router.prefetch(address)}
              title={title}
              className={classNames(LINK, 'line-clamp-2 wrap-anywhere sm:block sm:truncate print:whitespace-normal')}
              dir="auto"
            >
              {title}
            </Link>
          )}
          {run.note && (
            <p className="truncate text-13 text-quiet" dir="auto">
              {run.note}
            </p>
          )}
          {!isBin && <UnsavedMark run={run} title={title} onOpen={() => acts.note(run)} />}
          {run.family && !isBin && (
            <Link
              href={`/history?family=${encodeURIComponent(run.family.id)}`}
              prefetch={false}
              className="relative z-10 inline-flex min-h-6 items-center gap-1 text-13 text-quiet tabular-nums underline-offset-2 hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              <GitBranch aria-hidden="true" size={12} />
              {say('{place} of {count} in this group', { place: run.family.place, count: run.family.count })}
            </Link>
          )}
        </div>
        <RowFacts run={run} />
      </div>
      {/* One above the other on a phone, where what is said of the run needs the width. */}
      <div className="relative z-10 flex shrink-0 items-center max-sm:flex-col max-sm:self-start print:hidden">
        {isBin ? (
          <Button size="small" aria-label={say('Restore {title}', { title })} onClick={() => acts.restore(run)}>
            <Undo2 aria-hidden="true" size={14} className="rtl:-scale-x-100" /> {say('Restore')}
          </Button>
        ) : (
          <>
            <StarButton isOn={run.star} title={title} onToggle={() => acts.star(run)} />
            <RowMenu run={run} acts={acts} />
          </>
        )}
      </div>
    </div>
  );
});

/** Where it stands, what it is, what it cost, when. In columns where there is room for them. */
function RowFacts({ run }: { run: RunSummary }) {
  const kind = run.operation === 'template' ? say('From a template') : run.format ? FORMAT_WORDS[run.format] : '';
  const cards =
    run.cards !== null &&
    sayCount(run.cards, { one: '{count} card', other: '{count} cards' }, { count: run.cards.toLocaleString() });
  const { deducted } = run.credits;
  const credits =
    deducted !== null &&
    sayCount(deducted, { one: '{count} credit', other: '{count} credits' }, { count: deducted.toLocaleString() });
  return (
    <div className="mt-1 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-13 text-quiet lg:contents">
      <span className="max-w-40 min-w-0 text-ink">
        <StateMark run={run} />
      </span>
      {/* On a phone beside the state, so that what wraps is what it is and what it cost. */}
      <span className="whitespace-nowrap max-lg:order-1 max-sm:order-none lg:order-1 lg:text-end">
        <RelativeTime at={run.deletedAt ?? run.createdAt} />
        {run.deletedAt !== null && (
          <span className="max-lg:ps-3 lg:block">
            <GoesIn deletedAt={run.deletedAt} />
          </span>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-2 max-sm:basis-full max-sm:flex-wrap max-sm:gap-y-0.5">
        <TargetMark target={run.target} />
        <span className="truncate">{[kind, cards].filter(Boolean).join(', ')}</span>
        <span className="shrink-0 tabular-nums sm:hidden">{credits}</span>
      </span>
      <span className="tabular-nums max-sm:hidden lg:text-end">{credits}</span>
    </div>
  );
}
