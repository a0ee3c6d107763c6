'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { lastAnswerOptions } from '@/components/data/runs';
import { useUnsavedNote } from '@/components/history/row/note-dialog';
import { RunFamily } from '@/components/lineage/run-family';
import { Button, CloseButton } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/page-link';
import { RelativeTime } from '@/components/ui/relative-time';
import { Section } from '@/components/ui/section';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { Trans } from '@/components/ui/trans';
import type { Run, TimelineEntry } from '@/lib/contract/composer';
import { formatLocale } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';
import type { RunAct } from './acts/use-run-acts';
import { groupWarnings, useWarnings, warningWords } from './group-warnings';
import { DetailFacts, DeveloperFacts } from './run-facts';
import { SharingSection } from './sharing';

type Props = {
  id: string;
  run: Run;
  acts: readonly RunAct[];
  isOpen: boolean;
  onClose: () => void;
};

/** The panel is narrow, so labels may wrap. */
const WRAPPING_LABEL = 'min-w-0 py-2 text-center whitespace-normal! wrap-anywhere';

/** The actions under "Use again", in order. */
const USE_AGAIN_ACTIONS = ['duplicate', 'reuse', 'version', 'send-remote', 'compare'];

/** All details of a run, beside its deck; on a narrow window below it. */
export function RunDetails({ id, run, acts, isOpen, onClose }: Props) {
  const [hasAnswer, setAnswer] = useState(false);
  const warnings = useWarnings(run);
  const titleId = useId();
  const again = USE_AGAIN_ACTIONS.flatMap((name) => acts.find((act) => act.id === name) ?? []);
  const request = acts.find((act) => act.id === 'request');
  return (
    <aside
      id={id}
      hidden={!isOpen}
      aria-labelledby={titleId}
      className="flex flex-col lg:w-90 lg:shrink-0 lg:overflow-y-auto lg:border-s lg:border-hairline"
    >
      <div className="sticky top-0 z-10 flex min-h-12 items-center justify-between border-b border-hairline bg-paper px-4 lg:px-6">
        <h2 id={titleId} className="text-14 font-semibold">
          {t('Details')}
        </h2>
        <CloseButton
          iconSize={17}
          name={t('Close details')}
          onClick={onClose}
          className="-me-2 size-8 print:hidden text-quiet hover:bg-sunk"
        />
      </div>
      <div className="mx-auto w-full max-w-2xl px-4 pb-6 lg:px-6">
        <Part>
          <WarningList warnings={warnings} />
          <DetailFacts run={run} />
        </Part>
        <Part title={t('Note')}>
          <RunNote run={run} onEdit={acts.find((act) => act.id === 'note')?.run ?? null} />
        </Part>
        <Part title={t('Use again')} className="print:hidden">
          <div className="grid grid-cols-2 gap-2">
            {again.map(({ id: name, title, href, run: act }) =>
              href ? (
                <ButtonLink key={name} href={href} className={WRAPPING_LABEL}>
                  {title}
                </ButtonLink>
              ) : (
                <Button key={name} onClick={act} className={WRAPPING_LABEL}>
                  {title}
                </Button>
              ),
            )}
          </div>
        </Part>
        {(run.state === 'completed' || run.hasDeck) && run.deletedAt === null && (
          <Part title={t('Sharing')} className="print:hidden">
            <SharingSection run={run} />
          </Part>
        )}
        <RunFamily run={run} />
        <Part title={t('Activity')}>
          <RunTimeline entries={run.timeline} />
        </Part>
        <Section title={t('Developer details')} open={hasAnswer} onOpenChange={setAnswer}>
          <div className="space-y-4">
            <DeveloperFacts run={run} />
            {hasAnswer && <LastAnswer run={run} />}
            {request && (
              <Button onClick={request.run} aria-haspopup="dialog" className="print:hidden">
                {request.title}
              </Button>
            )}
          </div>
        </Section>
      </div>
    </aside>
  );
}

function Part({ title, className = '', children }: { title?: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={title && id}
      className={`space-y-3 border-hairline py-4 [&:not(:first-child)]:border-t ${className}`}
    >
      {title && (
        <h3 id={id} className="text-13 font-semibold">
          {title}
        </h3>
      )}
      {children}
    </section>
  );
}

/** The service's last response, verbatim. Loaded when opened. */
function LastAnswer({ run }: { run: Pick<Run, 'id' | 'state'> }) {
  const { data, error, refetch } = useQuery(lastAnswerOptions(run));
  if (!data && error)
    return <ErrorState of={error} title={t('Can’t load the answer')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label={t('Loading…')} rows={3} />;
  if (data.answer === null) return <p className="text-14 text-quiet">{t('No answer yet.')}</p>;
  const { at, statusCode, text } = data.answer;
  return (
    <>
      <p className="text-13 text-quiet">
        <Trans
          of="HTTP {statusCode}, {time}. Keys are removed."
          with={{ statusCode, time: <RelativeTime at={at} /> }}
        />
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={t('Service answer')}
        className="mt-2 max-h-96 overflow-auto rounded-control bg-surface p-3"
        dir="ltr"
      >
        <pre className="font-mono text-12 whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </section>
    </>
  );
}

/** The private note on a run. `onEdit` null: read-only, as in the trash. */
function RunNote({ run, onEdit }: { run: Run; onEdit: (() => void) | null }) {
  const unsaved = useUnsavedNote(run);
  return (
    <div className="space-y-2 text-13">
      {run.note && (
        <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
          {run.note}
        </p>
      )}
      {!run.note && <p className="text-quiet">{t('Private note. Searchable.')}</p>}
      {unsaved !== null && <p className="text-warn">{t('Your note isn’t saved yet.')}</p>}
      {onEdit && (
        <Button size="small" aria-haspopup="dialog" onClick={onEdit} className="print:hidden">
          {run.note ? t('Edit note') : t('Add note')}
        </Button>
      )}
    </div>
  );
}

/** The service's warnings about deviations from the request, verbatim. */
function WarningList({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  const grouped = groupWarnings(warnings);
  return (
    <section aria-labelledby="warnings-title" className="border-s-2 border-warn py-1 ps-4">
      <h3 id="warnings-title" className="text-13 font-semibold">
        {tPlural(grouped.length, { one: '{count} warning', other: '{count} warnings' })}
      </h3>
      <ul className="mt-1 space-y-1 text-13 text-quiet">
        {grouped.map((warning) => (
          <li key={warning} className="wrap-anywhere">
            {warningWords(warning)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The run's events with time and response; stacked on a phone. */
function RunTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
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
