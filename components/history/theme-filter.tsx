'use client';

import { useMemo } from 'react';
import { themesOptions } from '@/components/data/lists';
import { nameCache } from '@/components/data/name-cache';
import { Combobox } from '@/components/pickers/combobox';
import { joinedSource } from '@/components/pickers/joined-source';
import { remoteSource } from '@/components/pickers/picker-source';
import { ThemeRow } from '@/components/pickers/theme-row';
import type { ListResponse, Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/per-locale';
import { t } from '@/lib/words/t';
import { useThemeName } from './use-theme-name';

type ThemePage = ListResponse<Theme>;

type Props = {
  /** The one or two targets whose themes are offered. */
  targets: readonly Target[];
  value: string;
  /** The name of the selected theme, from a row of the list. */
  name: string | null;
  onChange: (themeId: string) => void;
};

const THEMES = perLocale(() => ({ noun: t('Themes'), rowHeight: 52 }) as const);
const every = () => t('All themes');

/**
 * Filters by theme. The name of a theme that no longer exists comes from a run that used it; otherwise its id is shown.
 */
export function ThemeFilter({ targets, value, name, onChange }: Props) {
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
