'use client';

import { ConfirmDialog } from '@/components/ui/modal';
import { useNow } from '@/components/ui/relative-time';
import type { RunSummary } from '@/lib/contract/composer';
import { LIMITS } from '@/lib/contract/limits';
import { t, tPlural } from '@/lib/words/t';

type Titled = Pick<RunSummary, 'title'>;

/** The toast after a run was deleted. */
export function binnedWords({ title }: Titled): string {
  return t('“{run}” moved to trash', { run: shortened(title || t('Untitled')) });
}

/** The toast after a run was restored. */
export function restoredWords({ title }: Titled): string {
  return t('“{run}” restored', { run: shortened(title || t('Untitled')) });
}

/** The topic of trash toasts: a toast is dropped when one of its runs is moved to or from the trash. */
export function binToast(ids: readonly string[]): readonly string[] {
  return ids.map((id) => `bin:${id}`);
}

function shortened(title: string): string {
  return title.length > 48 ? `${title.slice(0, 47)}…` : title;
}

const DAY = 86_400_000;

/** The number of days until a run deleted at this time (ISO 8601) is removed for good, rounded up; never below 0. */
export function daysLeft(deletedAt: string, now: number): number {
  const left = Date.parse(deletedAt) + LIMITS.binDays * DAY - now;
  return Math.min(LIMITS.binDays, Math.max(0, Math.ceil(left / DAY)));
}

/** How long a run stays in the trash. Empty until the reader's clock is known. */
export function GoesIn({ deletedAt }: { deletedAt: string }) {
  const now = useNow();
  if (now === null) return null;
  const days = daysLeft(deletedAt, now);
  if (days === 0) return t('Deleted soon');
  return tPlural(days, { one: '{count} day left', other: '{count} days left' }, { count: days.toLocaleString() });
}

type Props = {
  /** The number of runs to delete for good; null while the dialog is closed. */
  count: number | null;
  onClose: () => void;
  onPurge: () => void;
};

/** Confirms deleting runs for good, which cannot be undone. */
export function PurgeQuestion({ count, onClose, onPurge }: Props) {
  const title = tPlural(
    count ?? 0,
    { one: 'Delete {count} run permanently?', other: 'Delete {count} runs permanently?' },
    // Empty while closed: number formatting on the server may differ from the reader's.
    { count: count?.toLocaleString() ?? '' },
  );
  return (
    <ConfirmDialog
      open={count !== null}
      onClose={onClose}
      title={title}
      action={t('Delete permanently')}
      onConfirm={onPurge}
    >
      <p className="mt-2 text-14">
        {t('This erases the text, deck, files, share links and saved templates. You can’t undo it.')}
      </p>
    </ConfirmDialog>
  );
}
