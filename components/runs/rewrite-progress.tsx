import { formatElapsed } from '@/components/ui/format-relative';
import { t } from '@/lib/words/t';
import { useElapsed } from './use-elapsed';

/** Shown while the model rewrites a card. `since`: when the rewrite was stored; null before that. */
export function RewriteProgress({ since }: { since: string | null }) {
  return (
    <div className="mt-3 flex min-h-9 items-center gap-3 rounded-control border border-hairline bg-surface px-3 py-2 text-14">
      <span aria-hidden="true" className="breathe size-2 shrink-0 rounded-full bg-accent" />
      <span role="status" className="flex-1">
        {t('Rewriting the card…')}
      </span>
      {since && <Elapsed since={since} />}
    </div>
  );
}

/** Not announced, because it changes every second. */
function Elapsed({ since }: { since: string }) {
  const ms = useElapsed(since, null);
  return (
    <span aria-label={t('Elapsed time')} role="timer" className="text-quiet tabular-nums">
      {ms !== null && formatElapsed(ms)}
    </span>
  );
}
