import { formatLocale } from '@/components/ui/format-locale';
import type { TimelineEntry } from '@/lib/contract/composer';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';

/** The run's events with time and response; stacked on a phone. */
export function RunTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return <p className="text-14 text-quiet">{t('Nothing yet.')}</p>;
  return (
    <ol aria-label={t('Activity')} className="ms-1 border-s border-dashed border-edge">
      {entries.map((entry, index) => (
        <li key={index} className="relative pb-4 ps-5 last:pb-0">
          <span aria-hidden="true" className="absolute top-2 -start-[3.5px] size-1.5 rounded-full bg-edge" />
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 text-14 wrap-anywhere">{entry.what}</span>
            <time
              dir="auto"
              dateTime={entry.at}
              title={new Date(entry.at).toLocaleString(formatLocale())}
              className="font-mono text-12 text-quiet tabular-nums"
            >
              {whenOf(entry, entries[0])}
            </time>
          </div>
          <AnswerFacts entry={entry} />
          {entry.detail && <p className="mt-0.5 text-13 wrap-anywhere text-quiet">{eventDetail(entry.detail)}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What to quote to the service's support. */
function AnswerFacts({ entry: { httpStatus, requestId } }: { entry: TimelineEntry }) {
  if (httpStatus === null && requestId === null) return null;
  return (
    <dl className="mt-0.5 flex flex-wrap gap-x-4 font-mono text-12 text-quiet">
      {httpStatus !== null && (
        <div className="flex gap-1.5">
          <dt>HTTP</dt>
          <dd className="text-ink tabular-nums">{httpStatus}</dd>
        </div>
      )}
      {requestId !== null && (
        <div className="flex min-w-0 gap-1.5">
          <dt className="shrink-0">{t('request ID')}</dt>
          <dd className="wrap-anywhere text-ink">{requestId}</dd>
        </div>
      )}
    </dl>
  );
}

/** The time; with the date if it differs from the first entry's. */
function whenOf(entry: TimelineEntry, first: TimelineEntry | undefined): string {
  const at = new Date(entry.at);
  const sameDay = first && new Date(first.at).toDateString() === at.toDateString();
  return sameDay
    ? at.toLocaleTimeString(formatLocale())
    : at.toLocaleString(formatLocale(), { dateStyle: 'medium', timeStyle: 'medium' });
}

/**
 * Our own stored notes that contain a number (`keep-export.ts`, `note-balance.ts`, `send-run.ts`). Text from a
 * service is shown verbatim, because a number in it may be an id.
 */
const NOTES_WITH_NUMBER = [/^(?:pdf|pptx), (\d+) bytes$/, /^(\d+) credits left$/, / \(waiting (\d+) s\)$/];

/** Translates a timeline note and formats its number for the locale. */
export function eventDetail(kept: string, locale?: string): string {
  const said = tStored(kept);
  const figure = NOTES_WITH_NUMBER.flatMap((form) => form.exec(kept)?.[1] ?? [])[0];
  if (figure === undefined) return said;
  // The last match: the text before it may be from a service.
  const at = said.lastIndexOf(figure);
  return at < 0 ? said : said.slice(0, at) + Number(figure).toLocaleString(locale) + said.slice(at + figure.length);
}
