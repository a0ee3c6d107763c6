import { warningWords } from '@/components/runs/warning-words';
import { t } from '@/lib/words/t';

type Props = { before: readonly string[]; after: readonly string[] };

/** The service's warnings for each run; nothing if there are none. */
export function WarningsCompared({ before, after }: Props) {
  const all = [...new Set([...before, ...after])];
  if (all.length === 0) return null;
  const whose = (warning: string) => {
    if (before.includes(warning) && after.includes(warning)) return t('Both runs');
    return before.includes(warning) ? t('First run') : t('Second run');
  };
  return (
    <section aria-labelledby="notes-title" className="mt-10">
      <h2 id="notes-title" className="text-16 font-semibold">
        {t('Warnings')}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        {all.map((warning) => (
          <div key={warning} className="contents">
            <dt className="text-quiet">{whose(warning)}</dt>
            <dd className="wrap-anywhere">{warningWords(warning)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
