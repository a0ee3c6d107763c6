import { GitBranch, NotebookPen, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { StateMark } from '@/components/runs/state-mark';
import { TargetMark } from '@/components/runs/target-mark';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { RunSummary } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { GoesIn } from '../bin-words';
import type { RowActs } from './row-acts';
import { RowMenu } from './row-menu';
import { aboutWords, type FollowedRun, standingWords } from './row-words';
import { StarButton, TitleField } from './title-field';
import { useUnsavedNote } from './unsaved-notes';

export type RowProps = {
  run: FollowedRun;
  acts: RowActs;
  /** Whether the row is selected; null outside selection mode. */
  isChosen: boolean | null;
  isRenaming: boolean;
  onTitle: (run: FollowedRun, title: string | null, byKey: boolean) => void;
};

const LINK =
  'text-14 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ink';

/** The title: the link of the whole row, or the field in which it is renamed. */
export function RowTitle({ run, isRenaming, onTitle }: Pick<RowProps, 'run' | 'isRenaming' | 'onTitle'>) {
  const router = useRouter();
  const title = run.title || t('Untitled');
  const address = `/runs/${encodeURIComponent(run.id)}`;
  if (isRenaming) return <TitleField title={run.title} onDone={(next, byKey) => onTitle(run, next, byKey)} />;
  return (
    <Link
      data-run={run.id}
      href={address}
      // No prefetch for each row that scrolls by or is hovered: a press focuses the link, and that prefetches.
      prefetch={false}
      onFocus={() => router.prefetch(address)}
      title={title}
      className={classNames(LINK, 'line-clamp-2 wrap-anywhere sm:block sm:truncate print:whitespace-normal')}
      dir="auto"
    >
      {title}
    </Link>
  );
}

/** What was made, the target, and the note. */
export function RowAbout({ run, acts }: Pick<RowProps, 'run' | 'acts'>) {
  const isTrashed = run.deletedAt !== null;
  const title = run.title || t('Untitled');
  return (
    <div className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2 text-13 text-quiet sm:flex-nowrap">
      <span className="truncate [word-spacing:0.12em]">{aboutWords(run).join(' · ')}</span>
      {run.target === 'remote' && <TargetMark target="remote" />}
      {run.family && !isTrashed && (
        <Link
          href={`/history?family=${encodeURIComponent(run.family.id)}`}
          prefetch={false}
          aria-label={t('Version {place} of {count}', { place: run.family.place, count: run.family.count })}
          title={t('Version {place} of {count}', { place: run.family.place, count: run.family.count })}
          className="relative z-10 inline-flex -my-0.5 min-h-6 shrink-0 items-center gap-1 tabular-nums underline-offset-2 hover:text-ink hover:underline pointer-coarse:-my-3 pointer-coarse:min-h-11"
        >
          <GitBranch aria-hidden="true" size={12} />
          {run.family.place}/{run.family.count}
        </Link>
      )}
      {!isTrashed && <UnsavedMark run={run} title={title} onOpen={() => acts.note(run)} />}
      {run.note && !run.match && (
        <span className="flex min-w-0 items-center gap-1" title={run.note}>
          <NotebookPen aria-hidden="true" size={12} className="shrink-0" />
          <span className="truncate" dir="auto">
            {run.note}
          </span>
        </span>
      )}
    </div>
  );
}

/** The run's state unless it is completed; in the trash, how long it stays there. */
export function RowStanding({ run }: { run: FollowedRun }) {
  if (run.deletedAt !== null)
    return (
      <span className="text-quiet">
        <GoesIn deletedAt={run.deletedAt} />
      </span>
    );
  const words = standingWords(run);
  return words === null ? null : <StateMark run={run} label={words} />;
}

/** Star and menu; in the trash, Restore. */
export function RowTools({ run, acts, className }: Pick<RowProps, 'run' | 'acts'> & { className?: string }) {
  const title = run.title || t('Untitled');
  return (
    <div className={classNames('relative z-10 flex shrink-0 items-center gap-2 print:hidden', className)}>
      {run.deletedAt !== null ? (
        <Button size="small" aria-label={t('Restore {name}', { name: title })} onClick={() => acts.restore(run)}>
          <Undo2 aria-hidden="true" size={14} className="rtl:-scale-x-100" /> {t('Restore')}
        </Button>
      ) : (
        <>
          <StarButton isOn={run.star} title={title} onToggle={() => acts.star(run)} />
          <RowMenu run={run} acts={acts} />
        </>
      )}
    </div>
  );
}

/** Positioned over the thumbnail, so that rows do not move in selection mode. */
export function RowCheck({ run, acts, isChosen }: Pick<RowProps, 'run' | 'acts' | 'isChosen'>) {
  if (isChosen === null) return null;
  return (
    <label className="absolute inset-0 z-10 flex items-start justify-start rounded-[4px] p-1 pointer-coarse:-inset-1">
      <span className="grid size-6 place-items-center rounded-[4px] bg-raised shadow-card">
        <input
          type="checkbox"
          aria-label={t('Select {title}', { title: run.title || t('Untitled') })}
          checked={isChosen}
          onChange={(event) => acts.select(run, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
          className="size-4"
        />
      </span>
    </label>
  );
}

type Props = { run: RunSummary; title: string; onOpen: () => void };

/** A link to the unsaved note of a run, if there is one. */
function UnsavedMark({ run, title, onOpen }: Props) {
  return useUnsavedNote(run) === null ? null : <Mark title={title} onOpen={onOpen} />;
}

function Mark({ title, onOpen }: Omit<Props, 'run'>) {
  const button = useRef<HTMLButtonElement>(null);
  // Removed once the note is saved. The dialog has returned the focus to it, so the focus moves on to the title.
  useLayoutEffect(() => {
    const mark = button.current;
    return () => {
      if (mark === document.activeElement)
        mark?.closest('[data-row]')?.querySelector<HTMLElement>('[data-run]')?.focus();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('Note not saved: open note on {title}', { title })}
      onClick={onOpen}
      className="relative z-10 me-3 inline-flex -my-0.5 min-h-6 items-center gap-1 text-13 text-warn underline-offset-2 hover:underline pointer-coarse:-my-3 pointer-coarse:min-h-11"
    >
      <NotebookPen aria-hidden="true" size={12} />
      {t('Note not saved')}
    </button>
  );
}
