'use client';

import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useId, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLiveDraft } from '@/components/composer/form-session';
import { nameCache } from '@/components/data/lists';
import { runOptions } from '@/components/data/runs';
import { useDeskContext } from '@/components/drafts/desk-context';
import { draftOfRun } from '@/components/runs/draft-of-run';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useHydrated } from '@/components/ui/use-page-state';
import { textChanges } from '@/lib/compare/word-changes';
import type { Draft } from '@/lib/composer/draft';
import { fullRequest } from '@/lib/composer/full-request';
import { type FieldDifference, requestDifferences } from '@/lib/composer/request-differences';
import type { Run } from '@/lib/contract/composer';
import type { DraftOrigin } from '@/lib/contract/drafts';
import type { ListResponse } from '@/lib/contract/lists';
import { t, tPlural } from '@/lib/words/t';
import { fieldWords, isText, type KnownNames, takenBack, valueWords } from './field-change-words';

/**
 * The run that the draft was duplicated from, and the differences since, each of which can be reverted.
 * Nothing if that run cannot be loaded, because the draft does not depend on it.
 */
export function OriginLine({ origin }: { origin: DraftOrigin }) {
  const { data: run } = useQuery({ ...runOptions(origin.run), refetchInterval: false });
  const original = useMemo(() => run && draftOfRun(run), [run]);
  if (!run || !original) return null;
  return <Line run={run} original={original} />;
}

function Line({ run, original }: { run: Run; original: Draft }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { getValues, reset } = useFormContext<Draft>();
  const { desk } = useDeskContext();
  const draft = useLiveDraft();
  const changes = useMemo(() => requestDifferences(requestOf(original), requestOf(draft)), [original, draft]);
  const names = useKnownNames(run);
  const takeBack = (taken: readonly FieldDifference[]) => {
    reset(takenBack(getValues(), original, taken), { keepDirty: true });
    desk.changed();
  };
  return (
    <section aria-label={t('Source of this draft')} className="border-b border-hairline text-13">
      <div className="flex flex-wrap items-center gap-x-2 px-4 py-1 lg:px-6">
        <span className="min-w-0 flex-1 basis-40 truncate text-quiet max-sm:basis-full">
          {t('From')}{' '}
          <Link
            href={`/runs/${encodeURIComponent(run.id)}`}
            title={run.title || t('Untitled')}
            className="text-ink underline underline-offset-2"
            dir="auto"
          >
            {run.title || t('Untitled')}
          </Link>
        </span>
        {changes.length === 0 ? (
          <span className="text-quiet">{t('No changes yet')}</span>
        ) : (
          <Button look="bare" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <ChevronRight
              aria-hidden="true"
              size={14}
              className={classNames('shrink-0 text-quiet transition', isOpen ? 'rotate-90' : 'rtl:-scale-x-100')}
            />
            {tPlural(changes.length, { one: '1 change', other: '{count} changes' })}
          </Button>
        )}
        <Button look="bare" size="small" onClick={() => desk.detach()}>
          {t('Unlink')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen || changes.length === 0} className="max-h-52 overflow-y-auto px-4 pb-2 lg:px-6">
        {isOpen && (
          <>
            <ul>
              {changes.map((change) => (
                <OriginChange key={change.path} change={change} names={names} onTakeBack={() => takeBack([change])} />
              ))}
            </ul>
            {changes.length > 1 && (
              <Button size="small" className="mt-2" onClick={() => takeBack(changes)}>
                {t('Revert all')}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** The whole form, including fields that are ignored. */
function requestOf(draft: Draft): Record<string, unknown> {
  const { operation, request } = fullRequest(draft);
  return { operation, ...request };
}

type Props = { change: FieldDifference; names: KnownNames; onTakeBack: () => void };

/** One field that differs from the run, with a button to revert it. */
function OriginChange({ change, names, onTakeBack }: Props) {
  const { path, before, after } = change;
  const label = fieldWords(path);
  const [was, is] = isText(path)
    ? [null, <TextChange key={path} before={String(before ?? '')} after={String(after ?? '')} />]
    : [valueWords(path, before, names) ?? t('not set'), valueWords(path, after, names) ?? t('not set')];
  return (
    <li className="flex items-start justify-between gap-3 border-t border-hairline py-1">
      <p className="min-w-0 py-1 wrap-anywhere">
        <span className="font-medium">{label}</span>{' '}
        {was !== null && (
          <>
            <span className="sr-only">{t('was')}</span> <span className="text-quiet line-through">{was}</span>{' '}
            <span aria-hidden="true">→</span> <span className="sr-only">{t('now')}</span>{' '}
          </>
        )}
        <span>{is}</span>
      </p>
      <Button look="bare" size="small" aria-label={t('Revert {label}', { label })} onClick={onTakeBack}>
        {t('Revert')}
      </Button>
    </li>
  );
}

/** The number of changed cards. */
function TextChange({ before, after }: { before: string; after: string }) {
  const words = useMemo(() => {
    const { matches, unit } = textChanges(before, after);
    const changed = matches.filter((match) => match.kind !== 'same' || match.isMoved).length;
    if (unit === 'cards')
      return tPlural(
        changed,
        { one: '1 card differs', other: '{count} cards differ' },
        { count: changed.toLocaleString() },
      );
    return tPlural(
      changed,
      { one: '1 part differs', other: '{count} parts differ' },
      { count: changed.toLocaleString() },
    );
  }, [before, after]);
  return <span className="text-quiet">{words}</span>;
}

type Named = { id: string; name: string };

/** The names of themes and folders that are already loaded. Never fetches anything to name a change. */
function useKnownNames(run: Run): KnownNames {
  const client = useQueryClient();
  const lists = ['themes', 'folders'].flatMap((list) =>
    client.getQueriesData<InfiniteData<ListResponse<Named>>>({ queryKey: [list, run.target] }),
  );
  const items = lists.flatMap(([, pages]) => pages?.pages.flatMap(({ data }) => data) ?? []);
  const own = run.theme?.name ? [{ id: run.theme.id, name: run.theme.name }] : [];
  const chosen = useHydrated()
    ? [...nameCache.read('themes', run.target), ...nameCache.read('folders', run.target)]
    : [];
  return new Map([...chosen, ...[...items, ...own].map(({ id, name }) => [id, name] as const)]);
}
