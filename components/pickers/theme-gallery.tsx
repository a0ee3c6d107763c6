'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { themesOptions } from '@/components/data/lists';
import { nameCache } from '@/components/data/name-cache';
import { Segmented } from '@/components/ui/segmented';
import type { Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { ListEnd } from './list-end';
import { moveInGrid } from './move-active';
import { remoteSource } from './picker-source';
import { passesFilter, THEME_FILTERS, type ThemeFilter } from './theme-filter';
import { ThemeGrid } from './theme-grid';
import type { PickerList } from './use-picker-list';

type Props = {
  /** The id of the search input, which holds the focus. */
  id: string;
  target: Target;
  value: string;
  onChoose: (themeId: string) => void;
  /** Called with the highlighted theme, so that the deck previews it; null if there is none. */
  onPreview: (themeId: string | null) => void;
  /** No theme, and the theme that it stands for, which is listed once. */
  none: { name: string; themeId?: string };
  /** The text on the pictures. */
  title: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

const FILTER_WORDS = perLocale<Record<ThemeFilter, string>>(() => ({
  all: t('All'),
  light: t('Light'),
  dark: t('Dark'),
  custom: t('Custom'),
}));

const THEMES = perLocale(() => ({ noun: t('Themes'), rowHeight: 132 }));

/** Fewer rows than this do not fill the gallery. */
const MIN_ROWS = 12;
/** The maximum number of pages that a filter loads automatically, because a service may have endless pages. */
const MAX_AUTO_PAGES = 10;

/** Themes as pictures, searchable by name or word: the ARIA combobox pattern over a grid. */
export function ThemeGallery({ id, target, value, onChoose, onPreview, none, title, ...aria }: Props) {
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const columns = useRef(3);
  const source = useMemo(() => remoteSource(THEMES, (typed) => themesOptions(target, typed)), [target]);
  const list = source.useRows(query, true);
  const [filter, setFilter] = useState<ThemeFilter>('all');
  const rows = useMemo(() => list.rows.filter((theme) => passesFilter(filter, theme)), [list.rows, filter]);
  useMoreWhenFew(list, filter !== 'all' && rows.length < MIN_ROWS);
  const options: readonly (Theme | null)[] =
    query === '' && filter === 'all' ? [null, ...rows.filter(({ id: own }) => own !== none.themeId)] : rows;
  const active = activeId === null ? -1 : options.findIndex((theme) => (theme?.id ?? '') === activeId);
  const shown = options[active];
  const moveTo = (index: number) => {
    const theme = options[index];
    setActiveId(theme === undefined ? null : (theme?.id ?? ''));
    onPreview(theme?.id ?? null);
    if (index >= options.length - 6) list.more();
  };
  const choose = (theme: Theme | null) => {
    if (theme) nameCache.keep('themes', target, [[theme.id, theme.name]]);
    onChoose(theme && theme.id !== none.themeId ? theme.id : '');
  };
  return (
    <div className="flex max-h-[inherit] min-h-0 flex-col">
      <div className="flex flex-wrap gap-2 border-b border-hairline p-3">
        <input
          id={id}
          role="combobox"
          aria-label={t('Theme')}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 ? undefined : `${id}-option-${active}`}
          className="control min-w-40 flex-1"
          autoComplete="off"
          spellCheck={false}
          placeholder={
            list.state === 'end' ? t('Search {count} themes', { count: list.rows.length }) : t('Search themes')
          }
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(null);
            onPreview(null);
          }}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') {
              event.preventDefault();
              // A query that matches a single theme selects it.
              const meant = options[active] !== undefined ? options[active] : only(list.isSettled ? rows : []);
              if (meant !== undefined) choose(meant);
              return;
            }
            const next = moveInGrid(event.key, active, {
              count: options.length,
              columns: columns.current,
              sideways: query === '' || active >= 0,
            });
            if (next === null) return;
            event.preventDefault();
            moveTo(next);
          }}
          {...aria}
        />
        <Segmented
          label={t('Show themes')}
          value={filter}
          options={THEME_FILTERS[target].map((value) => ({ value, label: FILTER_WORDS[value] }))}
          onChange={(wanted) => {
            setFilter(wanted);
            setActiveId(null);
            onPreview(null);
          }}
          className="shrink-0 [&>button]:px-3"
        />
      </div>
      <ThemeGrid
        id={id}
        target={target}
        asked={`${filter} ${query}`}
        options={options}
        active={active}
        list={list}
        value={value}
        none={none}
        title={title}
        columns={columns}
        onPick={choose}
        onHover={moveTo}
      />
      {list.state === 'end' || list.state === 'more' ? (
        <div className="flex items-center justify-between gap-3 border-t border-hairline px-4 py-2.5 text-12 text-quiet">
          <span role="status">
            {options.length === 0
              ? t('No themes match this filter.')
              : shown !== undefined && t('Previewing {theme}', { theme: shown?.name ?? none.name })}
          </span>
          <span className="pointer-coarse:hidden">{t('Enter to apply, Esc to cancel')}</span>
        </div>
      ) : (
        <ListEnd list={list} query={query} takesAny={false} />
      )}
    </div>
  );
}

/** A filter may leave few of the loaded rows, so more pages are loaded, up to a limit. */
function useMoreWhenFew({ state, more }: PickerList<Theme>, isFew: boolean): void {
  const left = useRef(MAX_AUTO_PAGES);
  const latest = useRef(more);
  latest.current = more;
  useEffect(() => {
    if (!isFew || state !== 'more' || left.current === 0) return;
    left.current -= 1;
    latest.current();
  }, [isFew, state]);
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
