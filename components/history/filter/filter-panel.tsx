'use client';

import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { FORMAT_WORDS, optionsOf, TARGET_WORDS } from '@/components/composer/settings/choice-words';
import type { HistoryFilter } from '@/components/data/history';
import { nameCache, themesOptions } from '@/components/data/lists';
import { settingsOptions } from '@/components/data/settings';
import { Combobox } from '@/components/pickers/combobox';
import { joinedSource, remoteSource } from '@/components/pickers/picker-list';
import { ThemeRow } from '@/components/pickers/theme-swatch';
import { STATE_OPTIONS } from '@/components/runs/state-words';
import { Button } from '@/components/ui/button';
import type { ListResponse, Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { filterChips, OPERATION_WORDS, useThemeName } from './filter-line';

export type FilterPanelProps = {
  filter: HistoryFilter;
  /** The name of the theme filter's theme, if known. */
  themeName: string | null;
  onChange: (changed: Partial<HistoryFilter>) => void;
  onClear: () => void;
};

/** All filters; each applies immediately. */
export default function FilterPanel({ filter, themeName, onChange, onClear }: FilterPanelProps) {
  const { data: settings } = useQuery(settingsOptions());
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('select')?.focus({ preventScroll: true }), []);
  const hasTargets = (settings?.targets.length ?? 1) > 1 || filter.target !== '';
  const choiceOf = <Name extends 'state' | 'format' | 'target' | 'operation'>(name: Name) => ({
    value: filter[name],
    onChange: (value: HistoryFilter[Name]) => onChange({ [name]: value }),
  });
  return (
    <div ref={first} className="space-y-2">
      <Choice label={t('Status')} {...choiceOf('state')} all={t('All statuses')} options={STATE_OPTIONS} />
      <Choice label={t('Format')} {...choiceOf('format')} all={t('All formats')} options={optionsOf(FORMAT_WORDS)} />
      {hasTargets && (
        <Choice label={t('Target')} {...choiceOf('target')} all={t('All targets')} options={optionsOf(TARGET_WORDS)} />
      )}
      <Choice
        label={t('Source')}
        {...choiceOf('operation')}
        all={t('Any source')}
        options={optionsOf(OPERATION_WORDS)}
      />
      <Line label={t('Theme')} of="history-theme">
        <ThemeFilter
          targets={filter.target === '' ? (settings?.targets ?? ['local']) : [filter.target]}
          value={filter.theme}
          name={themeName}
          onChange={(theme) => onChange({ theme })}
        />
      </Line>
      <Day label={t('From')} value={filter.since} max={filter.until} onChange={(since) => onChange({ since })} />
      <Day label={t('To')} value={filter.until} min={filter.since} onChange={(until) => onChange({ until })} />
      <div className="flex items-center justify-between gap-2 border-t border-hairline pt-3">
        <Button
          aria-pressed={filter.star === '1'}
          className="aria-pressed:border-ink aria-pressed:bg-sunk"
          onClick={() => onChange({ star: filter.star === '1' ? '' : '1' })}
        >
          <Star aria-hidden="true" size={16} fill={filter.star === '1' ? 'currentColor' : 'none'} /> {t('Starred')}
        </Button>
        <Button look="bare" aria-disabled={filterChips(filter, '').length === 0} onClick={onClear}>
          {t('Clear filters')}
        </Button>
      </div>
    </div>
  );
}

function Line({ label, of, children }: { label: string; of: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-2">
      <label htmlFor={of} className="text-13 text-quiet">
        {label}
      </label>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | '';
  /** The label of the empty option. */
  all: string;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | '') => void;
};

function Choice<Value extends string>({ label, value, all, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Line label={label} of={id}>
      <select
        id={id}
        className="control"
        value={value}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? '')}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Line>
  );
}

type DayProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void };

function Day({ label, value, min, max, onChange }: DayProps) {
  const id = useId();
  return (
    <Line label={label} of={id}>
      <input
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
        className="control"
      />
    </Line>
  );
}

type ThemePage = ListResponse<Theme>;

type Props = {
  /** The one or two targets whose themes are offered. */
  targets: readonly Target[];
  value: string;
  /** The name of the selected theme, from a row of the list. */
  name: string | null;
  onChange: (themeId: string) => void;
};

const THEMES = perLocale(() => ({ noun: t('Themes'), rowHeight: 52 }));
const every = () => t('All themes');

/**
 * Filters by theme. The name of a theme that no longer exists comes from a run that used it; otherwise its id is shown.
 */
function ThemeFilter({ targets, value, name, onChange }: Props) {
  const [target = 'local', second = null] = targets;
  const shown = useThemeName(targets, value, name);
  const source = useMemo(() => {
    const of = (whose: Target) => remoteSource<Theme, ThemePage>(THEMES, (query) => themesOptions(whose, query));
    return second === null ? of(target) : joinedSource(of(target), of(second));
  }, [target, second]);
  return (
    <Combobox<Theme>
      // Other targets need other hooks, so the box is remounted.
      key={targets.join(' ')}
      id="history-theme"
      source={source}
      shown={shown}
      none={<span className="text-quiet">{every()}</span>}
      isChosen={(themeId) => themeId === value}
      onPick={(theme) => {
        // The list does not say which target a theme belongs to.
        if (theme) for (const whose of targets) nameCache.keep('themes', whose, [[theme.id, theme.name]]);
        onChange(theme?.id ?? '');
      }}
      row={(theme) => <ThemeRow theme={theme} />}
      placeholder={every()}
    />
  );
}
