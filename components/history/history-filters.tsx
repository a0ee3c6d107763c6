'use client';

import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, Star } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FORMAT_WORDS, optionsOf, TARGET_WORDS } from '@/components/composer/choice-words';
import type { HistoryFilter } from '@/components/data/history';
import { settingsOptions } from '@/components/data/settings';
import { STATE_OPTIONS } from '@/components/runs/state-words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { HistorySort } from '@/lib/contract/history';
import { LIMITS } from '@/lib/contract/limits';
import type { Operation } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { countFilters } from './history-filter';
import { HistoryTerms } from './history-terms';
import { ThemeFilter } from './theme-filter';
import { useSearchKey } from './use-search-key';

const OPERATION_WORDS = { generate: say('From text'), template: say('From a template') } satisfies Record<
  Operation,
  string
>;
const SORT_WORDS = {
  newest: say('Newest first'),
  oldest: say('Oldest first'),
  title: say('By title'),
  credits: say('Most credits first'),
} satisfies Record<HistorySort, string>;

type Props = {
  filter: HistoryFilter;
  /** The words of the search as they are being typed. */
  typed: string;
  /** Of the theme that is filtered by, where it is known. */
  themeName: string | null;
  onType: (words: string) => void;
  onChange: (changed: Partial<HistoryFilter>) => void;
  onClear: () => void;
};

type Choice = 'state' | 'format' | 'operation' | 'target' | 'sort';

/** What to look for. On a phone the choices are folded away behind a button that counts them. */
export function HistoryFilters({ filter, typed, themeName, onType, onChange, onClear }: Props) {
  const { data } = useQuery(settingsOptions());
  // The header has asked for them as well, perhaps before this list was taken over from the server's markup.
  const settings = useHydrated() ? data : undefined;
  const [isOpen, setOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useSearchKey(search);
  const count = countFilters({ ...filter, query: '' });
  const choice = (name: Choice, label: string, all: string | null, options: { value: string; label: string }[]) => (
    <Select
      label={label}
      value={filter[name]}
      all={all}
      options={options}
      // The values are those of the tables the options come from.
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <search className="mt-5 block print:hidden">
      <div className="flex flex-wrap gap-2">
        <input
          ref={search}
          type="search"
          aria-keyshortcuts="/"
          aria-label={say('Search the history')}
          placeholder={say('Search title, text, instructions and notes')}
          className="control min-w-0 flex-1 max-sm:basis-full"
          maxLength={LIMITS.query}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <div className="w-44 max-sm:flex-1">
          {choice('sort', say('Sort'), null, optionsOf(SORT_WORDS).map(asDefault('newest')))}
        </div>
        {/* Where there is room: below, it would begin a line of its own and push the list down. */}
        {count > 0 && <Clear className="max-sm:hidden" onClear={onClear} />}
        <Button
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls="history-filters"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={16} /> {say('Filters')}
          {count > 0 && ` (${count})`}
        </Button>
      </div>
      <div
        id="history-filters"
        className={classNames('mt-2 grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap', !isOpen && 'max-sm:hidden')}
      >
        {choice('state', say('State'), say('Every state'), STATE_OPTIONS)}
        {choice('format', say('Format'), say('Every format'), optionsOf(FORMAT_WORDS))}
        {choice('operation', say('Made from'), say('Text and template'), optionsOf(OPERATION_WORDS))}
        {settings &&
          (settings.targets.length > 1 || filter.target !== '') &&
          choice('target', say('Sent to'), say('Practice and Live'), optionsOf(TARGET_WORDS))}
        <div className="min-w-0 sm:w-44">
          <ThemeFilter
            targets={filter.target === '' ? (settings?.targets ?? ['practice']) : [filter.target]}
            value={filter.theme}
            name={themeName}
            onChange={(theme) => onChange({ theme })}
          />
        </div>
        {/* The two stand in one line, however many choices there are before them. */}
        <div className="grid min-w-0 grid-cols-2 items-end gap-2 max-sm:col-span-2 sm:flex">
          <Day label={say('From')} value={filter.since} max={filter.until} onChange={(since) => onChange({ since })} />
          <Day label={say('to')} value={filter.until} min={filter.since} onChange={(until) => onChange({ until })} />
        </div>
        <Button
          aria-pressed={filter.star === '1'}
          className="aria-pressed:border-ink aria-pressed:bg-sunk"
          onClick={() => onChange({ star: filter.star === '1' ? '' : '1' })}
        >
          <Star aria-hidden="true" size={16} fill={filter.star === '1' ? 'currentColor' : 'none'} /> {say('Starred')}
        </Button>
        {count > 0 && <Clear className="sm:hidden" onClear={onClear} />}
        <HistoryTerms />
      </div>
    </search>
  );
}

function Clear({ className, onClear }: { className: string; onClear: () => void }) {
  return (
    <Button look="bare" className={className} onClick={onClear}>
      {say('Clear filters')}
    </Button>
  );
}

type SelectProps = {
  label: string;
  value: string;
  /** The words for no choice; null where one of the options is what stands for it. */
  all: string | null;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

function Select({ label, value, all, options, onChange }: SelectProps): ReactNode {
  return (
    <select
      aria-label={label}
      className={classNames(
        'control',
        all !== null && 'sm:w-auto',
        value !== '' && all !== null && 'border-ink font-medium',
      )}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {all !== null && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** What counts where nothing is chosen is written as nothing. */
function asDefault(usual: string) {
  return (option: { value: string; label: string }) => (option.value === usual ? { ...option, value: '' } : option);
}

type DayProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void };

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-13 text-quiet max-sm:flex-col max-sm:items-start max-sm:gap-1">
      {label}
      <input
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={classNames('control sm:w-36', value !== '' && 'border-ink font-medium')}
      />
    </label>
  );
}
