'use client';

import { useQuery } from '@tanstack/react-query';
import { FORMAT_WORDS, optionsOf, TARGET_WORDS } from '@/components/composer/choice-words';
import type { HistoryFilter } from '@/components/data/generations';
import { settingsOptions } from '@/components/data/settings';
import { STATE_OPTIONS } from '@/components/runs/state-words';
import { useHydrated } from '@/components/ui/use-hydrated';

type Props = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void };

export function HistoryFilters({ filter, onChange }: Props) {
  const { data } = useQuery(settingsOptions());
  // The header has asked for them as well, perhaps before this list was taken over from the server's markup.
  const settings = useHydrated() ? data : undefined;
  const select = (name: 'state' | 'target' | 'format', all: string, options: { value: string; label: string }[]) => (
    <select
      aria-label={name === 'state' ? 'State' : name === 'target' ? 'Sent to' : 'Format'}
      className="control sm:w-auto"
      value={filter[name]}
      // The values are those of the tables the options come from.
      onChange={(event) => onChange({ ...filter, [name]: event.target.value })}
    >
      <option value="">{all}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  return (
    <search className="mt-5 grid grid-cols-2 gap-2 sm:flex">
      <input
        type="search"
        aria-label="Search the history"
        placeholder="Search title and text"
        className="control max-sm:col-span-2 sm:max-w-sm sm:flex-1"
        value={filter.query}
        onChange={(event) => onChange({ ...filter, query: event.target.value })}
      />
      {select('state', 'Every state', STATE_OPTIONS)}
      {select('format', 'Every format', optionsOf(FORMAT_WORDS))}
      {settings && settings.targets.length > 1 && select('target', 'Practice and live', optionsOf(TARGET_WORDS))}
    </search>
  );
}
