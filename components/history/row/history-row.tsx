'use client';

import {
  ArrowUpRight,
  Copy,
  Download,
  GitBranch,
  NotebookPen,
  Pencil,
  SlidersHorizontal,
  Star,
  SwatchBook,
  Trash2,
  Undo2,
} from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { memo, useLayoutEffect, useRef } from 'react';
import { exportAddress } from '@/components/data/runs';
import { FILE_KINDS, FILE_NAMES, fileFormats, isDownloadable } from '@/components/runs/deck/deck-files';
import { StateMark, TargetMark } from '@/components/runs/run-marks';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { RelativeTime } from '@/components/ui/relative-time';
import type { RunSummary } from '@/lib/contract/composer';
import type { Excerpt } from '@/lib/contract/history';
import { t } from '@/lib/words/t';
import { GoesIn } from '../bin';
import { useUnsavedNote } from './note-dialog';
import type { RowActs } from './row-acts';
import { RowThumbnail } from './row-thumbnail';
import { aboutWords, duplicateAddress, type FollowedRun, rowCostWords, standingWords } from './row-words';
import { StarButton, TitleField } from './title-field';

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

type UnsavedMarkProps = { run: RunSummary; title: string; onOpen: () => void };

/** A link to the unsaved note of a run, if there is one. */
function UnsavedMark({ run, title, onOpen }: UnsavedMarkProps) {
  return useUnsavedNote(run) === null ? null : <Mark title={title} onOpen={onOpen} />;
}

function Mark({ title, onOpen }: Omit<UnsavedMarkProps, 'run'>) {
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

function RowMenu({ run, acts }: { run: RunSummary; acts: RowActs }) {
  const id = encodeURIComponent(run.id);
  const theme = run.theme;
  const files = fileFormats(run)
    .filter((format) => isDownloadable(run, format))
    .map((format) => ({
      label: FILE_NAMES[format],
      note: FILE_KINDS[format],
      href: exportAddress(run.id, format),
    }));
  const items: MenuItem[] = [
    { label: t('Open'), icon: <ArrowUpRight aria-hidden="true" size={16} />, keys: 'Enter', href: `/runs/${id}` },
    ...(files.length > 0 ? [{ label: t('Download'), icon: <Download aria-hidden="true" size={16} />, files }] : []),
    {
      label: t('Duplicate'),
      icon: <Copy aria-hidden="true" size={16} />,
      keys: 'D',
      href: duplicateAddress(run.id),
      startsGroup: true,
    },
    {
      label: t('Reuse settings'),
      icon: <SlidersHorizontal aria-hidden="true" size={16} />,
      href: `/?remix=${id}`,
    },
    { label: t('Rename'), icon: <Pencil aria-hidden="true" size={16} />, keys: 'F2', act: () => acts.rename(run) },
    {
      label: run.note ? t('Edit note') : t('Add note'),
      icon: <NotebookPen aria-hidden="true" size={16} />,
      keys: 'N',
      act: () => acts.note(run),
    },
    {
      label: run.star ? t('Remove star') : t('Star'),
      icon: <Star aria-hidden="true" size={16} fill={run.star ? 'currentColor' : 'none'} />,
      keys: 'S',
      act: () => acts.star(run),
    },
    ...(theme
      ? [
          {
            label: t('Show runs with this theme'),
            icon: <SwatchBook aria-hidden="true" size={16} />,
            act: () => acts.theme(theme.id),
          },
        ]
      : []),
    {
      label: t('Move to trash'),
      icon: <Trash2 aria-hidden="true" size={16} />,
      keys: 'Del',
      act: () => acts.remove(run),
      isDanger: true,
      startsGroup: true,
    },
  ];
  return <Menu label={t('More actions for {title}', { title: run.title || t('Untitled') })} items={items} />;
}
