'use client';

import { useMemo } from 'react';
import { themesOptions } from '@/components/data/lists';
import { nameCache } from '@/components/data/name-cache';
import { useListNames } from '@/components/data/use-list-names';
import { Combobox } from '@/components/pickers/combobox';
import { joinedSource } from '@/components/pickers/joined-source';
import { remoteSource } from '@/components/pickers/picker-source';
import { ThemeRow } from '@/components/pickers/theme-row';
import type { ListResponse, Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { say } from '@/lib/words/say';

type ThemePage = ListResponse<Theme>;

type Props = {
  /** Whose themes are offered: one or two. */
  targets: readonly Target[];
  value: string;
  /** The name of the chosen one, as a row of the list knows it. */
  name: string | null;
  onChange: (themeId: string) => void;
};

const THEMES = { noun: [say('theme'), say('themes')], rowHeight: 52 } as const;
const EVERY = say('Every theme');
const NO_IDS: readonly string[] = [];

/** Runs with one theme. One that is in no workspace any more is named by a run that has it, else by its id. */
export function ThemeFilter({ targets, value, name, onChange }: Props) {
  const [target = 'practice', second = null] = targets;
  const unnamed = value !== '' && name === null ? [value] : NO_IDS;
  const listed = useListNames('themes', target, unnamed).names.get(value);
  const listedBySecond = useListNames('themes', second ?? target, second === null ? NO_IDS : unnamed).names.get(value);
  const source = useMemo(() => {
    const of = (whose: Target) => remoteSource<Theme, ThemePage>(THEMES, (query) => themesOptions(whose, query));
    return second === null ? of(target) : joinedSource(of(target), of(second));
  }, [target, second]);
  const shown = value === '' ? '' : (name ?? listed ?? listedBySecond ?? findStandardTheme(value)?.name ?? value);
  return (
    <>
      <label htmlFor="history-theme" className="sr-only">
        {say('Theme')}
      </label>
      <Combobox<Theme>
        // Another list is another hook: the box begins again.
        key={targets.join(' ')}
        id="history-theme"
        source={source}
        shown={shown}
        none={<span className="text-quiet">{EVERY}</span>}
        isChosen={(themeId) => themeId === value}
        onPick={(theme) => {
          // The list does not tell which of the targets a theme came from.
          if (theme) for (const whose of targets) nameCache.keep('themes', whose, [[theme.id, theme.name]]);
          onChange(theme?.id ?? '');
        }}
        row={(theme) => <ThemeRow theme={theme} />}
        placeholder={EVERY}
      />
    </>
  );
}
