'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { nameCache, themesOptions } from '@/components/data/lists';
import { moveInGrid } from '@/components/pickers/move-active';
import { ListEnd, type PickerList, remoteSource } from '@/components/pickers/picker-list';
import { ThemeGrid } from '@/components/pickers/theme-grid';
import { FieldNotesBelow } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import type { Draft } from '@/lib/composer/draft';
import { titleOf } from '@/lib/composer/title-of';
import type { Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import type { DeckTheme } from '@/lib/deck/theme';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import { useDraftField } from './draft-fields';
import { noTheme, useThemeName } from './theme-value';

/** The theme picker: the deck previews the highlighted theme and keeps it once it is selected. */
export function ThemeMenu({ onDone }: { onDone: () => void }) {
  const { control, getValues } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'themeId' });
  const { target, previewTheme } = useFormSession();
  const { id, notes, control: aria } = useDraftField('themeId');
  const { gone } = useThemeName(field.value, target);
  useEffect(() => () => previewTheme(null), [previewTheme]);
  const [text, operation] = getValues(['inputText', 'operation']);
  return (
    <div className="flex max-h-[inherit] flex-col">
      <ThemeGallery
        {...aria}
        target={target}
        value={field.value}
        onChoose={(themeId) => {
          field.onChange(themeId);
          onDone();
        }}
        onPreview={previewTheme}
        none={noTheme(operation, target)}
        title={/\S/.test(text) ? titleOf(text) : t('Your title')}
      />
      <div className="px-4 pb-2 empty:hidden">
        <FieldNotesBelow
          id={id}
          {...notes}
          warning={notes.warning ?? (notes.error ? undefined : (gone ?? undefined))}
        />
      </div>
    </div>
  );
}

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

const FILTER_WORDS = perLocale(
  () =>
    ({
      all: t('All'),
      light: t('Light'),
      dark: t('Dark'),
      custom: t('Custom'),
    }) satisfies Record<ThemeFilter, string>,
);

const THEMES = perLocale(() => ({ noun: t('Themes'), rowHeight: 132 }) as const);

/** Fewer rows than this do not fill the gallery. */
const MIN_ROWS = 12;
/** The maximum number of pages that a filter loads automatically, because a service may have endless pages. */
const MAX_AUTO_PAGES = 10;

/** Themes as pictures, searchable by name or word: the ARIA combobox pattern over a grid. */
function ThemeGallery({ id, target, value, onChoose, onPreview, none, title, ...aria }: Props) {
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

type ThemeFilter = 'all' | 'light' | 'dark' | 'custom';

/**
 * The filters of the theme gallery. Light and dark are only known of our own themes; a remote service reports which
 * themes are custom.
 */
const THEME_FILTERS = {
  local: ['all', 'light', 'dark'],
  remote: ['all', 'custom'],
} as const satisfies Record<Target, readonly ThemeFilter[]>;

/** Whether a theme passes the filter. A theme with unknown colours is neither light nor dark. */
export function passesFilter(filter: ThemeFilter, { id, type }: Pick<Theme, 'id' | 'type'>): boolean {
  if (filter === 'all') return true;
  if (filter === 'custom') return type === 'custom';
  const theme = findStandardTheme(id);
  return theme !== null && isDark(theme) === (filter === 'dark');
}

/** Text that is lighter than its background makes a dark theme. */
function isDark({ palette }: DeckTheme): boolean {
  return brightness(palette.ground) < brightness(palette.ink);
}

/** Perceived brightness of a six-digit hex colour, 0 to 255 (ITU-R BT.601). */
function brightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
}
