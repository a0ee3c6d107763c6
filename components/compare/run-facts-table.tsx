import { Repeat2 } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { EXPORT_WORDS, FORMAT_WORDS } from '@/components/composer/settings/choice-words';
import { exportAddress } from '@/components/data/runs';
import { StateMark, TargetMark } from '@/components/runs/run-marks';
import { buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { formatElapsed, RelativeTime } from '@/components/ui/relative-time';
import type { Run } from '@/lib/contract/composer';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

const ROWS: { name: string; of: (run: Run) => ReactNode }[] = perLocale(() => [
  { name: t('Status'), of: (run) => <StateMark run={run} /> },
  { name: t('Target'), of: (run) => <TargetMark target={run.target} /> },
  { name: t('When'), of: (run) => <RelativeTime at={run.createdAt} /> },
  { name: t('Duration'), of: (run) => tookWords(run) },
  { name: t('Format'), of: (run) => (run.format ? FORMAT_WORDS[run.format] : t('From a template')) },
  { name: t('Cards'), of: (run) => run.cards?.toLocaleString() ?? t('Unknown') },
  { name: t('Credits'), of: (run) => run.credits.deducted?.toLocaleString() ?? t('Unknown') },
  { name: t('Files'), of: (run) => <KeptFiles run={run} /> },
]);

/** The facts of two runs in two columns. */
export function RunFactsTable({ before, after }: { before: Run; after: Run }) {
  return (
    <table className="mt-6 w-full table-fixed border-t border-hairline text-14">
      <caption className="sr-only">{t('The two runs')}</caption>
      <colgroup>
        <col className="w-24 sm:w-40" />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr className="border-b border-hairline align-top">
          <td />
          <RunHead run={before} label={t('First run')} />
          <RunHead run={after} label={t('Second run')} />
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, of }) => (
          <tr key={name} className="border-b border-hairline align-top">
            <th scope="row" className="py-1.5 pe-3 text-start font-normal text-quiet">
              {name}
            </th>
            <td className="py-1.5 pe-3 tabular-nums">{of(before)}</td>
            <td className="py-1.5 tabular-nums">{of(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RunLink({ run, className }: { run: Run; className: string }) {
  const address = `/runs/${encodeURIComponent(run.id)}`;
  return (
    <Link href={address} className={classNames('underline-offset-2 wrap-anywhere', className)} dir="auto">
      {run.title || t('Untitled')}
    </Link>
  );
}

function RunHead({ run, label }: { run: Run; label: string }) {
  return (
    <th scope="col" className="py-2 pe-3 text-start font-normal">
      <span className="block text-13 text-quiet">{label}</span>
      <RunLink run={run} className="line-clamp-3 text-16 font-medium hover:underline" />
      {run.deletedAt !== null && <span className="block text-13 text-warn">{t('In trash')}</span>}
      {/* The differences were visible here before the form is filled. */}
      <Link
        href={`/?from=${encodeURIComponent(run.id)}`}
        aria-label={t('Duplicate {title}', { title: run.title || t('Untitled') })}
        // On a phone limited to its column's width: the label wraps instead of overlapping the next column.
        className={classNames(
          buttonClasses('outline', 'small'),
          'mt-2 max-sm:w-full max-sm:px-1.5! max-sm:py-1 max-sm:text-center max-sm:whitespace-normal max-sm:wrap-anywhere print:hidden',
        )}
      >
        <Repeat2 aria-hidden="true" size={14} className="shrink-0 max-sm:hidden" /> {t('Duplicate')}
      </Link>
    </th>
  );
}

function KeptFiles({ run }: { run: Run }) {
  const kept = run.exports.filter(({ state }) => state === 'kept');
  if (kept.length === 0) return t('None');
  return (
    <ul>
      {kept.map(({ format }) => (
        <li key={format}>
          <a
            href={exportAddress(run.id, format)}
            download
            className="inline-block min-h-6 underline underline-offset-2 pointer-coarse:py-3"
          >
            {EXPORT_WORDS[format]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function tookWords({ createdAt, endedAt }: Run): string {
  if (endedAt === null) return t('Not finished');
  const ms = Date.parse(endedAt) - Date.parse(createdAt);
  return ms < 1000 ? t('Under a second') : formatElapsed(ms);
}
