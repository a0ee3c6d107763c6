'use client';

import { LayoutGrid, List, ListFilter, Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isTyping, useCommands } from '@/components/commands/command-registry';
import { optionsOf } from '@/components/composer/settings/choice-words';
import type { HistoryFilter } from '@/components/data/history';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { ViewButton } from '@/components/ui/toolbar';
import type { HistorySort } from '@/lib/contract/history';
import { LIMITS } from '@/lib/contract/limits';
import { Listeners, listenTo, onPressOutside } from '@/lib/listeners';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { filterChips } from './filter-line';
import type { FilterPanelProps } from './filter-panel';

const SORT_WORDS = perLocale<Record<HistorySort, string>>(() => ({
  newest: t('Newest first'),
  oldest: t('Oldest first'),
  title: t('Title A–Z'),
  credits: t('Highest cost'),
}));

type Props = {
  filter: HistoryFilter;
  /** The current value of the search field. */
  typed: string;
  /** The name of the theme filter's theme, if known. */
  themeName: string | null;
  onType: (words: string) => void;
  onChange: (changed: Partial<HistoryFilter>) => void;
  onClear: () => void;
  view: HistoryView;
  onView: (view: HistoryView) => void;
};

export function HistoryFilters({ filter, typed, themeName, onType, onChange, onClear, view, onView }: Props) {
  const search = useRef<HTMLInputElement>(null);
  useSearchKey(search);
  useEarlyText(search, typed, onType);
  return (
    <search className="mt-5 flex flex-wrap gap-2 print:hidden">
      <div className="relative min-w-0 flex-1 max-sm:basis-full">
        <Search
          aria-hidden="true"
          size={16}
          className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-quiet"
        />
        <input
          ref={search}
          type="search"
          aria-keyshortcuts="/"
          aria-label={t('Search history')}
          placeholder={t('Search titles, text and notes')}
          className="control ps-9"
          maxLength={LIMITS.query}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <FilterButton filter={filter} themeName={themeName} onChange={onChange} onClear={onClear} />
      <select
        aria-label={t('Sort')}
        className="control w-auto min-w-0 font-medium max-sm:flex-1"
        value={filter.sort}
        onChange={(event) => onChange({ sort: event.target.value as HistoryFilter['sort'] })}
      >
        {optionsOf(SORT_WORDS).map(({ value, label }) => (
          // The default is written as an empty value.
          <option key={value} value={value === 'newest' ? '' : value}>
            {label}
          </option>
        ))}
      </select>
      <fieldset aria-label={t('Layout')} className="flex rounded-control bg-sunk p-0.5">
        <ViewButton label={t('List view')} isOn={view === 'list'} onClick={() => onView('list')}>
          <List aria-hidden="true" size={16} />
        </ViewButton>
        <ViewButton label={t('Grid view')} isOn={view === 'grid'} onClick={() => onView('grid')}>
          <LayoutGrid aria-hidden="true" size={16} />
        </ViewButton>
      </fieldset>
    </search>
  );
}

/** Reads text that was typed before hydration: the input has it, but the state does not. */
function useEarlyText(field: RefObject<HTMLInputElement | null>, value: string, onText: (text: string) => void): void {
  const first = useRef({ value, onText });
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== first.current.value) first.current.onText(early);
  }, [field]);
}

/** `/` focuses the search field, unless the focus is in a text field. */
function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useCommands(() => [
    {
      id: 'search-history',
      title: t('Search history'),
      group: 'List',
      words: t('find search filter view'),
      keys: '/',
      run: () => goTo(field.current),
    },
  ]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // An open modal dialog comes first.
      if (document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      goTo(field.current);
    };
    return listenTo(window, 'keydown', onKeyDown);
  }, [field]);
}

function goTo(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

const loadPanel = loadPart(() => import('./filter-panel'));
const FilterPanel = dynamic(loadPanel, { ssr: false });

/** The button for all filters, with the number of active ones. */
function FilterButton({ filter, ...rest }: FilterPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const count = filterChips(filter, '').length;
  // Preloaded: the server may be unreachable by the time it is opened.
  useEffect(() => void loadPanel().catch(() => {}), []);
  useEffect(() => (isOpen ? onPressOutside([whole.current], () => setOpen(false)) : undefined), [isOpen]);
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from anywhere in it
    <div
      ref={whole}
      className="relative flex max-sm:static"
      onKeyDown={isOpen ? onKeyDown : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Ignores leaving the whole window, and pointer use in a list of the panel.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="aria-expanded:bg-sunk"
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden="true" size={16} /> {t('Filter')}
        {count > 0 && <span className="text-quiet tabular-nums">({count.toLocaleString()})</span>}
      </Button>
      {isOpen && (
        <fieldset
          id={id}
          aria-label={t('Filters')}
          className="absolute end-0 top-full z-30 mt-1 w-80 rounded-card border border-hairline bg-raised p-4 text-ink shadow-card max-sm:inset-x-4 max-sm:top-auto max-sm:w-auto"
        >
          <FilterPanel filter={filter} {...rest} />
        </fieldset>
      )}
    </div>
  );
}

export type HistoryView = 'list' | 'grid';

const STORAGE_KEY = 'cardwright.history-view';
const listeners: Listeners = new Listeners(() => listenTo(window, 'storage', listeners.notify));
/** Without storage, the choice lasts as long as the page. */
let unstored: HistoryView | null = null;

/** Whether the history is a list or a grid; remembered on this device. */
export function useHistoryView(): [HistoryView, (view: HistoryView) => void] {
  return [useSyncExternalStore(listeners.subscribe, read, () => 'list'), write];
}

function read(): HistoryView {
  if (unstored) return unstored;
  try {
    return window.localStorage.getItem(STORAGE_KEY) === 'grid' ? 'grid' : 'list';
  } catch {
    return 'list';
  }
}

function write(view: HistoryView): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, view);
    unstored = null;
  } catch {
    unstored = view;
  }
  listeners.notify();
}
