import { FORMAT_WORDS, TARGET_WORDS } from '@/components/composer/settings/choice-words';
import type { HistoryFilter } from '@/components/data/history';
import { STATE_OPTIONS } from '@/components/runs/state-words';
import { formatLocale } from '@/components/ui/format-locale';
import type { Operation } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

export const OPERATION_WORDS = perLocale<Record<Operation, string>>(() => ({
  generate: t('Text'),
  template: t('Template'),
}));

/** An active filter, and the change that removes it. */
export type FilterChip = { name: string; label: string; off: Partial<HistoryFilter> };

/** The active filters, in the order of the panel. The search is not included: it has its own field. */
export function filterChips(filter: HistoryFilter, themeName: string): FilterChip[] {
  const { state, format, target, operation, theme, since, until, star } = filter;
  const chips: (FilterChip | false)[] = [
    state !== '' && {
      name: 'state',
      label: t('Status: {value}', { value: STATE_OPTIONS.find(({ value }) => value === state)?.label ?? state }),
      off: { state: '' },
    },
    format !== '' && {
      name: 'format',
      label: t('Format: {value}', { value: FORMAT_WORDS[format] }),
      off: { format: '' },
    },
    target !== '' && {
      name: 'target',
      label: t('Target: {value}', { value: TARGET_WORDS[target] }),
      off: { target: '' },
    },
    operation !== '' && {
      name: 'operation',
      label: t('Source: {value}', { value: OPERATION_WORDS[operation] }),
      off: { operation: '' },
    },
    theme !== '' && { name: 'theme', label: t('Theme: {value}', { value: themeName }), off: { theme: '' } },
    (since !== '' || until !== '') && {
      name: 'date',
      label: t('Date: {value}', { value: datesOf(since, until) }),
      off: { since: '', until: '' },
    },
    star !== '' && { name: 'star', label: t('Starred'), off: { star: '' } },
  ];
  return chips.filter((chip) => chip !== false);
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
