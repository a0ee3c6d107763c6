import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { FORMAT_WORDS, TARGET_WORDS } from '@/components/composer/settings/choice-words';
import type { HistoryFilter } from '@/components/data/history';
import { useListNames } from '@/components/data/lists';
import { settingsOptions } from '@/components/data/settings';
import { STATE_OPTIONS } from '@/components/runs/state-words';
import { RemoveButton } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-page-state';
import type { Operation, Target } from '@/lib/contract/run-words';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { formatLocale, perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

type Props = {
  filter: HistoryFilter;
  themeName: string | null;
  /** The number of runs; null while it is unknown. */
  count: string | null;
  onChange: (changed: Partial<HistoryFilter>) => void;
  onClear: () => void;
  /** Called when the last filter was removed, and its button with it, so that the focus can be moved. */
  onEmptied: () => void;
};

/** The active filters, each with a remove button, and the number of matching runs. */
export function FilterLine({ filter, themeName, count, onChange, onClear, onEmptied }: Props) {
  const { data } = useQuery(settingsOptions());
  const settings = useHydrated() ? data : undefined;
  const targets = filter.target === '' ? (settings?.targets ?? ['local' as const]) : [filter.target];
  const theme = useThemeName(targets, filter.theme, themeName);
  const chips = filterChips(filter, theme);
  const line = useRef<HTMLDivElement>(null);
  const removed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null || chips.some(({ name }) => name === removed.current)) return;
    removed.current = null;
    const next = line.current?.querySelector('button');
    if (next) next.focus();
    else onEmptied();
  });
  return (
    <div
      ref={line}
      className="flex min-h-8 min-w-0 grow basis-72 flex-wrap items-center gap-2 max-sm:basis-full print:hidden"
    >
      {chips.length > 0 && (
        <ul aria-label={t('Active filters')} className="flex min-w-0 flex-wrap gap-2">
          {chips.map(({ name, label, off }) => (
            <li key={name} className="flex max-w-full min-w-0 items-center rounded-[4px] bg-sunk ps-2 text-13">
              <span className="truncate">{label}</span>
              <RemoveButton
                name={t('Remove {name}', { name: label })}
                onClick={() => {
                  removed.current = name;
                  onChange(off);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-7 rounded-control px-1 text-13 underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          {t('Clear')}
        </button>
      )}
      <p role="status" className="ms-auto text-13 whitespace-nowrap text-quiet tabular-nums">
        {count}
      </p>
    </div>
  );
}

export const OPERATION_WORDS = perLocale(
  () => ({ generate: t('Text'), template: t('Template') }) satisfies Record<Operation, string>,
);

/** An active filter, and the change that removes it. */
type FilterChip = { name: string; label: string; off: Partial<HistoryFilter> };

/** The active filters, in the order of the panel. The search is not included: it has its own field. */
export function filterChips(filter: HistoryFilter, themeName: string): FilterChip[] {
  const { state, format, target, operation, theme, since, until, star } = filter;
  const chip = (label: string | false, name: keyof HistoryFilter): FilterChip[] =>
    label === false ? [] : [{ name, label, off: { [name]: '' } }];
  const stateWords = STATE_OPTIONS.find(({ value }) => value === state)?.label ?? state;
  return [
    ...chip(state !== '' && t('Status: {value}', { value: stateWords }), 'state'),
    ...chip(format !== '' && t('Format: {value}', { value: FORMAT_WORDS[format] }), 'format'),
    ...chip(target !== '' && t('Target: {value}', { value: TARGET_WORDS[target] }), 'target'),
    ...chip(operation !== '' && t('Source: {value}', { value: OPERATION_WORDS[operation] }), 'operation'),
    ...chip(theme !== '' && t('Theme: {value}', { value: themeName }), 'theme'),
    ...(since === '' && until === ''
      ? []
      : [{ name: 'date', label: t('Date: {value}', { value: datesOf(since, until) }), off: { since: '', until: '' } }]),
    ...chip(star !== '' && t('Starred'), 'star'),
  ];
}

function datesOf(since: string, until: string): string {
  if (since === until) return dayOf(since);
  if (until === '') return t('from {day}', { day: dayOf(since) });
  if (since === '') return t('to {day}', { day: dayOf(until) });
  return `${dayOf(since)} – ${dayOf(until)}`;
}

/** A calendar day, independent of the reader's time zone. */
function dayOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
}

const NO_IDS: readonly string[] = [];

/**
 * The name of the theme filter's theme: from a row that has it (`name`), or a target's list of themes, or else its id.
 */
export function useThemeName(targets: readonly Target[], id: string, name: string | null): string {
  const [target = 'local', second = null] = targets;
  const unnamed = id !== '' && name === null ? [id] : NO_IDS;
  const listed = useListNames('themes', target, unnamed).names.get(id);
  const listedBySecond = useListNames('themes', second ?? target, second === null ? NO_IDS : unnamed).names.get(id);
  if (id === '') return '';
  return name ?? listed ?? listedBySecond ?? findStandardTheme(id)?.name ?? id;
}
