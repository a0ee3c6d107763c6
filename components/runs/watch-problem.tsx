import { formatLocale } from '@/components/ui/format-locale';
import type { Run } from '@/lib/contract/composer';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { useElapsed } from './use-elapsed';

type Props = { watch: NonNullable<Run['watch']>; problem: string };

/** Why a run's status is unknown, and the times of the last and the next poll. */
export function WatchProblem({ watch, problem }: Props) {
  const time = new Date(watch.lookedAt).toLocaleTimeString(formatLocale(), { timeStyle: 'short' });
  return (
    <>
      {t('Can’t check the status: {why}. Last checked {time}.', { why: tStored(problem), time })}{' '}
      {watch.looksAt !== null && <NextLook at={watch.looksAt} />}
    </>
  );
}

function NextLook({ at }: { at: string }) {
  const overdue = useElapsed(at, null);
  if (overdue === null) return null;
  const seconds = Math.ceil(-overdue / 1000);
  return seconds > 0 ? t('Trying again in {seconds} s.', { seconds }) : t('Trying again now.');
}
