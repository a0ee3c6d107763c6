'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { commandsOf, useCommands } from '@/components/commands/command-registry';
import { useListNames } from '@/components/data/lists';
import { RouteFailure } from '@/components/data/request-json';
import { runOptions } from '@/components/data/runs';
import { fieldWords, isText, type KnownNames, valueWords } from '@/components/lineage/field-change-words';
import { warningWords } from '@/components/runs/group-warnings';
import { useGo } from '@/components/shell/use-go';
import { ButtonLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { EmptyState, LoadingState } from '@/components/ui/states';
import { requestDifferences, requestLikenesses } from '@/lib/composer/request-differences';
import type { Run } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { t, tPlural } from '@/lib/words/t';
import { CardsSideBySide, LoadFailure } from './cards-side-by-side';
import { RunFactsTable, RunLink } from './run-facts-table';
import { TextDifference } from './text-difference';

/** The ids of the two runs; null if missing in the URL. */
type Props = { a: string | null; b: string | null };

/** Compares two runs: their settings, text and results. */
export function ComparePage({ a, b }: Props) {
  const one = useQuery({ ...runOptions(a ?? ''), enabled: a !== null && a !== b });
  const other = useQuery({ ...runOptions(b ?? ''), enabled: b !== null && a !== b });
  const areTwo = a !== b && one.data !== undefined && other.data !== undefined;
  useCompareCommands(areTwo ? one.data : undefined, other.data);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 pb-24 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-28 font-semibold">{t('Compare')}</h1>
        {one.data && other.data && (
          <ButtonLink href={swapAddress(one.data, other.data)} look="bare" className="-mx-3 print:hidden">
            <ArrowLeftRight aria-hidden="true" size={16} /> {t('Swap')}
          </ButtonLink>
        )}
      </div>
      {stateOf({ a, b, one, other }) ?? (one.data && other.data && <Compared before={one.data} after={other.data} />)}
    </div>
  );
}

type Asked = Props & { one: UseQueryResult<Run>; other: UseQueryResult<Run> };

/** What to show if there is no comparison yet. */
function stateOf({ a, b, one, other }: Asked): ReactNode {
  if (a === null || b === null)
    return (
      <EmptyState title={t('Select two runs to compare')} to={toHistory()}>
        {t('In history, choose Select, pick two runs, then Compare.')}
      </EmptyState>
    );
  if (a === b)
    return (
      <EmptyState title={t('Both sides are the same run')} to={toHistory()}>
        {t('Pick a different run.')}
      </EmptyState>
    );
  const [isOneGone, isOtherGone] = [isGone(one.error), isGone(other.error)];
  if (isOneGone || isOtherGone)
    return (
      <EmptyState
        title={isOneGone && isOtherGone ? t('Neither run exists') : missingRunWords(isOneGone)}
        to={toHistory()}
      >
        <p>{t('It may have been deleted, or the link is incomplete.')}</p>
        {one.data && <ToRun run={one.data} />}
        {other.data && <ToRun run={other.data} />}
      </EmptyState>
    );
  const failure = one.error ?? other.error;
  if (failure && !(one.data && other.data))
    return <LoadFailure failure={failure} asked={[one, other]} className="mt-6" />;
  if (!one.data || !other.data) return <LoadingState label={t('Loading…')} rows={8} className="mt-6" />;
  return null;
}

function Compared({ before, after }: { before: Run; after: Run }) {
  const [one, other] = [comparedRequest(before), comparedRequest(after)];
  const names = useNamesCompared(before, after);
  return (
    <>
      <RunFactsTable before={before} after={after} />
      <ChangedFields before={one} after={other} names={names} />
      <TextDifference before={textOf(one)} after={textOf(other)} />
      <CardsSideBySide before={before} after={after} />
      <WarningsCompared before={before.warnings} after={after.warnings} />
    </>
  );
}

/** The request with its operation, which may differ too. */
function comparedRequest({ operation, request }: Run): Record<string, unknown> {
  return { operation, ...(typeof request === 'object' ? request : {}) };
}

function textOf({ inputText, prompt }: Record<string, unknown>): string {
  const text = inputText ?? prompt;
  return typeof text === 'string' ? text : '';
}

function isGone(error: Error | null): boolean {
  return error instanceof RouteFailure && error.status === 404;
}

function missingRunWords(isFirst: boolean): string {
  return isFirst ? t('The first run was deleted') : t('The second run was deleted');
}

function toHistory() {
  return { href: '/history', label: t('Go to history') };
}

function ToRun({ run }: { run: Run }) {
  return (
    <p className="mt-2">
      <RunLink run={run} className="underline" />
    </p>
  );
}

/** Palette commands of the compare page, the same as its links. None until both runs are loaded. */
function useCompareCommands(before: Run | undefined, after: Run | undefined): void {
  const go = useGo();
  useCommands(() => {
    if (!before || !after) return [];
    const [a, b] = [encodeURIComponent(before.id), encodeURIComponent(after.id)];
    const command = commandsOf('Go to');
    const lead = (id: string, title: string, words: string, address: string) =>
      command(id, title, words, () => go(address));
    return [
      lead('swap-sides', t('Swap'), t('exchange first second compare'), swapAddress(before, after)),
      lead('open-first', t('Open first run'), t('see open page'), `/runs/${a}`),
      lead('open-second', t('Open second run'), t('see open page'), `/runs/${b}`),
      lead('use-first', t('Duplicate the first run'), t('use again repeat copy restore request'), `/?from=${a}`),
      lead('use-second', t('Duplicate the second run'), t('use again repeat copy restore request'), `/?from=${b}`),
    ];
  });
}

/** The URL of the same comparison with the sides swapped. */
function swapAddress(before: Pick<Run, 'id'>, after: Pick<Run, 'id'>): string {
  return `/compare?${new URLSearchParams({ a: after.id, b: before.id })}`;
}

/** The names of the themes and folders of two runs. A list is only loaded if an id in it needs a name. */
function useNamesCompared(before: Run, after: Run): KnownNames {
  const runs = [before, after];
  const local = useNames('local', runs);
  const remote = useNames('remote', runs);
  const own = runs.flatMap(({ theme }) => (theme?.name ? [[theme.id, theme.name] as const] : []));
  return new Map([...local, ...remote, ...own]);
}

function useNames(target: Target, runs: readonly Run[]): readonly (readonly [string, string])[] {
  const asked = runs.filter((run) => run.target === target);
  const folders = useListNames('folders', target, [...new Set(asked.flatMap(folderIds))]);
  const themes = useListNames('themes', target, [...new Set(asked.flatMap(unnamedTheme))]);
  return [...folders.names, ...themes.names];
}

function folderIds({ request }: Run): string[] {
  const asked = typeof request === 'object' && request !== null && 'folderIds' in request ? request.folderIds : null;
  return Array.isArray(asked) ? asked.filter((id) => typeof id === 'string') : [];
}

function unnamedTheme({ theme }: Run): string[] {
  return theme !== null && theme.name === null ? [theme.id] : [];
}

/** The service's warnings for each run; nothing if there are none. */
function WarningsCompared({ before, after }: { before: readonly string[]; after: readonly string[] }) {
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

/** The settings that differ, side by side; equal ones are collapsed. */
function ChangedFields({ before, after, names }: { before: unknown; after: unknown; names: KnownNames }) {
  const [isOpen, setOpen] = useState(false);
  const changed = requestDifferences(before, after).filter(({ path }) => !isText(path));
  const same = requestLikenesses(before, after).filter(({ path }) => !isText(path));
  return (
    <section aria-labelledby="fields-title" className="mt-10">
      <h2 id="fields-title" className="text-16 font-semibold">
        {t('Settings')}
      </h2>
      {changed.length === 0 && <p className="mt-2 text-14 text-quiet">{t('All settings are the same.')}</p>}
      {changed.length > 0 && (
        <table className="mt-3 w-full table-fixed border-t border-hairline text-start text-14">
          <caption className="sr-only">{t('Different settings')}</caption>
          <colgroup>
            <col className="w-24 sm:w-40" />
            <col />
            <col />
          </colgroup>
          <thead className="text-13 text-quiet">
            <tr className="border-b border-hairline">
              <Head>{t('Setting')}</Head>
              <Head>{t('First run')}</Head>
              <Head>{t('Second run')}</Head>
            </tr>
          </thead>
          <tbody>
            {changed.map((field) => (
              <tr key={field.path} className="border-b border-hairline align-top">
                <th scope="row" className="py-2 pe-3 text-start font-medium wrap-anywhere">
                  {fieldWords(field.path)}
                </th>
                <td className="py-2 pe-3 whitespace-pre-wrap wrap-anywhere">
                  <Value words={valueWords(field.path, field.before, names)} />
                </td>
                <td className="py-2 whitespace-pre-wrap wrap-anywhere">
                  <Value words={valueWords(field.path, field.after, names)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <div className={changed.length > 0 ? undefined : 'mt-3'}>
          <Section
            title={tPlural(same.length, { one: '1 setting is the same', other: '{count} settings are the same' })}
            open={isOpen}
            onOpenChange={setOpen}
          >
            <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-1 text-14">
              {same.map(({ path, value }) => (
                <div key={path} className="contents">
                  <dt className="text-quiet">{fieldWords(path)}</dt>
                  <dd className="wrap-anywhere">{valueWords(path, value, names)}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </div>
      )}
    </section>
  );
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="py-1.5 pe-3 text-start font-normal">
      {children}
    </th>
  );
}

function Value({ words }: { words: string | null }) {
  return words === null ? <span className="text-quiet">{t('Not set')}</span> : words;
}
